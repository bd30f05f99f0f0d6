//! Setting up a game.

use eframe::egui::{
    Align, Layout, Painter, Rect, RichText, ScrollArea, Sense, Ui, Vec2, pos2, vec2,
};

use super::{
    Difficulty, Guidance, Pace, Player, Seat, Setup, SetupAction, SetupModel, Variant, colour,
    deal_note, difficulty, line, player, team, variant,
};
use crate::app::ScreenId;
use crate::app::theme::{Look, inset, size};
use crate::app::widgets::{
    Button, ButtonKind, CardFace, CardStyle, DialogAnswer, FieldStyle, Icon, Tile, Titles, choice,
    choice_column, choice_row, close_button, fitting, focus_first, icon_button, label, paint_card,
    question, strong, surface, within,
};
use crate::text::Msg;

type Group = fn(&SetupModel, &Look, &mut Ui, &mut Vec<SetupAction>);

pub fn ui(model: &SetupModel, look: &Look, ui: &mut Ui, body: Rect, out: &mut Vec<SetupAction>) {
    let margin = look.px(size::MARGIN);
    let foot = look.px(size::TARGET) + 2.0 * look.px(size::GAP);
    let floor = (body.bottom() - foot).max(body.top());
    let choices = Rect::from_min_max(body.min, pos2(body.right(), floor));
    within(ui, inset(choices, margin * 0.5), |ui| {
        ScrollArea::vertical().id_salt("setup").show(ui, |ui| {
            groups(model, look, ui, out);
        });
    });
    let foot = Rect::from_min_max(pos2(body.left(), floor), body.max);
    ui.painter().rect_filled(foot, 0, look.palette.hand);
    within(ui, inset(foot, look.px(size::GAP)), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = look.say(&Msg::SetupGo);
            let response = Button::primary(&text).ui(ui, look);
            focus_first(ui, "setup", &response);
            if response.clicked() {
                out.push(SetupAction::Start);
            }
            let rest = ui.available_width();
            let text = if model.is_starting() {
                look.say(&Msg::SetupWaiting)
            } else {
                // How hard the deal is stands beside its code above.
                line(&look.voice, &model.setup, model.setup.deal(), None)
            };
            ui.allocate_ui_with_layout(
                vec2(rest, ui.available_height()),
                Layout::left_to_right(Align::Center).with_main_wrap(true),
                |ui| {
                    // Where the line is too long, its size gives way.
                    let sizes = [size::SMALL, 26.0, 22.0, 19.0];
                    // What fits by a hair would not fit with any zoom.
                    let room = vec2(rest * 0.98, look.px(size::SMALL) * 1.4);
                    let (units, height) = fitting(ui, look, &text, &sizes, room);
                    // It repeats what stands above: on a phone it may be missing.
                    if height <= room.y {
                        label(ui, look, &text, units, look.palette.ink);
                    }
                },
            );
        });
    });
}

fn groups(model: &SetupModel, look: &Look, ui: &mut Ui, out: &mut Vec<SetupAction>) {
    let mut columns: Vec<Vec<Group>> = match ui.available_width() / look.unit {
        width if width >= 1350.0 => {
            vec![vec![game], vec![teams, starter, hands], vec![guidance, deal]]
        }
        width if width >= 900.0 => {
            vec![vec![game, guidance, deal], vec![teams, starter, hands]]
        }
        _ => vec![vec![game, teams, starter, hands, guidance, deal]],
    };
    if with_computers(model)
        && let Some(first) = columns.first_mut()
    {
        first.push(pace);
    }
    ui.columns(columns.len(), |uis| {
        for (ui, groups) in uis.iter_mut().zip(columns) {
            for group in groups {
                surface(ui, look, look.palette.panel, |ui| {
                    ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
                        ui.set_min_width(ui.available_width());
                        ui.spacing_mut().item_spacing.y = look.px(10.0);
                        group(model, look, ui, out);
                    });
                });
            }
        }
    });
}

fn with_computers(model: &SetupModel) -> bool {
    let setup = &model.setup;
    (0..setup.teams()).any(|team| setup.player(team).strategy().is_some())
}

fn heading(look: &Look, ui: &mut Ui, text: &Msg) -> String {
    let text = look.say(text);
    strong(ui, look, &text, size::BODY, look.palette.ink);
    text
}

fn note(look: &Look, ui: &mut Ui, text: &Msg) {
    let text = look.say(text);
    label(ui, look, &text, 27.0, look.palette.soft);
}

fn game(model: &SetupModel, look: &Look, ui: &mut Ui, out: &mut Vec<SetupAction>) {
    let name = heading(look, ui, &Msg::SetupGame);
    let chosen = model.setup.variant;
    let options = Variant::ALL.map(|game| (game, variant(&look.voice, game)));
    let pressed = choice_column(ui, look, &name, &options, chosen);
    out.extend(pressed.map(SetupAction::Variant));
    note(
        look,
        ui,
        &match chosen {
            Variant::Classic => Msg::SetupClassicWhat,
            Variant::ExpertOne => Msg::SetupExpertOneWhat,
            Variant::ExpertTwo => Msg::SetupExpertTwoWhat,
            Variant::Fire => Msg::SetupFireWhat,
            Variant::Duel => Msg::SetupDuelWhat,
        },
    );
}

fn deal(model: &SetupModel, look: &Look, ui: &mut Ui, out: &mut Vec<SetupAction>) {
    let heading = look.say(&Msg::SetupDeal);
    let heading = strong(ui, look, &heading, size::BODY, look.palette.ink);
    let wishes = Difficulty::all().into_iter();
    let options: Vec<(Difficulty, String)> =
        wishes.map(|wish| (wish, difficulty(&look.voice, wish))).collect();
    let name = look.say(&Msg::SetupDifficulty);
    // A focus ring needs a little room of its own.
    let width = ui.available_width() - look.px(4.0);
    let chosen = model.setup.difficulty;
    let pressed = choice(ui, look, &name, &options, chosen, width);
    out.extend(pressed.map(SetupAction::Difficulty));
    let entry = model.code();
    let mut text = entry.text;
    ui.horizontal(|ui| {
        let room = ui.available_width() - look.px(size::GAP);
        let width = room * 0.54 - 2.0 * look.px(10.0);
        let field = FieldStyle::heavy(look.palette.paper, width)
            .field(look, &mut text, "deal code")
            .char_limit(40);
        let response = ui.add(field).labelled_by(heading.id);
        if response.changed() {
            out.push(SetupAction::Code(text));
        }
        let text = look.say(&Msg::SetupNewDeal);
        let button = Button::secondary(&text).units(size::SMALL).width(ui.available_width());
        if button.ui(ui, look).clicked() {
            out.push(SetupAction::NewDeal);
        }
    });
    if let Some(trouble) = &entry.trouble {
        let text = trouble.say(&look.voice);
        label(ui, look, &text, 27.0, look.palette.alert.full);
        return;
    }
    let what = look.say(&Msg::SetupDealWhat);
    let note = deal_note(&look.voice, model).into_iter().chain([what]);
    let text = note.collect::<Vec<_>>().join(" ");
    label(ui, look, &text, 27.0, look.palette.soft);
}

fn teams(model: &SetupModel, look: &Look, ui: &mut Ui, out: &mut Vec<SetupAction>) {
    let setup = &model.setup;
    let count = setup.teams();
    let fixed = setup.variant.teams().is_some();
    let line = vec2(ui.available_width(), look.px(size::TARGET));
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        let text = look.say(&Msg::SetupTeamCount { count: count.into() });
        strong(ui, look, &text, size::BODY, look.palette.ink);
        if fixed {
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let more = look.say(&Msg::SetupMoreTeams);
            let room = count < Setup::MOST_TEAMS;
            if icon_button(ui, look, Icon::Plus, &more, room).clicked() {
                out.push(SetupAction::Teams(count + 1));
            }
            let fewer = look.say(&Msg::SetupFewerTeams);
            if icon_button(ui, look, Icon::Minus, &fewer, count > 1).clicked() {
                out.push(SetupAction::Teams(count - 1));
            }
        });
    });
    for team in 0..count {
        seat(setup, look, ui, team, out);
    }
}

fn seat(setup: &Setup, look: &Look, ui: &mut Ui, number: usize, out: &mut Vec<SetupAction>) {
    ui.horizontal(|ui| {
        let side = look.px(34.0);
        let (rect, _) = ui.allocate_exact_size(vec2(side, look.px(size::TARGET)), Sense::hover());
        let square = Rect::from_center_size(rect.center(), vec2(side, side));
        let hue = look.palette.team(number);
        ui.painter().rect_filled(square, look.corners(8.0), hue);
        let room = ui.available_width() - look.px(size::GAP);
        let mut name = setup.seats().get(number).map_or(String::new(), |seat| seat.name.clone());
        let style =
            FieldStyle { units: 25.0, ..FieldStyle::plain(look.palette.paper, room * 0.58) };
        let field = style
            .field(look, &mut name, &format!("name {number}"))
            .hint_text(RichText::new(colour(&look.voice, number)).font(look.font(style.units)))
            .char_limit(Seat::LONGEST_NAME);
        let label = look.say(&Msg::SetupNameOf { number: (number + 1).into() });
        let response = ui.add(field).accessible_name(label);
        if response.changed() {
            out.push(SetupAction::Name(number, name));
        }
        let who = player(&look.voice, setup.player(number));
        let ask = look.say(&Msg::SetupPlayerOf { team: team(&look.voice, setup, number).into() });
        let button = Button::secondary(&who)
            .units(26.0)
            .width(ui.available_width())
            .name(format!("{ask} {who}"));
        if button.ui(ui, look).clicked() {
            out.push(SetupAction::AskPlayer(number));
        }
    });
}

fn starter(model: &SetupModel, look: &Look, ui: &mut Ui, out: &mut Vec<SetupAction>) {
    let setup = &model.setup;
    if setup.teams() < 2 {
        let name = team(&look.voice, setup, 0);
        label(ui, look, &name, size::SMALL, look.palette.soft);
        return;
    }
    let name = heading(look, ui, &Msg::SetupStart);
    let mut options = vec![(None, look.say(&Msg::SetupByChance))];
    let names = (0..setup.teams()).map(|number| (Some(number), team(&look.voice, setup, number)));
    options.extend(names);
    let chosen = setup.starter.filter(|team| *team < setup.teams());
    let width = ui.available_width();
    let pressed = choice(ui, look, &name, &options, chosen, width);
    out.extend(pressed.map(SetupAction::Starter));
}

fn hands(model: &SetupModel, look: &Look, ui: &mut Ui, out: &mut Vec<SetupAction>) {
    let open = model.setup.open_hands;
    let options = [(true, look.say(&Msg::SetupOpen)), (false, look.say(&Msg::SetupHidden))];
    let name = (&Msg::SetupHands, size::BODY);
    let pressed = choice_row(ui, look, name, &options, open);
    out.extend(pressed.map(SetupAction::OpenHands));
    let what = if open { Msg::SetupOpenWhat } else { Msg::SetupHiddenWhat };
    note(look, ui, &what);
}

fn guidance(model: &SetupModel, look: &Look, ui: &mut Ui, out: &mut Vec<SetupAction>) {
    let chosen = model.setup.guidance;
    let options = Guidance::ALL.map(|some| (some, super::guidance(&look.voice, some)));
    let name = (&Msg::SetupGuidance, size::BODY);
    let pressed = choice_row(ui, look, name, &options, chosen);
    out.extend(pressed.map(SetupAction::Guidance));
    note(
        look,
        ui,
        &match chosen {
            Guidance::None => Msg::SetupNoneWhat,
            Guidance::Legal => Msg::SetupLegalWhat,
            Guidance::Hints => Msg::SetupHintsWhat,
            Guidance::Review => Msg::SetupReviewWhat,
        },
    );
}

fn pace(model: &SetupModel, look: &Look, ui: &mut Ui, out: &mut Vec<SetupAction>) {
    let options = Pace::ALL.map(|pace| {
        let text = match pace {
            Pace::Slow => Msg::SetupSlow,
            Pace::Normal => Msg::SetupNormal,
            Pace::Fast => Msg::SetupFast,
        };
        (pace, look.say(&text))
    });
    let chosen = model.setup.pace;
    let name = (&Msg::SetupPace, size::BODY);
    let pressed = choice_row(ui, look, name, &options, chosen);
    out.extend(pressed.map(SetupAction::Pace));
}

pub fn titles(look: &Look) -> Titles {
    Titles::plain(look.say(&Msg::SetupTitle))
}

/// Draws the question whether the game under way is to be given up; says whether it is answered.
pub fn replace_ui(turn: usize, look: &Look, ui: &mut Ui, out: &mut Vec<SetupAction>) -> bool {
    let text = Msg::SetupReplace { turn: turn.into() };
    let go = (ButtonKind::Secondary, &Msg::SetupReplaceGo);
    match question(ui, look, &text, go, &Msg::SetupKeep) {
        Some(DialogAnswer::Go) => out.push(SetupAction::StartAnyway),
        Some(DialogAnswer::Stay) => return true,
        None => {}
    }
    false
}

pub fn seat_ui(
    model: &SetupModel,
    look: &Look,
    ui: &mut Ui,
    number: usize,
    out: &mut Vec<SetupAction>,
) -> bool {
    let setup = &model.setup;
    let title = look.say(&Msg::SetupPlayerOf { team: team(&look.voice, setup, number).into() });
    strong(ui, look, &title, size::TITLE, look.palette.ink);
    let players = Player::all().into_iter();
    let options: Vec<_> = players.map(|who| (who, player(&look.voice, who))).collect();
    let chosen = choice_column(ui, look, &title, &options, setup.player(number));
    out.extend(chosen.map(|who| SetupAction::Player(number, who)));
    close_button(ui, look)
}

pub fn tile() -> Tile {
    Tile { title: Msg::HomePlay, what: Msg::HomePlayWhat, picture, screen: ScreenId::Setup }
}

fn picture(painter: &Painter, look: &Look, space: Rect) {
    let palette = look.palette;
    let height = space.height().min(look.px(170.0)).min(space.width() * 0.6);
    let card = Vec2::new(height * 0.75, height);
    for (index, (text, border)) in
        [("24", palette.up.full), ("83", palette.down.full)].into_iter().enumerate()
    {
        let left =
            space.left() + (card.x + look.px(size::GAP)) * if index == 0 { 0.0 } else { 1.0 };
        let place = Rect::from_min_size(pos2(left, space.bottom() - height), card);
        let style = CardStyle { border, ring: None, pale: false, burning: false };
        paint_card(painter, look, place, &CardFace { text, style });
    }
}
