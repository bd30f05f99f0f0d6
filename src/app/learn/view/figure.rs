use eframe::egui::{Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::pictures;
use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::{
    CardFace, CardMarks, LineFace, PileHighlight, PileNote, PileView, card_row, fit, paint_card,
    paint_pile, pile_places,
};
use crate::lesson::{Figure, Leap};
use crate::number_line::{Hop, Manner};
use crate::rules::{
    Card, Direction, JUMP, Pile, PileName, PileSet, RuleSet, Side, Signal, Table, burning_cards,
};
use crate::text::Msg;

pub fn ui(style: &Style, ui: &mut Ui, space: Rect, figure: &Figure) {
    match figure {
        Figure::Table { set, table, hand, burning, signals } => {
            let piles = Piles { set: *set, table, burning: *burning, signals };
            let ground = if hand.is_empty() {
                space
            } else {
                let split = space.bottom() - space.height() * 0.4;
                let below = space.with_min_y(split);
                ui.painter().rect_filled(below, 0, style.palette.hand);
                cards(style, ui, inset(below, 18.0), hand, false);
                space.with_max_y(split - size::GAP)
            };
            piles.ui(style, ui, ground, !hand.is_empty());
        }
        Figure::Hand { cards: hand, fire } => {
            let height = space.height().min(720.0);
            let row = Rect::from_center_size(space.center(), vec2(space.width(), height));
            cards(style, ui, inset(row, 40.0), hand, *fire);
        }
        Figure::Line { low, high, direction, hops, marks } => {
            line(style, ui, space, (*low, *high), *direction, hops, marks);
        }
        Figure::Room { set, table } => pictures::rooms(style, ui, space, *set, table),
        Figure::Sayings(sayings) => pictures::sayings(style, ui, space, sayings),
    }
}

fn cards(style: &Style, ui: &mut Ui, rect: Rect, hand: &[Card], fire: bool) {
    for (card, place) in hand.iter().zip(card_row(rect, hand.len(), false)) {
        let text = style.voice.card(*card);
        let marks = CardMarks {
            border: style.palette.ink,
            ring: None,
            pale: false,
            burning: fire && burning_cards().contains(*card),
        };
        paint_card(ui.painter(), style, place, &CardFace { text: &text, marks });
    }
    let response = ui.interact(rect, ui.scope_id().with("figure hand"), Sense::hover());
    response.widget_info(|| {
        let cards = style.voice.cards(hand, ", ").into();
        WidgetInfo::labeled(Role::Label, true, style.say(&Msg::ReplayHand { cards }))
    });
}

struct Piles<'a> {
    set: RuleSet,
    table: &'a Table,
    burning: PileSet,
    signals: &'a [(PileName, Signal)],
}

impl Piles<'_> {
    fn ui(&self, style: &Style, ui: &mut Ui, space: Rect, low: bool) {
        let piles: Vec<(PileName, Pile)> = self.table.piles().collect();
        let number = count(piles.len().max(1));
        let mut ground = inset(space, 22.0_f32.min(space.height() * 0.03));
        let gap = 24.0_f32.min(ground.width() * 0.02);
        let widest = (ground.width() - gap * (number - 1.0)) / number;
        let width = widest.min(520.0);
        let whole = width * number + gap * (number - 1.0);
        let left = ground.center().x - whole / 2.0;
        let place = |index: usize| left + count(index) * (width + gap);
        let theirs = piles.iter().position(|(_, pile)| pile.side() == Side::Opponent);
        if let Some(first) = theirs.filter(|first| *first > 0) {
            let head = 56.0_f32.min(ground.height() * 0.14);
            let row = ground.with_max_y(ground.top() + head);
            ground.min.y = row.bottom() + 8.0;
            let ends = [(0, first, Msg::LearnYours), (first, piles.len(), Msg::LearnTheirs)];
            for (from, to, text) in ends {
                let row = Rect::from_min_max(
                    pos2(place(from), row.top()),
                    pos2(place(to) - gap, row.bottom()),
                );
                heading(style, ui, row, &style.say(&text));
            }
        }
        let height = ground.height().min(760.0);
        let top = ground.center().y - height / 2.0;
        for (index, (name, pile)) in piles.into_iter().enumerate() {
            let rect = Rect::from_min_size(pos2(place(index), top), vec2(width, height));
            self.pile(style, ui, rect, (name, pile), low);
        }
    }

    fn pile(
        &self,
        style: &Style,
        ui: &mut Ui,
        rect: Rect,
        (name, pile): (PileName, Pile),
        low: bool,
    ) {
        let word = style.voice.direction(pile.direction());
        let room = style.voice.room_left(self.set, pile);
        let burning = self.burning.contains(name);
        let mut chips = Vec::new();
        if burning {
            chips.push(PileNote::plain(style.say(&Msg::PlayBurning)));
        }
        let said = self.signals.iter().filter(|(about, _)| *about == name);
        chips.extend(said.map(|(_, signal)| {
            PileNote::plain(style.say(&match signal {
                Signal::Leave => Msg::PlaySignalLeave,
                Signal::NoBigStep => Msg::PlaySignalSmall,
            }))
        }));
        let face = PileView {
            letter: name.letter(),
            direction: pile.direction(),
            word: &word,
            used: pictures::used(self.set, name, pile),
            room: &room,
            light: PileHighlight::Off,
            chips: &chips,
            notes: chips.len(),
        };
        let card = if low {
            // Above a hand the number counts, not the room that is left.
            pictures::low_pile(ui.painter(), style, rect, &face)
        } else {
            paint_pile(ui.painter(), style, rect, &face);
            pile_places(rect, chips.len()).card
        };
        let text = style.voice.n(pile.top());
        let marks = CardMarks {
            border: style.palette.direction(pile.direction()).full,
            ring: None,
            pale: false,
            burning,
        };
        paint_card(ui.painter(), style, card, &CardFace { text: &text, marks });
        let id = ui.scope_id().with(("figure pile", name.letter()));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| {
            let label = style.say(&Msg::PlayPileLabel {
                pile: name.letter().into(),
                direction: word.as_str().into(),
                top: text.as_str().into(),
                room: room.as_str().into(),
            });
            let label = {
                let said = chips.iter().map(|chip| chip.text.clone());
                let parts: Vec<String> = [label].into_iter().chain(said).collect();
                parts.join(". ")
            };
            WidgetInfo::labeled(Role::Label, true, label)
        });
    }
}

fn heading(style: &Style, ui: &mut Ui, row: Rect, text: &str) {
    let palette = style.palette;
    let painter = ui.painter();
    painter.rect_filled(row, style.corners(12.0), palette.hand);
    let width = row.width() - 24.0;
    let galley = fit(painter, text, &style.bold(size::SMALL), width, palette.ink);
    painter.galley(row.center() - galley.size() / 2.0, galley, palette.ink);
    let response = ui.interact(row, ui.scope_id().with(text), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}

fn line(
    style: &Style,
    ui: &mut Ui,
    space: Rect,
    range: (u8, u8),
    direction: Option<Direction>,
    leaps: &[Leap],
    marks: &[u8],
) {
    // A picture for the back row: larger than the line beside a puzzle. Several ways from one number have no order.
    let chain = leaps.iter().zip(leaps.iter().skip(1));
    let chain = leaps.len() > 1 && chain.clone().all(|(one, next)| one.to == next.from);
    let hops = leaps
        .iter()
        .zip(1..)
        .map(|(leap, order)| Hop { order: chain.then_some(order), ..hop(style, direction, *leap) });
    let hops: Vec<Hop> = hops.collect();
    let said: Vec<String> = leaps.iter().map(|leap| style.voice.sum(leap.from, leap.to)).collect();
    let line = LineFace {
        text: size::SMALL * 1.35,
        start: leaps.first().map(|leap| leap.from),
        hops: &hops,
        range: (range.0.saturating_add(2), range.1.saturating_sub(2)),
        marks,
        colour: direction
            .map_or(style.palette.right.full, |direction| style.palette.direction(direction).full),
        label: style.say(&Msg::LearnLine { hops: said.join(", ").into() }),
    };
    let height = space.height().min(400.0);
    let size = vec2(space.width() - 48.0, height);
    line.ui(ui, style, Rect::from_center_size(space.center(), size));
}

/// A hop of a pile with what it costs, or a plain sum where no pile is spoken of.
fn hop(style: &Style, direction: Option<Direction>, leap: Leap) -> Hop {
    let pile = direction.map(|direction| {
        let name = match direction {
            Direction::Up => PileName::A,
            Direction::Down => PileName::C,
        };
        RuleSet::Classic.pile(name, Card::new(leap.from))
    });
    let path = pile.zip(Card::new(leap.to));
    let path = path.map(|(pile, card)| pile.path(&[card]));
    let on_pile = path.and_then(|path| style.voice.hops(&path, 1).into_iter().next());
    on_pile.unwrap_or_else(|| Hop {
        from: leap.from,
        to: leap.to,
        back: false,
        manner: match leap.from.abs_diff(leap.to) {
            JUMP => Manner::Jump,
            _ => Manner::Forward,
        },
        order: None,
        operation: style.voice.operation(leap.from, leap.to),
        words: Vec::new(),
    })
}
