//! Every week again: the ritual, the puzzle of the day and the journal, as a class meets them.

use eframe::egui::Key;
use saute_dix::app::ScreenId;
use saute_dix::journal::{Activity, ClassJournal, Journal};

use crate::practice_window::solve;
use crate::support::window::{
    HD, MONDAY, Place, Window, has, has_part, key, keys, labels, open, press, press_each,
    press_starting, type_text,
};

fn class(window: &Window) -> &ClassJournal {
    window.app().journal.class()
}

/// A few weeks of a class, and another class.
pub const WEEKS: &str = "saute-dix journal 1
current 0
class CM1 A
2026-10-05 ritual=1 legal-1=6/10 jump-1=5/10 order-1=7/10
2026-10-06 vote=3 order-2=11/26 met-always-sorts=12/5 met-about-ten=3/3
2026-10-09 game=1 best=17 jumps=9
2026-10-12 ritual=1 day-puzzle=1 legal-1=9/10 jump-1=7/10 order-2=5/10 room-1=8/10
2026-10-13 puzzle=12 lesson=jump-from-the-top lesson=jump-in-the-hand order-3=8/12
2026-11-12 ritual=1 day-puzzle=1 jump-2=7/10 order-2=9/10 room-1=9/10
2026-11-13 game=2 day-puzzle=1 best=4 jumps=21
class CM2
end 7
";

#[test]
fn a_ritual_from_the_tile_to_the_journal() {
    let words = [
        ("fr", "Rituel", "Montrer la réponse", "Presque tous", "Peu", "Voir le journal"),
        ("en", "Ritual", "Show the answer", "Nearly all", "Few", "See the journal"),
    ];
    for (language, tile, reveal, most, few, journal) in words {
        let place = Place::still();
        let mut window = open(language, HD, place.clone());
        press(&mut window, tile);
        let count = window.app().ritual.items().len();
        for number in 0..count {
            assert!(!has(&window, most), "nothing is counted before the answer");
            press(&mut window, reveal);
            press(&mut window, if number == 1 { few } else { most });
        }
        let text = labels(&window).join("\n");
        assert!(has_part(&window, most) && has_part(&window, few), "{text}");
        press(&mut window, journal);
        assert_eq!(window.screen(), ScreenId::Journal);
        assert_eq!(class(&window).count(Activity::Ritual), 1);
        let kept: Journal = place.get("journal.txt").unwrap().parse().unwrap();
        let day = &kept.class().days()[0];
        assert_eq!((day.date, day.topics().len()), (MONDAY, count));
        let score = day.answers();
        assert_eq!(score.right, 9 * (score.of / 10 - 1) + 2);
    }
}

#[test]
fn a_ritual_with_a_remote_alone_and_hands() {
    let mut window = open("fr", HD, Place::still());
    window.visit(ScreenId::Ritual);
    press(&mut window, "Mains levées");
    let count = window.app().ritual.items().len();
    for number in 0..count {
        let item = &window.app().ritual.items()[number];
        let options = &item.attempt.puzzle().options;
        let how = match options.first() {
            Some(_) => "lève la main",
            None => "ardoise",
        };
        assert!(has_part(&window, how), "{how}: {:?}", labels(&window));
        keys(&mut window, [Key::PageDown, Key::PageDown]);
    }
    assert!(has_part(&window, "Rien n’a été compté"), "{:?}", labels(&window));
    assert!(class(&window).days().is_empty());
    key(&mut window, Key::PageUp);
    type_text(&mut window, "3");
    assert_eq!(class(&window).count(Activity::Ritual), 1);
    key(&mut window, Key::PageUp);
    type_text(&mut window, "1");
    let day = &class(&window).days()[0];
    assert_eq!((day.answers().right, day.answers().of), (9, 10), "a slip is sanitized");
    assert_eq!(day.count(Activity::Ritual), 1);
}

#[test]
fn the_puzzle_of_the_day_counts_days_in_a_row() {
    for (language, day, streak) in [
        ("fr", "Énigme du jour", "Énigme du jour · 3 jours de suite"),
        ("en", "Puzzle of the day", "Puzzle of the day · 3 days in a row"),
    ] {
        let place = Place::still();
        place.put("journal.txt", WEEKS);
        let mut window = open(language, HD, place);
        press_starting(&mut window, day);
        solve(&mut window);
        key(&mut window, Key::PageDown);
        window.visit(ScreenId::Home);
        assert!(has(&window, streak), "{:?}", labels(&window));
        let solved = class(&window).days().last().unwrap();
        assert_eq!(solved.count(Activity::DayPuzzle), 1);
    }
}

#[test]
fn the_journal_shows_records_and_is_erased_class_by_class() {
    let place = Place::still();
    place.put("journal.txt", WEEKS);
    let mut window = open("fr", HD, place.clone());
    assert!(has_part(&window, "notre record\u{a0}: 4 cartes"));
    press_starting(&mut window, "Journal");
    for text in ["7 jours avec Saute-Dix", "Record\u{a0}: 4 cartes", "30 sauts", "12/10/2026"] {
        assert!(has_part(&window, text), "{text}: {:?}", labels(&window));
    }
    for chart in ["Réponses justes, semaine après semaine", "Meilleur score"] {
        assert!(has_part(&window, chart), "{chart}: {:?}", labels(&window));
    }
    press_each(&mut window, ["Effacer cette classe", "Annuler"]);
    assert_eq!(class(&window).days().len(), 7);
    press(&mut window, "Effacer cette classe");
    assert!(has_part(&window, "«\u{a0}CM1 A\u{a0}» et ses 7 jours"), "{:?}", labels(&window));
    press(&mut window, "Effacer");
    assert_eq!(class(&window).name(), "CM2");
    assert!(!place.get("journal.txt").unwrap().contains("CM1"));
    press(&mut window, "Nouvelle classe");
    assert_eq!(window.app().journal.journal.classes().len(), 2);
}

#[test]
fn a_broken_journal_is_set_aside_and_said() {
    for (text, part) in [
        ("saute-dix journal 1\nclass CM1\n2026-11-1", "La ligne 3"),
        ("saute-dix journal 1\nclass CM1\n2026-11-12 ritual=1\n", "La fin manque"),
        ("saute-dix journal 9\n", "version plus récente"),
        ("{}", "pas un journal"),
    ] {
        let place = Place::still();
        place.put("journal.txt", text);
        let window = open("fr", HD, place.clone());
        assert!(has_part(&window, part), "{:?}", labels(&window));
        assert_eq!(place.get("journal-broken-1.txt").as_deref(), Some(text));
    }
}

#[test]
fn two_windows_write_one_journal() {
    let place = Place::still();
    let ritual = |window: &mut Window| {
        window.visit(ScreenId::Ritual);
        key(window, Key::PageDown);
        type_text(window, "1");
    };
    let mut one = open("fr", HD, place.clone());
    let mut other = open("fr", HD, place.clone());
    ritual(&mut one);
    ritual(&mut other);
    ritual(&mut one);
    let kept: Journal = place.get("journal.txt").unwrap().parse().unwrap();
    assert_eq!(kept.class().days().len(), 1);
    assert_eq!(kept.class().days()[0].answers().of, 30);
}

#[test]
fn a_clock_set_back_is_said_and_counts_no_day_twice() {
    let place = Place::still();
    let late = WEEKS.replace("2026-11-13", "2027-02-01");
    place.put("journal.txt", &late);
    let mut window = open("fr", HD, place);
    press_starting(&mut window, "Journal");
    let said = "L’horloge de l’ordinateur dit 16/11/2026";
    assert!(has_part(&window, said), "{:?}", labels(&window));
    window.visit(ScreenId::Ritual);
    key(&mut window, Key::PageDown);
    type_text(&mut window, "1");
    assert_eq!(class(&window).days().len(), 7);
}
