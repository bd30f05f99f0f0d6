//! Vote and revote in the window: hands, a talk in pairs, hands again, and what has changed.

use eframe::egui::Key;
use saute_dix::app::ScreenId;
use saute_dix::app::settings::Preferences;
use saute_dix::app::vote::{Vote, VoteStage};

use crate::support::window::{
    HD, Place, Window, has, has_part, key, keys, labels, open, press, press_starting, still,
    type_text,
};

/// What a teacher reads and presses.
struct Words {
    language: &'static str,
    more: &'static str,
    talk: &'static str,
    convince: &'static str,
    hidden: &'static str,
    show: &'static str,
    back: &'static str,
    second: &'static str,
    first_vote: &'static str,
    reveal: &'static str,
    before_after: [&'static str; 2],
    next: &'static str,
    end: &'static str,
    summary: &'static str,
}

const WORDS: [Words; 2] = [
    Words {
        language: "fr",
        more: "Une main de plus pour",
        talk: "Parlez-en à deux",
        convince: "Convaincs ton voisin ou ta voisine",
        hidden: "nombre de mains caché",
        show: "Montrer le premier vote",
        back: "Retour au premier vote",
        second: "Voter une deuxième fois",
        first_vote: "Premier vote\u{a0}: ",
        reveal: "Montrer la réponse",
        before_after: ["avant 3", "après 5"],
        next: "Question suivante",
        end: "Terminer le vote",
        summary: "0\u{a0}sur\u{a0}3 mains levées au premier vote, 5\u{a0}sur\u{a0}5 à la fin",
    },
    Words {
        language: "en",
        more: "One hand more for",
        talk: "Talk in pairs",
        convince: "Convince your neighbour",
        hidden: "number of hands hidden",
        show: "Show the first vote",
        back: "Back to the first vote",
        second: "Vote a second time",
        first_vote: "First vote: ",
        reveal: "Show the answer",
        before_after: ["before 3", "after 5"],
        next: "Next question",
        end: "End the vote",
        summary: "0\u{a0}of\u{a0}3 hands in the first vote, 5\u{a0}of\u{a0}5 in the end",
    },
];

fn at_the_vote(language: &str) -> Window {
    let mut window = open(language, HD, Place::preferring(Preferences { thinking: 30, ..still() }));
    window.visit(ScreenId::Vote);
    window
}

fn vote(window: &Window) -> &Vote {
    window.app().vote.vote().unwrap()
}

fn stage(window: &Window) -> VoteStage {
    vote(window).stage()
}

fn hands(window: &Window) -> Vec<u16> {
    vote(window).answers().map(|(_, _, hands)| hands).collect()
}

/// The letters of a wrong answer that shows something, and of the right one.
fn wrong_and_right(window: &Window) -> (char, char) {
    let mut answers = vote(window).answers();
    let wrong = answers.find_map(|(letter, choice, _)| choice.misconception.map(|_| letter));
    let mut answers = vote(window).answers();
    let right = answers.find_map(|(letter, choice, _)| choice.right.then_some(letter));
    (wrong.unwrap(), right.unwrap())
}

#[test]
fn a_class_votes_talks_and_votes_again() {
    for words in &WORDS {
        let mut window = at_the_vote(words.language);
        let (wrong, right) = wrong_and_right(&window);
        for _ in 0..3 {
            press(&mut window, &format!("{} {wrong}", words.more));
        }
        press(&mut window, words.talk);
        assert!(has_part(&window, words.convince), "{:?}", labels(&window));
        assert!(has_part(&window, words.hidden));
        assert!(!has_part(&window, words.more), "nothing is counted now");
        press(&mut window, words.show);
        assert!(!has_part(&window, words.hidden), "{:?}", labels(&window));
        press(&mut window, words.second);
        assert_eq!(vote(&window).total(), 0);
        assert!(has_part(&window, &format!("{}A\u{a0}", words.first_vote)));
        for _ in 0..5 {
            press(&mut window, &format!("{} {right}", words.more));
        }
        press(&mut window, words.back);
        assert_eq!(vote(&window).total(), 3, "the first count can be sanitized");
        press(&mut window, words.talk);
        assert!(!has_part(&window, words.hidden), "as it was chosen");
        press(&mut window, words.second);
        assert_eq!(vote(&window).total(), 5, "and nothing is lost");
        press(&mut window, words.reveal);
        for bar in words.before_after {
            assert!(has(&window, bar), "{bar}: {:?}", labels(&window));
        }
        assert!(has(&window, words.next), "all are convinced: no aim");
        press(&mut window, words.end);
        assert!(has_part(&window, words.summary), "{:?}", labels(&window));
        for bar in words.before_after {
            assert!(has(&window, bar), "{bar}: {:?}", labels(&window));
        }
        let tally = window.app().vote.tally();
        assert_eq!((tally.first.right, tally.last.right), (0, 5));
    }
}

#[test]
fn a_remote_and_one_letter_go_through_it() {
    let mut window = at_the_vote("en");
    keys(&mut window, [Key::B, Key::P]);
    assert_eq!(stage(&window), VoteStage::Talk);
    key(&mut window, Key::M);
    assert!(has_part(&window, "seconds left"), "time to talk");
    for letter in [Key::A, Key::D, Key::Backspace, Key::ArrowDown] {
        key(&mut window, letter);
    }
    type_text(&mut window, "7");
    assert_eq!((vote(&window).total(), hands(&window)[1]), (1, 1));
    key(&mut window, Key::P);
    assert_eq!((stage(&window), vote(&window).total()), (VoteStage::First, 1));
    keys(&mut window, [Key::P, Key::PageDown]);
    assert_eq!(stage(&window), VoteStage::Second);
    type_text(&mut window, "1");
    type_text(&mut window, "2");
    key(&mut window, Key::ArrowDown);
    type_text(&mut window, "4");
    assert_eq!(hands(&window)[..2], [12, 4]);
    key(&mut window, Key::P);
    assert_eq!(hands(&window)[..2], [0, 1]);
    keys(&mut window, [Key::P, Key::Enter]);
    assert_eq!(hands(&window)[..2], [12, 4], "the button has the focus");
    key(&mut window, Key::PageDown);
    assert!(vote(&window).revealed() && vote(&window).has_both());
    key(&mut window, Key::P);
    assert!(vote(&window).revealed(), "the hands are counted");
    key(&mut window, Key::PageDown);
    assert_eq!((vote(&window).number(), stage(&window)), (2, VoteStage::First));
    keys(&mut window, [Key::PageDown, Key::PageDown]);
    assert_eq!(vote(&window).number(), 3, "without P it is as short as ever");
}

#[test]
fn votes_without_hands_are_no_trouble() {
    for (first, second) in [(0, 0), (2, 0), (0, 2)] {
        let mut window = at_the_vote("fr");
        let count = |window: &mut Window, times| {
            for _ in 0..times {
                key(window, Key::A);
            }
        };
        count(&mut window, first);
        keys(&mut window, [Key::P, Key::PageDown]);
        count(&mut window, second);
        key(&mut window, Key::PageDown);
        assert_eq!(vote(&window).total(), first + second);
        let bar = ["avant 0", "avant 2"].map(|bar| has(&window, bar));
        assert_eq!(bar, [false, false], "{first} {second}");
        press_starting(&mut window, "Question suivante");
        key(&mut window, Key::PageDown);
        press(&mut window, "Terminer le vote");
        let tally = window.app().vote.tally();
        assert_eq!(tally.first, tally.last);
        assert_eq!(tally.last.all, first + second);
        assert_eq!(tally.twice, 0);
    }
}
