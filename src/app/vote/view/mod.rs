//! The class vote: a question for everybody, hands counted, and what the class thinks.

mod answers;
mod bars;
mod closing;
mod keys;
mod panel;
mod question;
mod results;

use eframe::egui::{Painter, Rect, Ui, pos2};

use self::answers::answers_ui;
use self::keys::keys;
use self::panel::panel;
use self::question::question_ui;
use super::{Vote, VoteAction, VoteModel};
use crate::app::ScreenId;
use crate::app::theme::{Look, count, inset};
use crate::app::widgets::{KeyGroup, Tile, Titles, page};
use crate::text::Msg;

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
        keys(vote, model.limit(), ui, out);
    }
    page(ui, look, body, "ballot", |ui, look, body| {
        ballot(model, vote, look, ui, body, out);
    });
}

fn ballot(
    model: &VoteModel,
    vote: &Vote,
    look: &Look,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<VoteAction>,
) {
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
    answers_ui(model, vote, look, ui, answers, out);
    let palette = look.palette;
    ui.painter().rect_filled(right, look.corners(28.0), palette.panel);
    panel(model, vote, look, ui, inset(right, look.px(28.0)), out);
}

pub fn tile() -> Tile {
    Tile { title: Msg::HomeVote, what: Msg::HomeVoteWhat, picture, screen: ScreenId::Vote }
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

pub fn titles(model: &VoteModel, look: &Look) -> Titles {
    if model.is_over() {
        return Titles::plain(look.say(&Msg::VoteTitle));
    }
    let subtitle = model.vote().map(|vote| {
        let hands = look.say(&Msg::VoteHands { count: vote.total().into() });
        look.say(&Msg::VoteWhere { number: vote.number().into(), hands: hands.into() })
    });
    Titles { title: look.say(&Msg::VoteTitle), subtitle: subtitle.unwrap_or_default() }
}

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
            (Msg::KeysP, Msg::KeysPVote),
            (Msg::KeysOnePage, Msg::KeysPageVote),
        ],
    }]
}
