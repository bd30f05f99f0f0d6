//! A caller of the library handles its errors as Rust's own: `?`, `Box<dyn Error>`, `source`.

use crate::support::{card, classic, play, shuffled};
use saute_dix::puzzle::SeriesError;
use saute_dix::rules::{
    Deal, DealError, DeckFault, Expert, Fault, Game, NotationError, PileName, Position,
    PositionFault, Refusal, RuleSet, Rules, RulesError, SaveError, SavedGame, print_plays,
};
use saute_dix::sheets::{MissingGlyph, PrintError, Template, TemplateFault};
use saute_dix::solver::{TooManyCards, solve};
use std::error::Error;

/// An error and what it comes from, as programs print it.
fn chain(error: &dyn Error) -> String {
    match error.source() {
        Some(source) => format!("{error}: {}", chain(source)),
        None => error.to_string(),
    }
}

/// Any step may fail with an error of its own type.
fn best_play(position: &str) -> Result<String, Box<dyn Error>> {
    let position: Position = position.parse()?;
    let best = solve(&position)?.best.ok_or("nothing can be laid")?;
    Ok(print_plays(&best.plays))
}

fn first_card(players: usize, first: &str) -> Result<i32, Box<dyn Error>> {
    let rules = Rules::classic(players, Expert::Off, false)?;
    let in_order: Vec<i64> = (2..=99).collect();
    let mut game = Game::new(rules, Deal::from_numbers(&rules, &[in_order])?);
    let placement = game.play(first.parse()?)?;
    Ok(placement.room())
}

fn complaint<T: std::fmt::Debug>(result: Result<T, Box<dyn Error>>) -> String {
    chain(result.unwrap_err().as_ref())
}

#[test]
fn errors_of_every_type_pass_through_the_question_mark() {
    assert_eq!(best_play("A57 | 72 63 58 47 39 37").unwrap(), "47A 37A 39A");
    assert_eq!(
        complaint(best_play("A57 | 72 6x")),
        "at character 10: expected a card number, not \"6x\""
    );
    assert_eq!(
        complaint(best_play("A57 | 57")),
        "at character 7: card 57 is seen more often than the decks hold it"
    );
    let many: Vec<String> = (2..=14).map(|n| n.to_string()).collect();
    let many = format!("A57 | {}", many.join(" "));
    assert_eq!(complaint(best_play(&many)), "the solver takes 10 cards at most, not 13");
    assert_eq!(first_card(1, "3A").unwrap(), 2);
    assert_eq!(complaint(first_card(9, "3A")), "the classic game is for 1 to 5 players, not 9");
    assert_eq!(complaint(first_card(1, "99A")), "card 99 is not in hand");
    assert_eq!(
        complaint(Template::read("{}").map_err(Into::into)),
        "not a template: missing field `name` at line 1 column 2"
    );
}

#[test]
fn an_error_names_what_it_comes_from() {
    let changed = |field: &str, value: serde_json::Value| {
        let mut save = serde_json::to_value(shuffled(classic(2), 1).saved()).unwrap();
        save[field] = value;
        let error = SavedGame::from_value(save).and_then(SavedGame::restore);
        chain(&error.unwrap_err())
    };
    assert_eq!(
        changed("players", 6.into()),
        "there are no such rules: the classic game is for 1 to 5 players, not 6"
    );
    assert_eq!(
        changed("decks", serde_json::json!([[2, 3]])),
        "the cards are no deal: deck 0 is no classic deck: card 4 is missing"
    );
    assert_eq!(
        changed("turn", "1Q".into()),
        "turn 1 cannot be read: at character 2: there is no pile 'Q'"
    );
    let glyph = PrintError::from(MissingGlyph('\u{2192}'));
    assert_eq!(chain(&glyph), "the fonts have no glyph for '→'");
}

#[test]
fn every_error_is_one_short_sentence_with_its_numbers() {
    let pile = RuleSet::Classic.pile(PileName::A, Some(card(57)));
    let down = RuleSet::Duel.pile(PileName::D, Some(card(20)));
    let errors: Vec<(Box<dyn Error>, &str)> = vec![
        (
            Box::new(Refusal::NotTen { pile, card: card(48) }),
            "48 on 57 goes back by 9, not by exactly 10",
        ),
        (
            Box::new(Refusal::WrongWay { pile, card: card(50) }),
            "50 on 57 goes back, but the pile goes up",
        ),
        (
            Box::new(Refusal::NotAHelp { pile: down, card: card(10) }),
            "10 on 20 does not help the opponent",
        ),
        (
            Box::new(Refusal::TooFew { played: 1, minimum: 2 }),
            "a turn needs 2 cards, and 1 were played",
        ),
        (Box::new(RulesError::ExpertStep(3)), "there are expert steps 0 to 2, but no 3"),
        (Box::new(DealError::Decks { needed: 2, found: 1 }), "the rules need 2 decks, not 1"),
        (Box::new(DeckFault::Foreign(-3)), "-3 is no card of this deck"),
        (Box::new(PositionFault::CardTwice(card(4))), "card 4 is twice in hand"),
        (Box::new(Fault::MissingPile(card(47))), "card 47 needs the letter of a pile"),
        (
            Box::new(NotationError { at: 3, fault: Fault::ExtraBar }),
            "at character 3: a third bar, where two are known",
        ),
        (
            Box::new(SaveError::Play { turn: 2, play: play("47A"), refusal: Refusal::GameOver }),
            "turn 2: 47A is refused",
        ),
        (Box::new(TooManyCards { found: 11 }), "the solver takes 10 cards at most, not 11"),
        (Box::new(PrintError::Series(SeriesError::NoKind)), "there is no such series of puzzles"),
        (
            Box::new(TemplateFault::Statements { found: 99, most: 8 }),
            "there are 8 statements of these rules and levels, not 99",
        ),
        (
            Box::new(TemplateFault::Number { field: "rows", found: 10_000, least: 1, most: 60 }),
            "rows goes from 1 to 60, not 10000",
        ),
    ];
    for (error, sentence) in errors {
        assert_eq!(error.to_string(), sentence);
    }
}
