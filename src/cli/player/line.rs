//! What a table says about a seat: one JSON object, read field by field. Whether such a seat is
//! possible is not looked at here, but where the view is made.

use serde_json::Value;

use crate::cli::fields::{BadField, Fields, Unreadable, count, lists, numbers};
use crate::coach::ViewParts;
use crate::rules::{PerPile, PileName, PileSet, RuleSet, Said, Signal, excerpt};
use crate::text::{Locale, Msg};

const FIELDS: [&str; 18] = [
    "rules", "expert", "fire", "players", "seat", "to_move", "mover", "piles", "hand", "hands",
    "deck", "laid", "played", "min", "signals", "burning", "due", "helped",
];

/// The parts of a view from their JSON, or a sentence that says what is wrong with it.
pub fn read(json: &str, locale: &Locale) -> Result<ViewParts, String> {
    let fields = Fields::read(json, &FIELDS, locale).map_err(|unreadable| {
        locale.say(&match unreadable {
            Unreadable::NotJson(error) => Msg::PlayerBadJson { column: error.column().into() },
            Unreadable::NotAnObject => Msg::PlayerNotAnObject,
            Unreadable::Unknown(field) => Msg::PlayerUnknownField {
                field: excerpt(&field).into(),
                known: FIELDS.join(", ").into(),
            },
        })
    })?;
    parts(&SeatLine(fields))
}

impl From<BadField> for String {
    fn from(BadField(sentence): BadField) -> String {
        sentence
    }
}

fn parts(line: &SeatLine) -> Result<ViewParts, String> {
    let hand_sizes = line.need("hands", &Msg::KindCounts, counts)?;
    // Every seat has a hand, so these say how many play.
    let players = line.number("players")?.unwrap_or(hand_sizes.len());
    let seat = line.need("seat", &Msg::KindNumber, count)?;
    Ok(ViewParts {
        set: line.rule_set()?,
        expert: line.number("expert")?.unwrap_or(0),
        fire: line.yes("fire")?.unwrap_or(false),
        players,
        seat,
        mover: line.mover(seat, players)?,
        tops: line.need("piles", &Msg::KindTops, tops)?,
        hand: line.need("hand", &Msg::KindCards, numbers)?,
        hand_sizes,
        decks: line.need("deck", &Msg::KindDeckSizes, deck_sizes)?,
        laid: line.need("laid", &Msg::KindLaid, laid)?,
        played: line.number("played")?.unwrap_or(0),
        minimum: line.number("min")?,
        burning: line.piles("burning")?,
        due: line.piles("due")?,
        helped: line.yes("helped")?,
        signals: line.signals()?.unwrap_or_default(),
    })
}

struct SeatLine<'a>(Fields<'a>);

impl SeatLine<'_> {
    fn need<'a, T>(
        &'a self,
        name: &str,
        kind: &Msg,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<T, String> {
        self.0.get(name, kind, read)?.ok_or_else(|| self.missing(name))
    }

    fn missing(&self, name: &str) -> String {
        self.say(&Msg::PlayerMissingField { field: name.into() })
    }

    fn say(&self, message: &Msg) -> String {
        self.0.locale().say(message)
    }

    fn number(&self, name: &str) -> Result<Option<usize>, String> {
        Ok(self.0.get(name, &Msg::KindNumber, count)?)
    }

    fn yes(&self, name: &str) -> Result<Option<bool>, String> {
        Ok(self.0.get(name, &Msg::KindYesOrNo, Value::as_bool)?)
    }

    fn piles(&self, name: &str) -> Result<Option<PileSet>, String> {
        let read = |value: &Value| value.as_array()?.iter().map(pile).collect();
        Ok(self.0.get(name, &Msg::KindPiles, read)?)
    }

    fn signals(&self) -> Result<Option<Vec<Said>>, String> {
        let read = |value: &Value| value.as_array()?.iter().map(said).collect();
        Ok(self.0.get("signals", &Msg::KindSignals, read)?)
    }

    fn rule_set(&self) -> Result<RuleSet, String> {
        let name = self.0.get("rules", &Msg::KindText, Value::as_str)?;
        name.map_or(Ok(RuleSet::default()), |name| {
            let found = excerpt(name).into();
            let unknown = || self.say(&Msg::UnknownRules { found });
            RuleSet::from_name(name).ok_or_else(unknown)
        })
    }

    /// Whose turn it is. A seat that is not told is asked to move; among two, one who waits waits
    /// for the other.
    fn mover(&self, seat: usize, players: usize) -> Result<usize, String> {
        let mover = self.number("mover")?;
        match (self.yes("to_move")?, mover) {
            (Some(to_move), Some(mover)) if to_move != (mover == seat) => {
                Err(self.say(&Msg::PlayerMover))
            }
            (_, Some(mover)) => Ok(mover),
            (None | Some(true), None) => Ok(seat),
            (Some(false), None) if players == 2 && seat < players => Ok(1 - seat),
            (Some(false), None) => Err(self.missing("mover")),
        }
    }
}

fn counts(value: &Value) -> Option<Vec<usize>> {
    value.as_array()?.iter().map(count).collect()
}

fn deck_sizes(value: &Value) -> Option<Vec<usize>> {
    count(value).map(|size| vec![size]).or_else(|| counts(value))
}

fn laid(value: &Value) -> Option<Vec<Vec<i64>>> {
    numbers(value).map(|laid| vec![laid]).or_else(|| lists(value))
}

/// The numbers on all four piles, and nothing else.
fn tops(value: &Value) -> Option<PerPile<i64>> {
    let piles = value.as_object()?;
    let mut tops = PerPile::default();
    for name in PileName::ALL {
        *tops.get_mut(name) = piles.get(&name.to_string())?.as_i64()?;
    }
    (piles.len() == PileName::ALL.len()).then_some(tops)
}

fn pile(value: &Value) -> Option<PileName> {
    let mut letters = value.as_str()?.chars();
    let pile = letters.next().and_then(PileName::from_letter);
    pile.filter(|_| letters.next().is_none())
}

fn said(value: &Value) -> Option<Said> {
    let signal = value.as_object()?;
    let said = Said {
        player: count(signal.get("seat")?)?,
        pile: pile(signal.get("pile")?)?,
        signal: Signal::from_name(signal.get("say")?.as_str()?)?,
    };
    (signal.len() == 3).then_some(said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::View;
    use crate::rules::{Card, Deal, Expert, Game, Random, Rules, Status};
    use serde_json::{Map, json};

    fn line_of(game: &Game, seat: usize) -> Map<String, Value> {
        let rules = game.rules();
        let waits = seat != game.player();
        let duel = rules.set() == RuleSet::Duel;
        let seats = || -> Vec<usize> {
            match (duel, seat) {
                (true, 1) => vec![1, 0],
                _ => (0..rules.players()).collect(),
            }
        };
        let named = |pile: PileName| {
            if duel && waits { pile.across() } else { pile }
        };
        let tops =
            PileName::ALL.map(|pile| (pile.to_string(), json!(game.pile(named(pile)).top())));
        let laid = |player: usize| -> Vec<Card> {
            let turns = game.finished_turns().iter().chain([game.turn()]);
            let turns = turns.filter(|turn| rules.deck_of(turn.player) == rules.deck_of(player));
            turns.flat_map(|turn| turn.plays.iter().map(|play| play.card)).collect()
        };
        let deck = |player| game.deck(rules.deck_of(player)).len();
        let letters =
            |piles: PileSet| -> Vec<char> { piles.iter().map(PileName::letter).collect() };
        let others = game.signals().filter(|said| said.player != seat);
        let signals: Vec<Value> = others
            .map(|said| {
                json!({
                    "seat": said.player,
                    "pile": said.pile.to_string(),
                    "say": said.signal.name(),
                })
            })
            .collect();
        let line = json!({
            "rules": rules.set().name(),
            "expert": rules.expert().step(),
            "fire": rules.fire(),
            "players": rules.players(),
            "seat": seat,
            "to_move": !waits,
            "mover": game.player(),
            "piles": tops.into_iter().collect::<Map<_, _>>(),
            "hand": game.hand(seat).iter().collect::<Vec<_>>(),
            "hands": seats().iter().map(|seat| game.hand(*seat).len()).collect::<Vec<_>>(),
            "deck": if duel { json!(seats().into_iter().map(deck).collect::<Vec<_>>()) } else { json!(deck(0)) },
            "laid": if duel { json!(seats().into_iter().map(laid).collect::<Vec<_>>()) } else { json!(laid(0)) },
            "played": game.turn().plays.len(),
            "min": game.minimum(),
            "signals": signals,
            "burning": letters(game.burning()),
            "due": letters(game.due()),
            "helped": !waits && game.table().helped(),
        });
        match line {
            Value::Object(line) => line,
            _ => Map::new(),
        }
    }

    fn seen(line: Map<String, Value>, locale: &Locale) -> View {
        let line = Value::Object(line).to_string();
        let parts = read(&line, locale).expect(&line);
        View::from_parts(&parts).expect(&line)
    }

    fn variants() -> impl Iterator<Item = Rules> {
        let classic = (1..=5).flat_map(|players| {
            Expert::ALL.into_iter().flat_map(move |expert| {
                [false, true].map(|fire| Rules::classic(players, expert, fire).unwrap())
            })
        });
        classic.chain([Rules::duel(); 10])
    }

    /// One step of a game at random: a card, the end of the turn, now and then a word.
    fn step(game: &mut Game, random: &mut Random) {
        let speaker = random.below(game.rules().players());
        if game.may_signal(speaker) {
            let pile = PileName::ALL[random.below(4)];
            let signal = Signal::ALL.get(random.below(3)).copied();
            game.say(speaker, pile, signal).unwrap();
        }
        let plays = game.legal_plays();
        let may_end = game.missing() == 0 && game.due().is_empty();
        if may_end && (plays.is_empty() || random.below(2) == 0) {
            game.end_turn().unwrap();
        } else if let Some(play) = random.choose(&plays) {
            game.play(*play).unwrap();
        } else {
            game.end_turn().unwrap();
        }
    }

    #[test]
    fn every_seat_of_every_game_is_seen_as_it_is() {
        let english = Locale::english();
        let mut doubts = 0;
        for (rules, seed) in variants().zip(0..) {
            let mut random = Random::new(seed);
            let mut game = Game::new(rules, Deal::shuffled(&rules, &mut random));
            while game.status() == Status::Playing {
                for seat in 0..rules.players() {
                    let (line, view) = (line_of(&game, seat), View::of(&game, seat));
                    assert_eq!(seen(line.clone(), &english), view, "{line:?}");
                    doubts += check_without_what_follows(line, &view, &english);
                }
                step(&mut game, &mut random);
            }
        }
        assert!(doubts > 0, "the helping card was never in doubt");
    }

    /// Leaves out whatever can be worked out. Says how often the helping card was in doubt.
    fn check_without_what_follows(
        mut line: Map<String, Value>,
        view: &View,
        locale: &Locale,
    ) -> usize {
        for derived in ["min", "burning", "due", "helped", "players"] {
            line.remove(derived);
        }
        let usual = json!({
            "rules": "classic", "expert": 0, "fire": false, "to_move": true, "played": 0, "signals": [],
        });
        line.retain(|name, value| usual.get(name) != Some(value));
        if line.get("to_move").is_none() {
            line.remove("mover");
        }
        let again = seen(line, locale);
        if again == *view {
            return 0;
        }
        // It is never taken to be free if it is not.
        assert!(again.table().helped() && !view.table().helped());
        assert_eq!(again.hand(), view.hand());
        1
    }

    #[test]
    fn who_moves_may_be_said_in_either_way() {
        let english = Locale::english();
        let mover = |fields: Value, seat, players| {
            let fields = Fields::read(&fields.to_string(), &FIELDS, &english);
            let Ok(fields) = fields else { panic!("these are fields") };
            SeatLine(fields).mover(seat, players)
        };
        assert_eq!(mover(json!({}), 2, 3), Ok(2));
        assert_eq!(mover(json!({"mover": 1}), 2, 3), Ok(1));
        assert_eq!(mover(json!({"to_move": false, "mover": 1}), 2, 3), Ok(1));
        assert_eq!(mover(json!({"to_move": false}), 1, 2), Ok(0));
        let unsaid = mover(json!({"to_move": false}), 1, 3);
        assert_eq!(unsaid.unwrap_err(), "“mover” is missing.");
        for to_move in [true, false] {
            let both = json!({"to_move": to_move, "mover": usize::from(to_move)});
            let said = mover(both, 0, 3).unwrap_err();
            assert_eq!(said, "“to_move” and “mover” contradict each other.");
        }
    }
}
