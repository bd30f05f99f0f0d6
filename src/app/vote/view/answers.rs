use eframe::egui::{Align, Layout, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::style::{Style, count, size};
use crate::app::vote::{Vote, VoteAction, VoteModel, VoteStage};
use crate::app::widgets::{Icon, by_keyboard, fit, fit_in, icon_button, within};
use crate::puzzle::Choice;
use crate::text::Msg;

pub(super) fn answers_ui(
    model: &VoteModel,
    vote: &Vote,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<VoteAction>,
) {
    // Pupils who saw what most believe would believe it, too.
    let hidden = vote.stage() == VoteStage::Talk && !model.shows_first();
    let answers: Vec<_> = vote.answers().collect();
    let number = count(answers.len().max(1));
    let gap = 14.0;
    let height = ((rect.height() - gap * (number - 1.0)) / number).min(124.0);
    for (index, (letter, choice, hands)) in answers.into_iter().enumerate() {
        let offset = count(index) * (height + gap);
        let place =
            Rect::from_min_size(pos2(rect.left(), rect.top() + offset), vec2(rect.width(), height));
        let hands = Some(hands).filter(|_| !hidden);
        answer_ui(vote, style, ui, place, (index, letter, choice, hands), out);
    }
}

fn answer_ui(
    vote: &Vote,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    (index, letter, choice, hands): (usize, char, &Choice, Option<u16>),
    out: &mut Vec<VoteAction>,
) {
    let palette = style.palette;
    let right = vote.revealed() && choice.right;
    let (fill, border) = if right {
        (palette.right.tint, palette.right.full)
    } else {
        (palette.panel, palette.line)
    };
    // For a teacher who types numbers: where they go.
    let counts = [VoteStage::First, VoteStage::Second].contains(&vote.stage());
    let chosen = vote.chosen() == index && by_keyboard(ui.ctx()) && counts;
    let answer = style.voice.answer_to(vote.puzzle(), &choice.answer);
    let response = ui.interact(rect, ui.scope_id().with(("answer", index)), Sense::hover());
    let said = style.say(&match hands {
        Some(hands) => Msg::VoteHands { count: usize::from(hands).into() },
        None => Msg::VoteHidden,
    });
    response.widget_info(|| {
        let text = style.say(&Msg::VoteOption {
            letter: letter.into(),
            answer: answer.as_str().into(),
            hands: said.as_str().into(),
        });
        WidgetInfo::labeled(Role::Label, true, text)
    });
    let painter = ui.painter();
    painter.rect(rect, style.corners(22.0), fill, style.border(border), StrokeKind::Inside);
    if chosen {
        let ring = style.ring(palette.gold.full);
        painter.rect_stroke(rect, style.corners(22.0), ring, StrokeKind::Outside);
    }
    let radius = (rect.height() * 0.32).min(38.0);
    let centre = pos2(rect.left() + 24.0 + radius, rect.center().y);
    painter.circle_filled(centre, radius, palette.ink);
    let text = letter.to_string();
    let galley = fit(painter, &text, &style.bold(size::BODY), radius * 1.4, palette.paper);
    painter.galley(centre - galley.size() / 2.0, galley, palette.paper);
    let tools = size::TARGET * 3.0 + 30.0;
    let room = rect.right() - tools - centre.x - radius - 40.0;
    let room = vec2(room, rect.height() * 0.9);
    let galley = fit_in(painter, &answer, &style.bold(52.0), room, palette.ink);
    let at = pos2(centre.x + radius + 24.0, rect.center().y - galley.size().y / 2.0);
    painter.galley(at, galley, palette.ink);
    let place = Rect::from_min_max(
        pos2(rect.right() - tools, rect.center().y - size::TARGET / 2.0),
        rect.max,
    );
    let side = size::TARGET;
    let between = 6.0;
    let number = Rect::from_min_size(place.min + vec2(side + between, 0.0), vec2(side, side));
    number_ui(style, ui, number, hands);
    if vote.stage() == VoteStage::Talk {
        return;
    }
    within(ui, place, |ui| {
        ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
            ui.spacing_mut().item_spacing.x = between;
            let mut push = |more| out.push(VoteAction::Count(index, more));
            let name = style.say(&Msg::VoteLess { letter: letter.into() });
            let some = hands.is_some_and(|hands| hands > 0);
            if icon_button(ui, style, Icon::Minus, &name, some).clicked() {
                push(false);
            }
            ui.allocate_space(number.size());
            let name = style.say(&Msg::VoteMore { letter: letter.into() });
            if icon_button(ui, style, Icon::Plus, &name, true).clicked() {
                push(true);
            }
        });
    });
}

fn number_ui(style: &Style, ui: &Ui, place: Rect, hands: Option<u16>) {
    let (painter, palette) = (ui.painter(), style.palette);
    let Some(hands) = hands else {
        for step in [-1.0, 0.0, 1.0] {
            let at = place.center() + vec2(step * 20.0, 0.0);
            painter.circle_filled(at, 6.0, palette.soft);
        }
        return;
    };
    let (text, font) = (hands.to_string(), style.bold(48.0));
    let galley = fit_in(painter, &text, &font, place.size(), palette.ink);
    painter.galley(place.center() - galley.size() / 2.0, galley, palette.ink);
}
