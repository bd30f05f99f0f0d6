//! The class vote: a question for everybody, hands counted, and what the class thinks.

mod closing;

use eframe::egui::{
    Align, FocusDirection, Key, Layout, Modifiers, Painter, Rect, Role, ScrollArea, Sense,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::{Vote, VoteAction, VoteModel};
use crate::app::Screen;
use crate::app::desk;
use crate::app::theme::{Look, count, inset, size};
use crate::app::widgets::{
    Button, Icon, KeyGroup, Tile, Titles, by_keyboard, fit, fit_in, fitting, focus_first,
    icon_button, label, page, space, strong, tracks_ui, typed_digits, within,
};
use crate::l10n::Msg;
use crate::puzzle::{Choice, Track};
use crate::rules::sort_short_by_key;

/// Draws the screen.
pub fn ui(
    model: &VoteModel,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    free: bool,
    out: &mut Vec<VoteAction>,
) {
    let Some(vote) = model.vote() else {
        return;
    };
    if model.is_over() {
        return closing::ui(model.tally(), look, ui, body, out);
    }
    if free {
        keys(vote, ui, out);
    }
    page(ui, look, body, "ballot", |ui, look, body| {
        ballot(vote, look, ui, body, out);
    });
}

/// The question with its answers, and beside them what the class thinks.
fn ballot(vote: &Vote, look: &Look, ui: &mut Ui, body: Rect, out: &mut Vec<VoteAction>) {
    let inner = inset(body, look.px(24.0));
    let gap = look.px(28.0);
    let upright = inner.height() > inner.width();
    let (left, right) = if upright {
        inner.split_top_bottom_at_fraction(0.6)
    } else {
        inner.split_left_right_at_fraction(0.59)
    };
    let right = if upright {
        right.with_min_y(right.top() + gap)
    } else {
        right.with_min_x(right.left() + gap)
    };
    let (question, answers) = left.split_top_bottom_at_fraction(0.38);
    question_ui(vote, look, ui, question);
    answers_ui(vote, look, ui, answers, out);
    let palette = look.palette;
    ui.painter()
        .rect_filled(right, look.corners(28.0), palette.panel);
    panel(vote, look, ui, inset(right, look.px(28.0)), out);
}

/// The piles, the hand and the question.
fn question_ui(vote: &Vote, look: &Look, ui: &mut Ui, rect: Rect) {
    let puzzle = vote.puzzle();
    let palette = look.palette;
    let piles = puzzle.question.piles();
    let height = rect.height() - look.px(20.0);
    let width = (height * 0.68).min(rect.width() * 0.2);
    let mut left = rect.left();
    let extras = desk::view::PileExtras {
        letter: piles.len() > 1,
        ..Default::default()
    };
    for pile in piles {
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, height));
        desk::view::pile_ui(look, ui, place, pile, extras);
        left += width + look.px(12.0);
    }
    let words = rect.with_min_x((left + look.px(20.0)).min(rect.right()));
    within(ui, words, |ui| {
        ScrollArea::vertical().id_salt("question").show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = look.px(8.0);
            let cards = puzzle.question.cards();
            if !cards.is_empty() {
                let text = look.voice.cards(&cards, "  ");
                strong(ui, look, &text, 50.0, palette.ink);
            }
            let ask = look.voice.short_question(&puzzle.question);
            strong(ui, look, &ask, size::TITLE, palette.ink);
        });
    });
}

/// The answers below each other, with their hands.
fn answers_ui(vote: &Vote, look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<VoteAction>) {
    let answers: Vec<_> = vote.answers().collect();
    let number = count(answers.len().max(1));
    let gap = look.px(14.0);
    let height = ((rect.height() - gap * (number - 1.0)) / number).min(look.px(124.0));
    for (index, (letter, choice, hands)) in answers.into_iter().enumerate() {
        let offset = count(index) * (height + gap);
        let place = Rect::from_min_size(
            pos2(rect.left(), rect.top() + offset),
            vec2(rect.width(), height),
        );
        answer_ui(vote, look, ui, place, (index, letter, choice, hands), out);
    }
}

fn answer_ui(
    vote: &Vote,
    look: &Look,
    ui: &mut Ui,
    rect: Rect,
    (index, letter, choice, hands): (usize, char, &Choice, u16),
    out: &mut Vec<VoteAction>,
) {
    let palette = look.palette;
    let right = vote.revealed() && choice.right;
    let (fill, border) = if right {
        (palette.right.tint, palette.right.full)
    } else {
        (palette.panel, palette.line)
    };
    // For whoever types numbers: where they go.
    let chosen = vote.chosen() == index && by_keyboard(ui.ctx()) && !vote.revealed();
    let answer = look.voice.answer_to(vote.puzzle(), &choice.answer);
    let response = ui.interact(rect, ui.scope_id().with(("answer", index)), Sense::hover());
    let said = look.say(&Msg::VoteHands {
        count: usize::from(hands).into(),
    });
    response.widget_info(|| {
        let text = look.say(&Msg::VoteOption {
            letter: letter.into(),
            answer: answer.as_str().into(),
            hands: said.as_str().into(),
        });
        WidgetInfo::labeled(Role::Label, true, text)
    });
    let painter = ui.painter();
    painter.rect(
        rect,
        look.corners(22.0),
        fill,
        look.border(border),
        StrokeKind::Inside,
    );
    if chosen {
        let ring = look.ring(palette.gold.full);
        painter.rect_stroke(rect, look.corners(22.0), ring, StrokeKind::Outside);
    }
    let radius = (rect.height() * 0.32).min(look.px(38.0));
    let centre = pos2(rect.left() + look.px(24.0) + radius, rect.center().y);
    painter.circle_filled(centre, radius, palette.ink);
    let text = letter.to_string();
    let galley = fit(
        painter,
        &text,
        &look.bold(size::BODY),
        radius * 1.4,
        palette.paper,
    );
    painter.galley(centre - galley.size() / 2.0, galley, palette.paper);
    let tools = look.px(size::TARGET * 3.0 + 30.0);
    let room = rect.right() - tools - centre.x - radius - look.px(40.0);
    let room = vec2(room, rect.height() * 0.9);
    let galley = fit_in(painter, &answer, &look.bold(52.0), room, palette.ink);
    let at = pos2(
        centre.x + radius + look.px(24.0),
        rect.center().y - galley.size().y / 2.0,
    );
    painter.galley(at, galley, palette.ink);
    let place = Rect::from_min_max(
        pos2(
            rect.right() - tools,
            rect.center().y - look.px(size::TARGET) / 2.0,
        ),
        rect.max,
    );
    within(ui, place, |ui| {
        ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
            ui.spacing_mut().item_spacing.x = look.px(6.0);
            let mut push = |more| out.push(VoteAction::Count(index, more));
            let name = look.say(&Msg::VoteLess {
                letter: letter.into(),
            });
            if icon_button(ui, look, Icon::Minus, &name, hands > 0).clicked() {
                push(false);
            }
            let side = look.px(size::TARGET);
            let (_, number) = ui.allocate_space(vec2(side, side));
            let text = hands.to_string();
            let font = look.bold(48.0);
            let galley = fit_in(ui.painter(), &text, &font, vec2(side, side), palette.ink);
            ui.painter()
                .galley(number.center() - galley.size() / 2.0, galley, palette.ink);
            let name = look.say(&Msg::VoteMore {
                letter: letter.into(),
            });
            if icon_button(ui, look, Icon::Plus, &name, true).clicked() {
                push(true);
            }
        });
    });
}

/// Before the answer: what counts, and how to vote.
fn before(vote: &Vote, look: &Look, ui: &mut Ui) {
    let palette = look.palette;
    if let Some(goal) = look.voice.goal(&vote.puzzle().question) {
        label(ui, look, &goal, size::BODY, palette.ink);
        ui.add_space(look.px(size::GAP));
    }
    let text = look.say(&Msg::VoteAsk);
    strong(ui, look, &text, size::TITLE, palette.ink);
    let text = look.say(&Msg::VoteHow);
    label(ui, look, &text, size::BODY, palette.soft);
    let count = vote.total().into();
    let text = look.say(&Msg::VoteHands { count });
    strong(ui, look, &text, size::TITLE, palette.up.full);
}

/// Before: how to vote. After: what the class thinks, and why the answer is right.
fn panel(vote: &Vote, look: &Look, ui: &mut Ui, rect: Rect, out: &mut Vec<VoteAction>) {
    let rows = if vote.revealed() { 2.0 } else { 1.0 };
    let needed = rows * look.px(size::TARGET) + (rows - 1.0) * look.px(size::GAP);
    let floor = (rect.bottom() - needed).max(rect.top());
    let above = rect.with_max_y(floor - look.px(size::GAP));
    let tracks = vote.puzzle().tracks(&vote.puzzle().solution);
    within(ui, above, |ui| {
        ScrollArea::vertical().id_salt("vote").show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            if vote.revealed() {
                results(vote, look, ui, above, &tracks);
            } else {
                before(vote, look, ui);
            }
        });
    });
    within(ui, rect.with_min_y(floor), |ui| {
        let width = ui.available_width();
        if !vote.revealed() {
            let text = look.say(&Msg::VoteReveal);
            let response = Button::primary(&text).width(width).ui(ui, look);
            focus_first(ui, "reveal", &response);
            if response.clicked() {
                out.push(VoteAction::Reveal);
            }
            return;
        }
        let text = match vote.aim() {
            Some(aim) => look.say(&Msg::VoteNextAimed {
                aim: look.voice.aim(aim).into(),
            }),
            None => look.say(&Msg::VoteNext),
        };
        let height = look.px(size::TARGET);
        let button = Button::primary(&text)
            .width(width)
            .height(height)
            .units(30.0);
        let response = button.ui(ui, look);
        focus_first(ui, "next question", &response);
        if response.clicked() {
            out.push(VoteAction::Next);
        }
        ui.horizontal(|ui| {
            let gap = look.px(size::GAP);
            ui.spacing_mut().item_spacing.x = gap;
            let half = (width - gap) / 2.0;
            let text = look.say(&if vote.line {
                Msg::VoteThink
            } else {
                Msg::VoteLine
            });
            let button = |text| Button::secondary(text).width(half).height(height);
            let line = button(&text).units(28.0).enabled(!tracks.is_empty());
            if line.ui(ui, look).clicked() {
                out.push(VoteAction::Line);
            }
            let text = look.say(&Msg::VoteEnd);
            if button(&text).units(28.0).ui(ui, look).clicked() {
                out.push(VoteAction::End);
            }
        });
    });
}

fn results(vote: &Vote, look: &Look, ui: &mut Ui, rect: Rect, tracks: &[Track]) {
    let palette = look.palette;
    let facts: Vec<String> = vote
        .facts()
        .iter()
        .map(|fact| look.voice.fact(fact))
        .collect();
    let facts = facts.join(" ");
    if vote.line {
        let height = (rect.height() * 0.55).max(1.0);
        let width = ui.available_width();
        space(ui, vec2(width, height), |ui, place| {
            tracks_ui(ui, look, place, tracks, usize::MAX);
        });
        // A bar for scrolling would take width from the line.
        let room = vec2(width, rect.height() - height - look.px(size::GAP));
        let (units, _) = fitting(ui, look, &facts, &[size::SMALL], room);
        label(ui, look, &facts, units, palette.ink);
        return;
    }
    ui.spacing_mut().item_spacing.y = look.px(6.0);
    let title = look.say(&Msg::VoteThink);
    strong(ui, look, &title, size::BODY, palette.ink);
    let most = vote.answers().map(|(_, _, hands)| hands).max().unwrap_or(0);
    let mut answers: Vec<_> = vote.answers().collect();
    sort_short_by_key(&mut answers, |(_, _, hands)| std::cmp::Reverse(*hands));
    for (letter, choice, hands) in answers {
        let (text, colour) = match (choice.right, choice.misconception) {
            (true, _) => (look.say(&Msg::VoteRight), palette.right.full),
            (false, Some(why)) => (look.voice.misconception(why), palette.up.full),
            (false, None) => (look.say(&Msg::VoteOther), palette.up.full),
        };
        let text = format!("**{letter}** {text} · **{hands}**");
        label(ui, look, &text, size::SMALL, palette.ink);
        let (_, bar) = ui.allocate_space(vec2(ui.available_width(), look.px(22.0)));
        let part = f32::from(hands) / f32::from(most.max(1));
        let full = bar.with_max_x(bar.left() + (bar.width() * part).max(look.px(6.0)));
        ui.painter().rect_filled(full, bar.height() / 2.0, colour);
    }
    ui.add_space(look.px(6.0));
    label(ui, look, &facts, size::SMALL, palette.ink);
}

/// The letters count hands, digits are for the answer that up and down choose, and Page Down goes
/// on.
fn keys(vote: &Vote, ui: &Ui, out: &mut Vec<VoteAction>) {
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if pressed(Modifiers::NONE, Key::PageDown) {
        out.push(if vote.revealed() {
            VoteAction::Next
        } else {
            VoteAction::Reveal
        });
    }
    if vote.revealed() {
        return;
    }
    for (index, key) in [Key::A, Key::B, Key::C, Key::D].into_iter().enumerate() {
        if pressed(Modifiers::SHIFT, key) {
            out.push(VoteAction::Count(index, false));
        } else if pressed(Modifiers::NONE, key) {
            out.push(VoteAction::Count(index, true));
        }
    }
    let number = vote.answers().count().max(1);
    let mut choose = |answer| {
        // The arrow is used up: the focus stays where it is.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        out.push(VoteAction::Choose(answer));
    };
    if pressed(Modifiers::NONE, Key::ArrowUp) {
        choose((vote.chosen() + number - 1) % number);
    }
    if pressed(Modifiers::NONE, Key::ArrowDown) {
        choose((vote.chosen() + 1) % number);
    }
    if pressed(Modifiers::NONE, Key::Backspace) {
        out.push(VoteAction::Erase);
    }
    out.extend(typed_digits(ui).into_iter().map(VoteAction::Digit));
}

/// The tile on Home.
pub fn tile() -> Tile {
    Tile {
        title: Msg::HomeVote,
        what: Msg::HomeVoteWhat,
        picture,
        screen: Screen::Vote,
    }
}

/// Hands counted: a bar for each answer.
fn picture(painter: &Painter, look: &Look, space: Rect) {
    let palette = look.palette;
    let side = space.height().min(look.px(190.0)).min(space.width());
    let bars = [
        (0.45, palette.up.full),
        (1.0, palette.gold.full),
        (0.65, palette.right.full),
        (0.25, palette.down.full),
    ];
    let step = side / count(bars.len());
    for (index, (part, colour)) in bars.into_iter().enumerate() {
        let left = space.left() + step * count(index);
        let bar = Rect::from_min_max(
            pos2(left, space.bottom() - side * part),
            pos2(left + step * 0.72, space.bottom()),
        );
        painter.rect_filled(bar, look.corners(8.0), colour);
    }
}

/// What the bar says.
pub fn titles(model: &VoteModel, look: &Look) -> Titles {
    if model.is_over() {
        return Titles::plain(look.say(&Msg::VoteTitle));
    }
    let subtitle = model.vote().map(|vote| {
        let hands = look.say(&Msg::VoteHands {
            count: vote.total().into(),
        });
        look.say(&Msg::VoteWhere {
            number: vote.number().into(),
            hands: hands.into(),
        })
    });
    Titles {
        title: look.say(&Msg::VoteTitle),
        subtitle: subtitle.unwrap_or_default(),
    }
}

/// The keys of this screen.
pub fn keys_help(model: &VoteModel) -> Vec<KeyGroup> {
    if model.is_over() {
        return Vec::new();
    }
    vec![KeyGroup {
        heading: Msg::KeysVote,
        keys: vec![
            (Msg::KeysLetters, Msg::KeysLettersVote),
            (Msg::KeysUpDown, Msg::KeysUpDownVote),
            (Msg::KeysDigits, Msg::KeysDigitsVote),
            (Msg::KeysOnePage, Msg::KeysPageVote),
        ],
    }]
}
