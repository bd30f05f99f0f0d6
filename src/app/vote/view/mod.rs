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
use crate::app::screens::ScreenCx;
use crate::app::style::{Style, count, inset};
use crate::app::widgets::{KeyGroup, Tile, Titles, within};
use crate::text::Msg;

pub fn ui(model: &VoteModel, cx: &ScreenCx, ui: &mut Ui, out: &mut Vec<VoteAction>) {
    let ScreenCx { style, body, has_focus: free } = *cx;
    let Some(vote) = model.vote() else {
        return;
    };
    if model.is_over() {
        return closing::ui(&model.tally(), style, ui, body, out);
    }
    if free {
        keys(vote, model.limit(), ui, out);
    }
    within(ui, body, |ui| {
        ballot(model, vote, style, ui, body, out);
    });
}

fn ballot(
    model: &VoteModel,
    vote: &Vote,
    style: &Style,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<VoteAction>,
) {
    let inner = inset(body, 24.0);
    let gap = 28.0;
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
    question_ui(vote, style, ui, question);
    answers_ui(model, vote, style, ui, answers, out);
    let palette = style.palette;
    ui.painter().rect_filled(right, style.corners(28.0), palette.panel);
    panel(model, vote, style, ui, inset(right, 28.0), out);
}

pub fn tile() -> Tile {
    Tile { title: Msg::HomeVote, what: Msg::HomeVoteWhat, picture, screen: ScreenId::Vote }
}

fn picture(painter: &Painter, style: &Style, space: Rect) {
    let palette = style.palette;
    let side = space.height().min(190.0).min(space.width());
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
        painter.rect_filled(bar, style.corners(8.0), colour);
    }
}

pub fn titles(model: &VoteModel, style: &Style) -> Titles {
    if model.is_over() {
        return Titles::plain(style.say(&Msg::VoteTitle));
    }
    let subtitle = model.vote().map(|vote| {
        let hands = style.say(&Msg::VoteHands { count: vote.total().into() });
        style.say(&Msg::VoteWhere { number: vote.number().into(), hands: hands.into() })
    });
    Titles { title: style.say(&Msg::VoteTitle), subtitle: subtitle.unwrap_or_default() }
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
