//! What the coach says: reasons, feedback, hints and the review of a game.

use crate::support::{all_variants, card, classic, dealt, decks_for, play, plays, shuffled};
use saute_dix::coach::{Fact, Ladder, explain, feedback, ladder, review};
use saute_dix::rules::{
    Game, PileName, Position, Random, Refusal, Rules, Status, parse_attempts, print_plays,
};
use saute_dix::solver::{Solver, Task, Verdict};
use saute_dix::text::Locale;

fn said_of(reason: &Fact) -> String {
    Locale::english().plain().fact(reason)
}

fn task(text: &str) -> Task {
    Task::from(&text.parse::<Position>().unwrap())
}

/// The verdict on an answer and what is said about it.
fn told(position: &str, answer: &str) -> (Verdict, Vec<String>) {
    let task = task(position);
    let mut solver = Solver::new();
    let solved = solver.solve(&task).unwrap();
    let attempts = parse_attempts(answer, task.only_pile()).unwrap();
    let mark = solved.mark_attempts(&attempts);
    let plays: Vec<_> = attempts.iter().copied().map_while(Result::ok).collect();
    let reasons = feedback(&solved, &plays, &mark);
    (mark.verdict, reasons.iter().map(said_of).collect())
}

const UP: &str = "A57 | 72 63 58 47 39 37";
const DOWN: &str = "C83 | 74 64 58 46 37 23";

#[test]
fn the_first_quiz_question_is_explained_by_jumps_a_bargain_and_the_stop() {
    let pile = PileName::A;
    assert_eq!(
        explain(&task(UP), &plays("47A 37A 39A")),
        [
            Fact::Jump { pile, from: 57, card: card(47), one_pile: true },
            Fact::Jump { pile, from: 47, card: card(37), one_pile: true },
            Fact::Bargain { pile, cards: vec![card(39)], cost: 2, fair: 4 },
            Fact::Stop { pile, card: card(58), cost: 19, fair: 4, one_pile: true },
        ]
    );
}

#[test]
fn the_second_quiz_question_is_explained_by_a_set_up() {
    let pile = PileName::C;
    assert_eq!(
        explain(&task(DOWN), &plays("64C 74C")),
        [
            Fact::SetUp { pile, first: card(64), cost: 19, back: card(74) },
            Fact::Stop { pile, card: card(58), cost: 16, fair: 4, one_pile: true },
        ]
    );
}

#[test]
fn cards_on_the_way_forced_cards_and_joint_bargains_are_told_apart() {
    let said = |position: &str, answer: &str| -> Vec<String> {
        explain(&task(position), &plays(answer)).iter().map(said_of).collect()
    };
    assert_eq!(
        said("C83 | 74 70 64 2 | min=3", "70C 64C 74C")[..2],
        [
            "Card 70 lies on the way to 64: it costs nothing more.",
            "Card 64 before 74: it costs 19 steps, but then the pile goes back by 10."
        ]
    );
    assert_eq!(
        said("A10 | 30 31 90", "30A 31A"),
        [
            "Card 30 is expensive (20 steps), but you must lay at least 2 cards.",
            "The cheapest way to lay 2 cards is 30 then 31.",
            "Card 31 costs only 1 step, less than 4: a bargain."
        ]
    );
    assert_eq!(
        said("A10 | 16 17", "16A 17A"),
        ["16 and 17 together cost only 7 steps; the fair price of 2 cards is 8."]
    );
    assert_eq!(
        said("A10 C50 | 14 49 | min=1", "14A 49C"),
        [
            "Card 14 costs 4 steps, exactly the fair price.",
            "Card 49 costs only 1 step, less than 4: a bargain."
        ]
    );
    assert_eq!(
        said("A22 | 60 61 | min=1 cover=A", "60A")[0],
        "Card 22 burns on the pile: 60 covers it, for 38 steps."
    );
    assert_eq!(
        said("A20 B60 C30 D60 | 21 25 | rules=duel", "21A 25C")[1],
        "Card 25 on the opponent’s pile C gives away 5 steps."
    );
    let three = said("A20 B60 C30 D60 | 21 22 25 | rules=duel", "21A 22A 25C");
    let refills =
        "Card 25 on the opponent’s pile C gives away 5 steps, but you may then draw a full hand.";
    assert!(three.iter().any(|reason| reason == refills), "{three:?}");
}

#[test]
fn answers_get_feedback_with_their_own_numbers() {
    let (verdict, said) = told(UP, "58 63");
    assert_eq!(verdict, Verdict::Legal);
    assert_eq!(
        said,
        [
            "With 47 then 37 you lay the same number of cards and save 26 steps.",
            "The pile would have ended on 37, not on 63."
        ]
    );
    let cases = [
        (
            UP,
            "47 37",
            Verdict::Good,
            "Card 39 would have cost only 2 steps on the pile: a bargain.",
        ),
        (
            UP,
            "47 37 39 58",
            Verdict::Legal,
            "Card 58 cost 19 steps: you could have kept it in hand.",
        ),
        (UP, "47", Verdict::TooFew, "At least 2 cards must be laid, not 1."),
        (
            UP,
            "58 47",
            Verdict::Illegal,
            "58 − 47 = 11: not exactly 10. Only card 48 would take the pile back by 10.",
        ),
        (
            UP,
            "63 58",
            Verdict::Illegal,
            "This pile goes up: a card must be greater than 63, or exactly 53.",
        ),
        (
            DOWN,
            "74 23 46",
            Verdict::Illegal,
            "This pile goes down: a card must be smaller than 23, or exactly 33.",
        ),
        (
            "A34 | 25 40 41",
            "25",
            Verdict::Illegal,
            "34 − 25 = 9: not exactly 10. Only card 24 would take the pile back by 10.",
        ),
        (
            "A22 C90 | 23 80 70 | cover=A",
            "80C 70C",
            Verdict::Illegal,
            "A card burns and must be covered in this turn: pile A.",
        ),
    ];
    for (position, answer, verdict, sentence) in cases {
        assert_eq!(told(position, answer), (verdict, vec![sentence.to_owned()]), "{answer}");
    }
}

#[test]
fn expensive_cards_are_named_once_with_the_reason_for_just_these() {
    let said = |position: &str, answer: &str| -> Vec<String> {
        let reasons = explain(&task(position), &plays(answer));
        reasons.iter().map(said_of).collect()
    };
    assert_eq!(
        said("A12 | 80 61 35 30", "30A 35A")[..2],
        [
            "30 and 35 together are expensive (23 steps), but you must lay at least 2 cards.",
            "The cheapest way to lay 2 cards is 30 then 35."
        ]
    );
    // On several piles every expensive card is in the same sentence, and piles are named.
    assert_eq!(
        said("A10 D60 | 20 50 99", "20A 50D")[..2],
        [
            "20 and 50 together are expensive (20 steps), but you must lay at least 2 cards.",
            "The cheapest way to lay 2 cards is 20 (A) · 50 (D)."
        ]
    );
}

#[test]
fn a_hint_to_lay_an_expensive_card_is_about_that_card() {
    let mut solver = Solver::new();
    for text in ["A10 D60 | 20 50 99", "A12 | 80 61 35 30"] {
        let hint = ladder(&solver.solve(&task(text)).unwrap());
        let Ladder::Play { card, why, .. } = hint else {
            panic!("a play expected");
        };
        assert!(matches!(&why[0], Fact::Forced { plays, .. } if plays.contains(&card)), "{why:?}");
    }
}

#[test]
fn a_jump_left_in_hand_is_not_called_a_price() {
    let (verdict, said) = told("A57 | 72 63 58 47 39 37 27", "47 37");
    assert_eq!(verdict, Verdict::Legal);
    assert_eq!(said, ["Card 27 could still take the pile back by 10."]);
}

#[test]
fn both_orders_are_right_where_the_jump_changes_nothing() {
    for answer in ["37 47 52", "47 37 52"] {
        assert_eq!(told("A34 | 37 47 52 | min=3", answer).0, Verdict::Best);
    }
}

#[test]
fn an_unplayable_position_is_said_to_be_so() {
    let (verdict, said) = told("A98 | 99 3 4", "99");
    assert_eq!(verdict, Verdict::TooFew);
    assert_eq!(said, ["It is not possible to lay 2 cards here."]);
}

#[test]
fn hints_lead_from_the_pile_to_the_card_to_the_reason() {
    let mut solver = Solver::new();
    // The bargain on A comes first in the alphabet, but the jump on D is what to look for.
    let solved = solver.solve(&task("A10 D40 | 11 50 70")).map(|solved| ladder(&solved));
    let Ok(Ladder::Play { pile, card, why, whole }) = solved else {
        panic!("a play expected");
    };
    assert_eq!((pile, card), (PileName::D, play("50D")));
    assert!(matches!(why.first(), Some(Fact::Jump { pile: PileName::D, .. })));
    assert_eq!(print_plays(&whole.plays), "11A 50D");
    let stop = ladder(&solver.solve(&task("A10 | 30 | min=0")).unwrap());
    assert!(matches!(stop, Ladder::EndTurn { .. }));
    let nothing = ladder(&solver.solve(&task("A98 | 3 4")).unwrap());
    assert_eq!(nothing, Ladder::Nothing);
}

#[test]
fn every_best_play_of_a_game_is_explained_and_every_hint_is_a_legal_play() {
    let mut solver = Solver::new();
    for (seed, rules) in (0..).zip(all_variants()) {
        let mut game = shuffled(rules, seed);
        let mut random = Random::new(seed);
        while game.status() == Status::Playing {
            if game.turn().plays.is_empty() {
                let solved = solver.solve(&Task::of_game(&game)).unwrap();
                if let Ladder::Play { card, why, whole, .. } = ladder(&solved) {
                    assert!(game.check(card).is_ok());
                    assert!(!why.is_empty());
                    let mark = solved.mark(&whole.plays);
                    assert_eq!((mark.verdict, mark.lost), (Verdict::Best, Some(0)));
                    for reason in &why {
                        assert!(said_of(reason).ends_with('.'));
                    }
                }
            }
            crate::support::random_step(&mut game, &mut random);
        }
    }
}

#[test]
fn the_review_finds_the_turns_that_cost_most() {
    let turns = ["2A 3A", "30A 31A", "4B 5B"];
    let mut game = dealt(classic(2), &decks_for(classic(2), &turns, &[]));
    for turn in &turns[..2] {
        for play in plays(turn) {
            game.play(play).unwrap();
        }
        game.end_turn().unwrap();
    }
    game.play(play("4B")).unwrap();
    let review = review(&game);
    assert_eq!(review.room_at_start, 392);
    assert_eq!(review.turns.len(), 3);
    let rooms: Vec<i32> = review.turns.iter().map(|turn| turn.room_left).collect();
    assert_eq!(rooms, [390, 362, 359]);
    assert_eq!(review.turns[2].verdict, Verdict::TooFew);
    let costliest = review.costliest(5);
    assert_eq!(costliest[0].number, 2);
    assert_eq!(costliest[0].player, 1);
    assert!(costliest[0].lost.unwrap() > 0);
    assert!(costliest.windows(2).all(|two| two[0].lost >= two[1].lost));
}

#[test]
fn the_review_of_any_game_adds_up() {
    for rules in all_variants() {
        let game: Game = crate::support::random_game(rules, 3);
        let review = review(&game);
        let laid: usize = review.turns.iter().map(|turn| turn.plays.len()).sum();
        let all = rules.set().cards().len() * rules.set().decks();
        assert_eq!(laid, all - game.left(), "{rules:?}");
        for turn in &review.turns {
            assert!(turn.lost.is_none_or(|lost| lost >= 0), "{turn:?}");
            assert!(turn.jumps <= turn.plays.len());
        }
        if rules != Rules::duel() {
            assert_eq!(review.turns.last().unwrap().room_left, game.room_left());
        }
    }
}

#[test]
fn refusals_carry_the_numbers_a_child_needs() {
    let table = task("A34 | 25 40 41").table;
    let refusal = table.place(play("25A")).unwrap_err();
    assert!(matches!(refusal, Refusal::NotTen { card, .. } if card.number() == 25));
}
