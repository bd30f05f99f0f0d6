use eframe::egui::{
    Align, Layout, Painter, Rect, RichText, ScrollArea, Sense, Ui, Vec2, pos2, vec2,
};

use super::{
    Difficulty, Guidance, Pace, Player, Seat, Setup, SetupAction, SetupModel, Variant, colour,
    deal_note, difficulty, line, player, team, variant,
};
use crate::app::ScreenId;
use crate::app::screens::ScreenCx;
use crate::app::style::{Style, inset, size};
use crate::app::widgets::{
    Button, ButtonKind, CardFace, CardMarks, DialogAnswer, FieldStyle, Icon, Tile, Titles, choice,
    choice_column, choice_row, close_button, fitting, focus_first, icon_button, label, paint_card,
    question, strong, surface, within,
};
use crate::text::Msg;

type Group = fn(&mut Edit, &Style, &mut Ui);

struct Edit<'a> {
    setup: Setup,
    model: &'a SetupModel,
    out: &'a mut Vec<SetupAction>,
}

pub fn ui(model: &SetupModel, cx: &ScreenCx, ui: &mut Ui, out: &mut Vec<SetupAction>) {
    let ScreenCx { style, body, .. } = *cx;
    let mut edit = Edit { setup: model.setup.clone(), model, out };
    let margin = size::MARGIN;
    let foot = size::TARGET + 2.0 * size::GAP;
    let floor = (body.bottom() - foot).max(body.top());
    let choices = Rect::from_min_max(body.min, pos2(body.right(), floor));
    within(ui, inset(choices, margin * 0.5), |ui| {
        ScrollArea::vertical().id_salt("setup").show(ui, |ui| {
            groups(&mut edit, style, ui);
        });
    });
    if edit.setup != model.setup {
        let edited = Box::new(edit.setup);
        out.push(SetupAction::Choose(edited));
    }
    let foot = Rect::from_min_max(pos2(body.left(), floor), body.max);
    ui.painter().rect_filled(foot, 0, style.palette.hand);
    within(ui, inset(foot, size::GAP), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let text = style.say(&Msg::SetupGo);
            let response = Button::primary(&text).ui(ui, style);
            focus_first(ui, "setup", &response);
            if response.clicked() {
                out.push(SetupAction::Start);
            }
            let rest = ui.available_width();
            let text = if model.starting {
                style.say(&Msg::SetupWaiting)
            } else {
                // How hard the deal is stands beside its code above.
                line(&style.voice, &model.setup, model.setup.deal(), None)
            };
            ui.allocate_ui_with_layout(
                vec2(rest, ui.available_height()),
                Layout::left_to_right(Align::Center).with_main_wrap(true),
                |ui| {
                    // Where the line is too long, its size gives way.
                    let sizes = [size::SMALL, 26.0, 22.0, 19.0];
                    // What fits by a hair would not fit with any zoom.
                    let room = vec2(rest * 0.98, size::SMALL * 1.4);
                    let (units, height) = fitting(ui, style, &text, &sizes, room);
                    // It repeats what stands above: on a phone it may be missing.
                    if height <= room.y {
                        label(ui, style, &text, units, style.palette.ink);
                    }
                },
            );
        });
    });
}

fn groups(edit: &mut Edit, style: &Style, ui: &mut Ui) {
    let mut columns: Vec<Vec<Group>> = match ui.available_width() {
        width if width >= 1350.0 => {
            vec![vec![game], vec![teams, starter, hands], vec![guidance, deal]]
        }
        width if width >= 900.0 => {
            vec![vec![game, guidance, deal], vec![teams, starter, hands]]
        }
        _ => vec![vec![game, teams, starter, hands, guidance, deal]],
    };
    if with_computers(&edit.setup)
        && let Some(first) = columns.first_mut()
    {
        first.push(pace);
    }
    ui.columns(columns.len(), |uis| {
        for (ui, groups) in uis.iter_mut().zip(columns) {
            for group in groups {
                surface(ui, style, style.palette.panel, |ui| {
                    ui.with_layout(Layout::top_down(Align::LEFT), |ui| {
                        ui.set_min_width(ui.available_width());
                        ui.spacing_mut().item_spacing.y = 10.0;
                        group(edit, style, ui);
                    });
                });
            }
        }
    });
}

fn with_computers(setup: &Setup) -> bool {
    (0..setup.teams()).any(|team| setup.player(team).strategy().is_some())
}

fn heading(style: &Style, ui: &mut Ui, text: &Msg) -> String {
    let text = style.say(text);
    strong(ui, style, &text, size::BODY, style.palette.ink);
    text
}

fn note(style: &Style, ui: &mut Ui, text: &Msg) {
    let text = style.say(text);
    label(ui, style, &text, 27.0, style.palette.soft);
}

fn game(edit: &mut Edit, style: &Style, ui: &mut Ui) {
    let name = heading(style, ui, &Msg::SetupGame);
    let chosen = edit.setup.variant;
    let options = Variant::ALL.map(|game| (game, variant(&style.voice, game)));
    if let Some(variant) = choice_column(ui, style, &name, &options, chosen) {
        edit.setup.variant = variant;
    }
    note(
        style,
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

fn deal(edit: &mut Edit, style: &Style, ui: &mut Ui) {
    let heading = style.say(&Msg::SetupDeal);
    let heading = strong(ui, style, &heading, size::BODY, style.palette.ink);
    let wishes = Difficulty::all().into_iter();
    let options: Vec<(Difficulty, String)> =
        wishes.map(|wish| (wish, difficulty(&style.voice, wish))).collect();
    let name = style.say(&Msg::SetupDifficulty);
    // A focus ring needs a little room of its own.
    let width = ui.available_width() - 4.0;
    if let Some(wish) = choice(ui, style, &name, &options, edit.setup.difficulty, width) {
        edit.setup.difficulty = wish;
    }
    let entry = edit.model.code();
    let mut text = entry.text;
    ui.horizontal(|ui| {
        let room = ui.available_width() - size::GAP;
        let width = room * 0.54 - 2.0 * 10.0;
        let field = FieldStyle::heavy(style.palette.paper, width)
            .field(style, &mut text, "deal code")
            .char_limit(40);
        let response = ui.add(field).labelled_by(heading.id);
        if response.changed() {
            edit.out.push(SetupAction::Code(text));
        }
        let text = style.say(&Msg::SetupNewDeal);
        let button = Button::secondary(&text).units(size::SMALL).width(ui.available_width());
        if button.ui(ui, style).clicked() {
            edit.out.push(SetupAction::NewDeal);
        }
    });
    if let Some(trouble) = &entry.trouble {
        let text = trouble.say(&style.voice);
        label(ui, style, &text, 27.0, style.palette.alert.full);
        return;
    }
    let what = style.say(&Msg::SetupDealWhat);
    let note = deal_note(&style.voice, edit.model).into_iter().chain([what]);
    let text = note.collect::<Vec<_>>().join(" ");
    label(ui, style, &text, 27.0, style.palette.soft);
}

fn teams(edit: &mut Edit, style: &Style, ui: &mut Ui) {
    let count = edit.setup.teams();
    let fixed = edit.setup.variant.teams().is_some();
    let line = vec2(ui.available_width(), size::TARGET);
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        let text = style.say(&Msg::SetupTeamCount { count: count.into() });
        strong(ui, style, &text, size::BODY, style.palette.ink);
        if fixed {
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let more = style.say(&Msg::SetupMoreTeams);
            let room = count < Setup::MOST_TEAMS;
            if icon_button(ui, style, Icon::Plus, &more, room).clicked() {
                edit.setup.set_teams(count + 1);
            }
            let fewer = style.say(&Msg::SetupFewerTeams);
            if icon_button(ui, style, Icon::Minus, &fewer, count > 1).clicked() {
                edit.setup.set_teams(count - 1);
            }
        });
    });
    for team in 0..count {
        seat(edit, style, ui, team);
    }
}

fn seat(edit: &mut Edit, style: &Style, ui: &mut Ui, number: usize) {
    ui.horizontal(|ui| {
        let side = 34.0;
        let (rect, _) = ui.allocate_exact_size(vec2(side, size::TARGET), Sense::hover());
        let square = Rect::from_center_size(rect.center(), vec2(side, side));
        let hue = style.palette.team(number);
        ui.painter().rect_filled(square, style.corners(8.0), hue);
        let room = ui.available_width() - size::GAP;
        let who = player(&style.voice, edit.setup.player(number));
        let name = team(&style.voice, &edit.setup, number);
        let ask = style.say(&Msg::SetupPlayerOf { team: name.into() });
        let Some(seat) = edit.setup.seat_mut(number) else {
            return;
        };
        let marks =
            FieldStyle { units: 25.0, ..FieldStyle::plain(style.palette.paper, room * 0.58) };
        let field = marks
            .field(style, &mut seat.name, &format!("name {number}"))
            .hint_text(RichText::new(colour(&style.voice, number)).font(style.font(marks.units)))
            .char_limit(Seat::LONGEST_NAME);
        let label = style.say(&Msg::SetupNameOf { number: (number + 1).into() });
        ui.add(field).accessible_name(label);
        let button = Button::secondary(&who)
            .units(26.0)
            .width(ui.available_width())
            .name(format!("{ask} {who}"));
        if button.ui(ui, style).clicked() {
            edit.out.push(SetupAction::AskPlayer(number));
        }
    });
}

fn starter(edit: &mut Edit, style: &Style, ui: &mut Ui) {
    let setup = &edit.setup;
    if setup.teams() < 2 {
        let name = team(&style.voice, setup, 0);
        label(ui, style, &name, size::SMALL, style.palette.soft);
        return;
    }
    let name = heading(style, ui, &Msg::SetupStart);
    let mut options = vec![(None, style.say(&Msg::SetupByChance))];
    let names = (0..setup.teams()).map(|number| (Some(number), team(&style.voice, setup, number)));
    options.extend(names);
    let chosen = setup.starter.filter(|team| *team < setup.teams());
    let width = ui.available_width();
    if let Some(starter) = choice(ui, style, &name, &options, chosen, width) {
        edit.setup.starter = starter;
    }
}

fn hands(edit: &mut Edit, style: &Style, ui: &mut Ui) {
    let open = edit.setup.open_hands;
    let options = [(true, style.say(&Msg::SetupOpen)), (false, style.say(&Msg::SetupHidden))];
    let name = (&Msg::SetupHands, size::BODY);
    if let Some(open) = choice_row(ui, style, name, &options, open) {
        edit.setup.open_hands = open;
    }
    let what = if open { Msg::SetupOpenWhat } else { Msg::SetupHiddenWhat };
    note(style, ui, &what);
}

fn guidance(edit: &mut Edit, style: &Style, ui: &mut Ui) {
    let chosen = edit.setup.guidance;
    let options = Guidance::ALL.map(|some| (some, super::guidance(&style.voice, some)));
    let name = (&Msg::SetupGuidance, size::BODY);
    if let Some(guidance) = choice_row(ui, style, name, &options, chosen) {
        edit.setup.guidance = guidance;
    }
    note(
        style,
        ui,
        &match chosen {
            Guidance::None => Msg::SetupNoneWhat,
            Guidance::Legal => Msg::SetupLegalWhat,
            Guidance::Hints => Msg::SetupHintsWhat,
            Guidance::Review => Msg::SetupReviewWhat,
        },
    );
}

fn pace(edit: &mut Edit, style: &Style, ui: &mut Ui) {
    let options = Pace::ALL.map(|pace| {
        let text = match pace {
            Pace::Slow => Msg::SetupSlow,
            Pace::Normal => Msg::SetupNormal,
            Pace::Fast => Msg::SetupFast,
        };
        (pace, style.say(&text))
    });
    let name = (&Msg::SetupPace, size::BODY);
    if let Some(pace) = choice_row(ui, style, name, &options, edit.setup.pace) {
        edit.setup.pace = pace;
    }
}

pub fn titles(style: &Style) -> Titles {
    Titles::plain(style.say(&Msg::SetupTitle))
}

pub fn replace_ui(turn: usize, style: &Style, ui: &mut Ui, out: &mut Vec<SetupAction>) -> bool {
    let text = Msg::SetupReplace { turn: turn.into() };
    let go = (ButtonKind::Secondary, &Msg::SetupReplaceGo);
    match question(ui, style, &text, go, &Msg::SetupKeep) {
        Some(DialogAnswer::Go) => out.push(SetupAction::StartAnyway),
        Some(DialogAnswer::Stay) => return true,
        None => {}
    }
    false
}

pub fn seat_ui(
    model: &SetupModel,
    style: &Style,
    ui: &mut Ui,
    number: usize,
    out: &mut Vec<SetupAction>,
) -> bool {
    let setup = &model.setup;
    let title = style.say(&Msg::SetupPlayerOf { team: team(&style.voice, setup, number).into() });
    strong(ui, style, &title, size::TITLE, style.palette.ink);
    let players = Player::all().into_iter();
    let options: Vec<_> = players.map(|who| (who, player(&style.voice, who))).collect();
    let chosen = choice_column(ui, style, &title, &options, setup.player(number));
    out.extend(chosen.map(|who| SetupAction::Player(number, who)));
    close_button(ui, style)
}

pub fn tile() -> Tile {
    Tile { title: Msg::HomePlay, what: Msg::HomePlayWhat, picture, screen: ScreenId::Setup }
}

fn picture(painter: &Painter, style: &Style, space: Rect) {
    let palette = style.palette;
    let height = space.height().min(170.0).min(space.width() * 0.6);
    let card = Vec2::new(height * 0.75, height);
    for (index, (text, border)) in
        [("24", palette.up.full), ("83", palette.down.full)].into_iter().enumerate()
    {
        let left = space.left() + (card.x + size::GAP) * if index == 0 { 0.0 } else { 1.0 };
        let place = Rect::from_min_size(pos2(left, space.bottom() - height), card);
        let marks = CardMarks { border, ring: None, pale: false, burning: false };
        paint_card(painter, style, place, &CardFace { text, marks });
    }
}
