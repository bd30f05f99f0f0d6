use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{Align, Galley, Layout, Painter, Rect, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::State;
use crate::app::play::Session;
use crate::app::screens::Actions;
use crate::app::settings::SettingsAction;
use crate::app::style::{Style, count, inset, size};
use crate::app::time::ThinkingTime;
use crate::app::widgets::{
    Icon, RingFace, RingState, Titles, choice, fit, icon_button, ring_button, strong,
};
use crate::app::{Dialog, Request, ScreenId};
use crate::rules::RuleSet;
use crate::text::Msg;

pub fn ui(state: &State, style: &Style, ui: &mut Ui, rect: Rect, out: &mut Actions) {
    let home = state.frame.screen == ScreenId::Home;
    if !home {
        ui.painter().rect_filled(rect, 0, style.palette.panel);
        let border = style.border(style.palette.line);
        ui.painter().hline(rect.x_range(), rect.bottom(), border);
    }
    let row = inset(rect, 10.0);
    let row = Rect::from_min_max(
        pos2(row.left() + size::GAP, row.top()),
        pos2(row.right() - size::GAP, row.bottom()),
    );
    let mut left = row.left();
    let back = UiBuilder::new().max_rect(row);
    if !home {
        ui.scope_builder(back, |ui| {
            let name = style.say(&Msg::AppBack);
            if icon_button(ui, style, Icon::Back, &name, true).clicked() {
                out.push(Request::Back);
            }
        });
        left += size::TARGET + size::MARGIN;
    }
    let right = tools(state, style, ui, row, out);
    titles(state, style, ui, row, left..right);
}

const UPRIGHT: f32 = 1100.0;
/// A title is left out where it would be smaller than this part of its size.
const READABLE: f32 = 0.62;

fn tools(state: &State, style: &Style, ui: &mut Ui, row: Rect, out: &mut Actions) -> f32 {
    let builder = UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center));
    let upright = row.width() < UPRIGHT;
    let inner = ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(size::GAP);
        if state.frame.screen == ScreenId::Home {
            let name = style.say(&Msg::AppSettings);
            if icon_button(ui, style, Icon::Settings, &name, true).clicked() {
                out.push(Request::Go(ScreenId::Settings));
            }
        }
        let name = style.say(&Msg::AppHelp);
        if icon_button(ui, style, Icon::Help, &name, true).clicked() {
            out.push(Request::Open(Dialog::Help));
        }
        if state.code_here().is_some() {
            let name = style.say(&Msg::ShareTitle);
            if icon_button(ui, style, Icon::Share, &name, true).clicked() {
                out.push(Request::Open(Dialog::Share));
            }
        }
        // Upright there is little room, and pages on tablets fill the screen anyway.
        let name =
            style.say(&if state.frame.full_screen { Msg::AppWindow } else { Msg::AppFullScreen });
        if !upright && icon_button(ui, style, Icon::FullScreen, &name, true).clicked() {
            out.push(Request::FullScreen);
        }
        let languages: Vec<_> =
            state.languages.codes().iter().map(|code| (*code, code.to_uppercase())).collect();
        let current = state.languages.code();
        let name = style.say(&Msg::AppLanguage);
        // Inside, left to right again: FR comes before EN.
        let wide = if upright { 160.0 } else { 190.0 };
        let place = vec2(wide, size::TARGET);
        let chosen = ui
            .allocate_ui_with_layout(place, Layout::left_to_right(Align::Center), |ui| {
                choice(ui, style, &name, &languages, current, place.x)
            })
            .inner;
        if let Some(code) = chosen {
            out.push(SettingsAction::Speak(code.to_owned()));
        }
        if state.may_think() && thinking(state, style, ui, upright) {
            out.push(Request::Think);
        }
        ui.min_rect().left()
    });
    let mut left = inner.inner;
    if let (ScreenId::Play, Some(session)) = (state.frame.screen, state.play.session()) {
        left = deck(session, style, ui, row, left, upright);
    }
    left
}

fn thinking(state: &State, style: &Style, ui: &mut Ui, upright: bool) -> bool {
    let now = ui.ctx().time();
    let time = state.frame.thinking;
    let whole = state.settings.preferences.thinking;
    let (left, part) = match time {
        Some(time) if style.motion => (time.left(now).ceil(), time.part(now)),
        Some(time) => {
            let left = (time.left(now) / ThinkingTime::STEP).ceil() * ThinkingTime::STEP;
            (left, left / f64::from(whole.max(1)))
        }
        None => (f64::from(whole), 1.0),
    };
    let over = time.is_some_and(|time| time.is_over(now));
    let seconds = Duration::from_secs_f64(left).as_secs();
    let name = style.say(&match time {
        None => Msg::ThinkStart { seconds: seconds.into() },
        Some(_) if over => Msg::ThinkOver,
        Some(_) => Msg::ThinkLeft { seconds: seconds.into() },
    });
    let face = RingFace {
        text: &seconds.to_string(),
        part: part.clamp(0.0, 1.0),
        state: match time {
            None => RingState::Waits,
            Some(_) if over => RingState::Over,
            Some(_) => RingState::Runs,
        },
    };
    let pressed = ring_button(ui, style, &face, &name).clicked();
    if over && !upright {
        strong(ui, style, &name, size::SMALL, style.palette.ink);
    }
    pressed
}

/// How many cards are left to draw; says where that begins. Upright, the number stands below its
/// word, and it has the place of the title.
fn deck(
    session: &Session,
    style: &Style,
    ui: &mut Ui,
    row: Rect,
    right: f32,
    upright: bool,
) -> f32 {
    let game = session.game();
    let (title, counts) = match game.rules().set() {
        RuleSet::Classic => (Msg::PlayDeck, vec![game.deck(0).len()]),
        // The first team first, as its piles are on the left.
        RuleSet::Duel => {
            let counts = vec![game.deck(0).len(), game.deck(1).len()];
            (Msg::PlayDecks, counts)
        }
    };
    let counts: Vec<String> = counts.iter().map(usize::to_string).collect();
    let (title, counts) = (style.say(&title), counts.join(" · "));
    let painter = ui.painter();
    let palette = style.palette;
    let number = painter.layout_no_wrap(counts.clone(), style.bold(size::BODY), palette.ink);
    let units = if upright { size::SMALL } else { size::BODY };
    let word = painter.layout_no_wrap(title.clone(), style.font(units), palette.soft);
    let gap = size::GAP;
    let width = if upright {
        number.size().x.max(word.size().x)
    } else {
        number.size().x + gap + word.size().x
    };
    let place = Rect::from_min_max(
        pos2(right - width - 2.0 * gap, row.top()),
        pos2(right - gap, row.bottom()),
    );
    let response = ui.interact(place, ui.scope_id().with("deck"), Sense::hover());
    response.widget_info(|| {
        let text = format!("{title} {counts}");
        eframe::egui::WidgetInfo::labeled(eframe::egui::Role::Label, true, text)
    });
    let painter = ui.painter();
    let middle = row.center().y;
    let (at, then) = if upright {
        let top = middle - word.size().y.midpoint(number.size().y);
        (top, pos2(place.left(), top + word.size().y))
    } else {
        let then = place.left() + word.size().x + gap;
        let then = pos2(then, middle - number.size().y / 2.0);
        (middle - word.size().y / 2.0, then)
    };
    painter.galley(pos2(place.left(), at), word, palette.soft);
    painter.galley(then, number, palette.ink);
    place.left()
}

/// A title on one line where there is room for it, else on two, which are as large as they can be.
fn title_in(painter: &Painter, style: &Style, title: &str, room: f32) -> Arc<Galley> {
    let one = fit(painter, title, &style.bold(size::TITLE), room, style.palette.ink);
    let two = [size::BODY, 32.0, size::SMALL, 27.0, 24.0].map(|size| {
        painter.layout(title.to_owned(), style.bold(size), style.palette.ink, room.max(1.0))
    });
    let two = two.into_iter().find(|two| two.rows.len() <= 2 && two.size().x <= room);
    let rows = |galley: &Galley| count(galley.rows.len());
    match two {
        Some(two) if two.size().y / rows(&two) > one.size().y => two,
        _ => one,
    }
}

fn titles(state: &State, style: &Style, ui: &mut Ui, row: Rect, across: std::ops::Range<f32>) {
    let Titles { title, subtitle } = state.screen().titles(state, style);
    let palette = style.palette;
    let room = across.end - across.start - size::GAP;
    let painter = ui.painter();
    let title_galley = title_in(painter, style, &title, room);
    let gap = size::MARGIN;
    let rest = room - title_galley.size().x - 2.0 * gap;
    let middle = |height: f32| row.center().y - height / 2.0;
    let after = across.start + title_galley.size().x + gap;
    let place = Rect::from_min_max(
        pos2(across.start, row.top()),
        pos2(across.start + room.max(0.0), row.bottom()),
    );
    let row_height = title_galley.size().y / count(title_galley.rows.len());
    if room > 0.0 && row_height > size::TITLE * READABLE {
        painter.galley(
            pos2(across.start, middle(title_galley.size().y)),
            title_galley,
            palette.ink,
        );
    }
    // A subtitle that would have to be smaller is left out: it is on other screens too.
    let galley = fit(painter, &subtitle, &style.font(size::SMALL), rest, palette.soft);
    if rest > 0.0 && galley.size().y > size::SMALL * 1.2 {
        painter.galley(pos2(after, middle(galley.size().y)), galley, palette.soft);
    }
    if !title.is_empty() {
        let response = ui.interact(place, ui.scope_id().with("title"), Sense::hover());
        response.widget_info(|| {
            let text = format!("{title} {subtitle}");
            eframe::egui::WidgetInfo::labeled(eframe::egui::Role::Heading, true, text)
        });
    }
}
