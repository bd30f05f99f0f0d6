use super::*;
use crate::app::setup::Player;
use crate::coach::{Ladder, Strategy, ladder};
use crate::rules::{Play, Refusal};
use crate::solver::Task;

fn setup() -> Setup {
    Setup::default()
}

fn session(setup: &Setup) -> Session {
    Session::new(setup)
}

fn best(session: &Session) -> Option<Play> {
    let mut solver = Solver::new();
    let solved = solver.solve(&Task::of_game(session.game())).unwrap();
    match ladder(&solved) {
        Ladder::Play { card, .. } => Some(card),
        Ladder::EndTurn { .. } | Ladder::Nothing => None,
    }
}

fn lay(session: &mut Session, play: Play) {
    session.act(TableAction::Choose(play.card));
    session.act(TableAction::Place(play.pile));
}

fn play_turn(session: &mut Session) {
    while let Some(play) = best(session) {
        lay(session, play);
    }
    session.act(TableAction::EndTurn);
}

#[test]
fn a_card_is_chosen_laid_and_taken_back() {
    let mut session = session(&setup());
    session.act(TableAction::Place(PileName::A));
    assert_eq!(session.event(), Some(&Event::ChooseFirst));
    let play = best(&session).unwrap();
    session.act(TableAction::Choose(play.card));
    assert_eq!(session.chosen(), Some(play.card));
    session.act(TableAction::Choose(play.card));
    assert_eq!(session.chosen(), None, "pressed again, it is let go");
    session.act(TableAction::PointAt(play.card));
    session.act(TableAction::PointAt(play.card));
    assert_eq!(session.chosen(), Some(play.card), "pointed at, it stays");
    assert!(session.targets().contains(play.pile));
    session.act(TableAction::Place(play.pile));
    assert!(matches!(session.event(), Some(Event::Laid { .. })));
    assert!(session.may_undo() && !session.may_end());
    session.act(TableAction::Undo);
    assert_eq!(session.event(), Some(&Event::TookBack(play.card)));
    assert!(session.game().turn().plays.is_empty());
}

#[test]
fn a_refusal_changes_nothing_but_what_is_said() {
    let mut session = session(&setup());
    session.act(TableAction::EndTurn);
    assert!(matches!(session.event(), Some(Event::Refused(Refusal::TooFew { .. }))));
    let play = best(&session).unwrap();
    lay(&mut session, play);
    // A card that may be another seat's: it is chosen only if it is in this hand.
    let stranger = Card::new(50).unwrap();
    session.act(TableAction::Choose(stranger));
    let held = session.game().hand(session.game().player()).contains(stranger);
    assert_eq!(session.chosen().is_some(), held, "only the team's own cards");
}

#[test]
fn hidden_hands_are_handed_over_between_people_only() {
    let mut hidden = setup();
    hidden.open_hands = false;
    let mut session = session(&hidden);
    assert_eq!(*session.phase(), Phase::HandOver);
    assert_eq!(session.shown_hand(), None);
    session.act(TableAction::GoOn);
    assert!(session.shown_hand().is_some() && session.shown_hand_of(1).is_none());
    play_turn(&mut session);
    assert_eq!(*session.phase(), Phase::HandOver, "now the other team");
    hidden.seat_mut(1).unwrap().player = Player::Computer(Strategy::Par);
    let session = Session::new(&hidden);
    assert_eq!(*session.phase(), Phase::Turn, "a class alone needs no curtain");
}

#[test]
fn hints_climb_three_rungs_and_never_while_covered() {
    let mut session = session(&setup());
    for rung in [1, 2, 3, 3] {
        session.act(TableAction::Hint);
        assert_eq!(session.hint().unwrap().rung, rung);
    }
    session.act(TableAction::Cover);
    assert!(session.covered() && session.hint().is_none());
    session.act(TableAction::Hint);
    assert!(session.hint().is_none());
    session.act(TableAction::Cover);
    let mut silent = setup();
    silent.guidance = Guidance::Legal;
    let mut session = Session::new(&silent);
    session.act(TableAction::Hint);
    assert!(session.hint().is_none());
}

#[test]
fn with_full_guidance_every_turn_is_looked_at_again() {
    let mut guided = setup();
    guided.guidance = Guidance::Review;
    let mut session = session(&guided);
    play_turn(&mut session);
    let Phase::Review(turn) = session.phase() else {
        panic!("no style back");
    };
    assert_eq!((turn.number, turn.player), (1, 0));
    session.act(TableAction::GoOn);
    assert_eq!((session.phase(), session.game().player()), (&Phase::Turn, 1));
}

#[test]
fn prices_are_shown_where_the_guidance_says_so() {
    let mut silent = setup();
    silent.guidance = Guidance::None;
    for (setup, shown) in [(setup(), true), (silent, false)] {
        let mut session = Session::new(&setup);
        let play = best(&session).unwrap();
        assert_eq!(session.price(play.pile), None, "no card is chosen");
        session.act(TableAction::Choose(play.card));
        assert_eq!(session.price(play.pile).is_some(), shown);
    }
}

#[test]
fn dialogs_and_screens_are_asked_for() {
    let mut session = session(&setup());
    let asked = session.act(TableAction::AskSignal(PileName::C));
    assert_eq!(asked, Some(Request::Open(Dialog::Signal(PileName::C))));
    assert_eq!(session.act(TableAction::Result), Some(Request::Go(ScreenId::End)));
    session.act(TableAction::Say(1, PileName::C, Some(Signal::Leave)));
    assert_eq!(session.game().signals().count(), 1);
    assert_eq!(session.speakers(), [1]);
}

#[test]
fn a_whole_game_card_by_card_is_reviewed_once() {
    let mut session = session(&setup());
    let mut turns = 0;
    while !session.is_over() {
        let before = session.game().finished_turns().len();
        play_turn(&mut session);
        turns += 1;
        assert!(session.is_over() || session.game().finished_turns().len() > before);
        assert!(turns < 100, "the game does not end");
    }
    assert_eq!(session.reviewed(), None);
    let puzzles = session.puzzles_from_review();
    assert_eq!(session.mistakes(), puzzles.len());
    assert!(session.reviewed().is_some_and(|review| !review.turns.is_empty()));
}

#[test]
fn a_turn_is_taken_back_up_to_the_last_one_of_people() {
    let mut mixed = setup();
    mixed.seat_mut(1).unwrap().player = Player::Computer(Strategy::Par);
    let mut session = session(&mixed);
    assert_eq!(session.take_back(), None, "there is none yet");
    play_turn(&mut session);
    let laid = session.game().finished_turns()[0].plays.clone();
    session.computer_step();
    let offer = session.take_back().unwrap();
    assert_eq!((offer.turn, offer.player, offer.computers), (1, 0, 0));
    assert_eq!((&offer.plays, offer.needs_teacher), (&laid, false));
    while session.computer_moves() {
        session.computer_step();
    }
    assert_eq!(session.take_back().unwrap().computers, 1);
    let play = best(&session).unwrap();
    lay(&mut session, play);
    assert_eq!(session.take_back(), None, "first the cards of this turn");
    session.act(TableAction::Undo);
    assert_eq!(session.act(TableAction::TakeBack), Some(Request::Close));
    assert_eq!(session.game().turn().plays, laid);
    assert_eq!(session.taken_back_now(), Some(1));
    session.act(TableAction::EndTurn);
    assert_eq!(session.taken_back_now(), Some(2), "the computer's was, too");
}

#[test]
fn a_lost_game_says_what_it_was_lost_by() {
    for seed in 1..20 {
        let mut badly = setup();
        badly.seed = seed;
        let mut session = session(&badly);
        assert_eq!(session.loss_reason(), None);
        while !session.is_over() {
            let game = session.game();
            let legal = game.legal_plays();
            let dearest = legal.iter().max_by_key(|play| {
                let placement = game.check(**play);
                placement.map_or(0, crate::rules::Placement::room)
            });
            match dearest {
                Some(play) if game.missing() > 0 => lay(&mut session, *play),
                _ => session.end_turn(),
            }
        }
        let Some(LossReason::Stuck { player, fits, longest, needed }) = session.loss_reason()
        else {
            panic!("lost by nothing");
        };
        let game = session.game();
        assert_eq!((player, needed), (game.player(), game.missing()));
        assert!(longest.len() < needed);
        assert!(longest.iter().take(1).all(|play| fits.contains(play.card)));
        for card in game.hand(player).iter() {
            let somewhere = PileName::ALL.into_iter().any(|pile| {
                let play = Play { card, pile };
                game.table().place(play).is_ok()
            });
            assert_eq!(fits.contains(card), somewhere);
        }
    }
}

#[test]
fn guidance_can_change_in_the_middle_of_a_turn() {
    let mut session = session(&setup());
    session.act(TableAction::Hint);
    session.act(TableAction::Guide(Guidance::None));
    assert!(session.hint().is_none() && !session.may_hint());
    session.act(TableAction::Guide(Guidance::Review));
    play_turn(&mut session);
    assert!(matches!(session.phase(), Phase::Review(_)));
}
