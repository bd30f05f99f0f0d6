//! The end of a game: the score, how it came about, and what to learn from it.

use eframe::egui::{Align, Layout, Rect, ScrollArea, TextWrapMode, Ui, Vec2, vec2};

use super::celebration;
use crate::app::play::{
    Celebration, CelebrationKind, PlayAction, Session, loss_reason, taken_back,
};
use crate::app::setup::team;
use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::{
    Button, Chart, ChartLine, Marker, focus_first, label, line_size, panel, paragraph, space,
    strong, surface, within,
};
use crate::coach::{Chance, Outlook, Review, TurnOutlook, TurnReview};
use crate::rules::{Rating, RuleSet};
use crate::text::Msg;

const COLUMNS: f32 = 1250.0;

const TURNS: f32 = 545.0;

/// The height of a button that is one of many, in units: as low as a finger can hit.
const LOW: f32 = 66.0;

const COSTLIEST: usize = 3;

pub fn ui(
    session: &Session,
    celebration: Option<&Celebration>,
    style: &Style,
    ui: &mut Ui,
    body: Rect,
    out: &mut Vec<PlayAction>,
) {
    let Some(review) = session.reviewed() else {
        return;
    };
    let now = ui.input(|input| input.time);
    let moving = celebration.and_then(|celebration| Some((celebration, celebration.moving(now)?)));
    if moving.is_some() {
        ui.ctx().request_repaint();
        if celebration::is_ended(ui) {
            out.push(PlayAction::Calm);
        }
    }
    // The cards fall behind the panel with the buttons, where nothing else is to be read yet.
    let cascade = moving.filter(|(celebration, _)| celebration.kind() == CelebrationKind::Won);
    if let Some((celebration, passed)) = cascade {
        celebration::cascade(celebration, passed, style, ui.painter(), body);
    }
    let result = EndedGame {
        session,
        review,
        celebration: celebration.map(|celebration| (celebration, celebration.open(now))),
        falling: cascade.is_some(),
    };
    let inner = inset(body, size::MARGIN);
    ui.spacing_mut().item_spacing = Vec2::splat(size::GAP);
    if inner.width() < COLUMNS {
        result.below_each_other(style, ui, inner, out);
    } else {
        result.beside_each_other(style, ui, inner, out);
    }
}

struct EndedGame<'a> {
    session: &'a Session,
    review: &'a Review,
    celebration: Option<(&'a Celebration, f32)>,
    /// Whether cards are falling: then the buttons are all there is to see yet.
    falling: bool,
}

impl EndedGame<'_> {
    fn beside_each_other(
        &self,
        style: &Style,
        ui: &mut Ui,
        inner: Rect,
        out: &mut Vec<PlayAction>,
    ) {
        let gap = size::GAP * 1.5;
        let width = 580.0_f32.min(inner.width() * 0.38);
        let (score, rest) = inner.split_left_right_at_x(inner.left() + width);
        panel(ui, style, score, "score", |ui| self.score(style, ui, out));
        if self.falling {
            return;
        }
        let mut rest = rest.with_min_x(rest.left() + gap);
        if let Some((celebration, open)) = self.celebration {
            let (fan, below) = rest.split_top_bottom_at_fraction(0.15);
            celebration::fan_ui(celebration, open, style, ui, fan);
            rest = below.with_min_y(below.top() + gap);
        }
        // All of the turns that cost most, if that leaves enough for the chart.
        let turns = TURNS.min(rest.height() * 0.62);
        let (above, below) = rest.split_top_bottom_at_y(rest.bottom() - turns);
        self.charts(style, ui, above);
        let below = below.with_min_y(below.top() + gap);
        panel(ui, style, below, "turns", |ui| self.turns(style, ui, out));
    }

    fn below_each_other(&self, style: &Style, ui: &mut Ui, inner: Rect, out: &mut Vec<PlayAction>) {
        let fill = style.palette.panel;
        within(ui, inner, |ui| {
            ScrollArea::vertical().id_salt("end").show(ui, |ui| {
                let width = ui.available_width();
                let framed = |ui: &mut Ui, add: &mut dyn FnMut(&mut Ui)| {
                    surface(ui, style, fill, |ui| {
                        ui.set_min_width(ui.available_width());
                        add(ui);
                    });
                };
                framed(ui, &mut |ui| self.score(style, ui, out));
                if self.falling {
                    return;
                }
                if let Some((celebration, open)) = self.celebration {
                    space(ui, vec2(width, 200.0), |ui, fan| {
                        celebration::fan_ui(celebration, open, style, ui, fan);
                    });
                }
                let height = 300.0 + size::BODY;
                space(ui, vec2(width, height), |ui, rect| {
                    self.room(style, ui, rect);
                });
                if let Some(outlook) = self.session.outlook() {
                    space(ui, vec2(width, height), |ui, rect| {
                        chance_ui(outlook, style, ui, rect);
                    });
                }
                framed(ui, &mut |ui| self.turns(style, ui, out));
            });
        });
    }

    fn charts(&self, style: &Style, ui: &mut Ui, rect: Rect) {
        let Some(outlook) = self.session.outlook() else {
            self.room(style, ui, rect);
            return;
        };
        let half = size::GAP * 0.75;
        let (room, chance) = rect.split_left_right_at_fraction(0.5);
        self.room(style, ui, room.with_max_x(room.right() - half));
        chance_ui(outlook, style, ui, chance.with_min_x(chance.left() + half));
    }

    fn room(&self, style: &Style, ui: &mut Ui, rect: Rect) {
        let chart = chart(self.session, self.review, style);
        chart_ui(&chart, &Msg::EndChart, style, ui, rect);
    }

    fn score(&self, style: &Style, ui: &mut Ui, out: &mut Vec<PlayAction>) {
        let celebration = self.celebration.map(|(celebration, _)| celebration);
        score_ui(self.session, celebration, self.review, style, ui, out);
    }

    fn turns(&self, style: &Style, ui: &mut Ui, out: &mut Vec<PlayAction>) {
        costliest_ui(self.session, self.review, style, ui, out);
    }
}

fn score_ui(
    session: &Session,
    celebration: Option<&Celebration>,
    review: &Review,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<PlayAction>,
) {
    match session.game().rules().set() {
        RuleSet::Classic => classic_score(session, review, style, ui),
        RuleSet::Duel => duel_score(session, review, style, ui),
    }
    let lost = session.loss_reason();
    let lost = lost.map(|lost| loss_reason(&style.voice, session, &lost));
    for text in lost.into_iter().chain(taken_back(&style.voice, session)) {
        label(ui, style, &text, size::SMALL, style.palette.ink);
    }
    ui.spacing_mut().item_spacing.y = 10.0;
    for (row, index) in ways_on(session, celebration).into_iter().zip(0..) {
        let gap = 10.0;
        let width = (ui.available_width() + gap) / count(row.len()) - gap;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for way in row {
                way_ui(way, index == 0, width, style, ui, out);
            }
        });
    }
}

fn way_ui(
    (text, action): Way,
    first: bool,
    width: f32,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<PlayAction>,
) {
    let text = style.say(&text);
    let button = if first { Button::primary(&text) } else { Button::secondary(&text) };
    // Low, so that all of them are seen at once.
    let response = button.width(width).units(size::SMALL).height(LOW).ui(ui, style);
    if first {
        focus_first(ui, "end", &response);
    }
    if response.clicked() {
        out.push(action);
    }
}

type Way = (Msg, PlayAction);

/// What to do now in rows, the best first. After a victory that is another game; who has not won yet wants
/// to try these very cards again.
fn ways_on(session: &Session, celebration: Option<&Celebration>) -> Vec<Vec<Way>> {
    let again = || vec![(Msg::EndSameDeal, PlayAction::SameDeal)];
    let won = celebration.is_some_and(|celebration| celebration.kind() == CelebrationKind::Won);
    let mut ways = if won {
        vec![vec![(Msg::EndAgain, PlayAction::NewDeal)]]
    } else {
        vec![again(), vec![(Msg::EndNewDeal, PlayAction::NewDeal)]]
    };
    if celebration.is_some() {
        ways.push(vec![(Msg::EndCertificate, PlayAction::Certificate)]);
    }
    ways.push(vec![(Msg::EndStudy, PlayAction::Study(0))]);
    // What goes on paper shares a row.
    let mut paper = vec![(Msg::ExitTicket, PlayAction::ExitTicket)];
    if session.mistakes() > 0 {
        ways.push(vec![(Msg::EndMistakes, PlayAction::PractiseMistakes)]);
        paper.insert(0, (Msg::EndPrint, PlayAction::PrintMistakes));
    }
    ways.push(paper);
    if won {
        ways.push(again());
    }
    ways
}

fn counts(review: &Review, style: &Style) -> (String, String) {
    let jumps: usize = review.turns.iter().map(|turn| turn.jumps).sum();
    let turns = style.say(&Msg::EndTurns { count: review.turns.len().into() });
    let jumps = style.say(&Msg::EndJumps { count: jumps.into() });
    (turns, jumps)
}

fn classic_score(session: &Session, review: &Review, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    let left = session.game().left();
    let (verdict, colour) = match Rating::of(left) {
        Rating::Beaten => (Msg::EndBeaten, palette.right.full),
        Rating::Excellent => (Msg::EndExcellent, palette.right.full),
        Rating::TryAgain => (Msg::EndTryAgain, palette.up.full),
    };
    if left == 0 {
        let text = style.say(&Msg::EndWon);
        strong(ui, style, &text, 110.0, colour);
    } else {
        let text = style.say(&Msg::EndCardsLeft);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = size::MARGIN;
            ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
            strong(ui, style, &left.to_string(), 130.0, palette.ink);
            label(ui, style, &text, size::BODY, palette.soft);
        });
    }
    let text = style.say(&verdict);
    strong(ui, style, &text, size::TITLE, colour);
    let (turns, jumps) = counts(review, style);
    let cards = session.game().rules().set().cards().len();
    let text = style.say(&Msg::EndSummary {
        placed: cards.saturating_sub(left).into(),
        turns: turns.into(),
        jumps: jumps.into(),
    });
    label(ui, style, &text, size::SMALL, palette.soft);
}

fn duel_score(session: &Session, review: &Review, style: &Style, ui: &mut Ui) {
    let palette = style.palette;
    let game = session.game();
    let winner = game.winner().unwrap_or(0);
    let text = style.say(&Msg::EndWinnerLabel);
    label(ui, style, &text, size::BODY, palette.soft);
    let name = team(&style.voice, session.setup(), winner);
    let text = style.say(&Msg::EndWinner { team: name.into() });
    strong(ui, style, &text, 72.0, palette.team(winner));
    for player in [0, 1] {
        let left = game.hand(player).len() + game.deck(player).len();
        let text = style.say(&Msg::EndDuelLeft {
            team: team(&style.voice, session.setup(), player).into(),
            cards: style.voice.card_count(left).into(),
        });
        paragraph(ui, style, &text);
    }
    let (turns, jumps) = counts(review, style);
    let text = style.say(&Msg::EndDuelSummary { turns: turns.into(), jumps: jumps.into() });
    label(ui, style, &text, size::BODY, palette.soft);
}

fn chart_ui(chart: &Chart, title: &Msg, style: &Style, ui: &mut Ui, rect: Rect) {
    let palette = style.palette;
    ui.painter().rect_filled(rect, style.corners(28.0), palette.panel);
    let inner = inset(rect, size::MARGIN);
    let head = within(ui, inner, |ui| {
        let title = style.say(title);
        strong(ui, style, &title, size::BODY, palette.ink);
        ui.min_rect().height() + 10.0
    });
    let plot = inner.with_min_y(inner.top() + head.min(inner.height() * 0.5));
    chart.ui(ui, style, plot);
}

fn chance_ui(outlook: &Outlook, style: &Style, ui: &mut Ui, rect: Rect) {
    let chart = chance_chart(outlook, style);
    chart_ui(&chart, &Msg::EndChance, style, ui, rect);
}

fn chance_chart(outlook: &Outlook, style: &Style) -> Chart {
    let percent = |chance: Chance| i32::from(chance.percent());
    let turns = outlook.turns.iter();
    let points = turns.map(|turn| (turn.number, percent(turn.after)));
    let markers = outlook.costliest(COSTLIEST).into_iter().map(|turn| Marker {
        at: (turn.number, percent(turn.after)),
        text: turn_name(turn.number, style),
    });
    let end = outlook.turns.last().map_or(outlook.at_start, |turn| turn.after);
    Chart {
        lines: vec![ChartLine {
            points: [(0, percent(outlook.at_start))].into_iter().chain(points).collect(),
            colour: style.palette.right.full,
            name: None,
        }],
        markers: markers.collect(),
        highest: percent(Chance::SURE),
        write: |voice, percent| voice.say(&Msg::SettingsPercent { percent: percent.into() }),
        last: outlook.turns.len(),
        label: style.say(&Msg::EndChanceLabel {
            start: style.voice.chance(outlook.at_start).into(),
            end: style.voice.chance(end).into(),
        }),
    }
}

fn turn_name(number: usize, style: &Style) -> String {
    style.say(&Msg::EndTurn { number: number.into() })
}

pub fn chart(session: &Session, review: &Review, style: &Style) -> Chart {
    let players = match session.game().rules().set() {
        RuleSet::Classic => vec![None],
        RuleSet::Duel => vec![Some(0), Some(1)],
    };
    let lines = players
        .into_iter()
        .map(|player| {
            let turns = review.turns.iter();
            let turns = turns.filter(|turn| player.is_none_or(|player| turn.player == player));
            let points = turns.map(|turn| (turn.number, turn.room_left));
            ChartLine {
                points: [(0, review.room_at_start)].into_iter().chain(points).collect(),
                colour: player.map_or(style.palette.up.full, |player| style.palette.team(player)),
                name: player.map(|player| team(&style.voice, session.setup(), player)),
            }
        })
        .collect();
    let end = review.turns.last().map_or(0, |turn| turn.room_left);
    let markers = review.costliest(COSTLIEST).into_iter().map(|turn| Marker {
        at: (turn.number, turn.room_left),
        text: turn_name(turn.number, style),
    });
    Chart {
        lines,
        markers: markers.collect(),
        highest: review.room_at_start,
        write: |voice, room| voice.n(room),
        last: review.turns.len(),
        label: style.say(&Msg::EndChartLabel {
            start: style.voice.steps(review.room_at_start).into(),
            end: style.voice.steps(end).into(),
        }),
    }
}

fn costliest_ui(
    session: &Session,
    review: &Review,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<PlayAction>,
) {
    ui.spacing_mut().item_spacing.y = 8.0;
    let title = style.say(&Msg::EndCostliest);
    strong(ui, style, &title, size::BODY, style.palette.ink);
    let turns = dearest(review, session.outlook());
    if turns.is_empty() {
        let text = style.say(&Msg::EndNone);
        paragraph(ui, style, &text);
    }
    if session.outlook().is_some() {
        let text = style.say(&Msg::EndFigures);
        label(ui, style, &text, 24.0, style.palette.soft);
    }
    for turn in turns {
        ui.separator();
        let index = review.turns.iter().position(|other| other == turn);
        if turn_ui(session, turn, style, ui)
            && let Some(index) = index
        {
            out.push(PlayAction::Study(index));
        }
    }
}

/// The turns that cost most: first by the steps, then those that cost most of the chance.
fn dearest<'a>(review: &'a Review, outlook: Option<&Outlook>) -> Vec<&'a TurnReview> {
    let mut turns = review.costliest(COSTLIEST);
    let by_chance = outlook.map(|outlook| outlook.costliest(COSTLIEST));
    for number in by_chance.into_iter().flatten().map(|turn| turn.number) {
        let turn = review.turns.iter().find(|turn| turn.number == number);
        turns.extend(turn.filter(|turn| !turns.contains(turn)));
    }
    turns
}

fn foreseen<'a>(session: &'a Session, turn: &TurnReview) -> Option<&'a TurnOutlook> {
    let mut turns = session.outlook()?.turns.iter();
    let found = turns.find(|other| other.number == turn.number)?;
    Some(found).filter(|found| found.shows())
}

fn turn_ui(session: &Session, turn: &TurnReview, style: &Style, ui: &mut Ui) -> bool {
    const BESIDE: f32 = 640.0;
    let width = ui.available_width();
    let height = size::TARGET;
    let mut watch = false;
    if width < BESIDE {
        turn_words(session, turn, style, ui);
        ui.horizontal(|ui| {
            watch = watch_button(turn, style, ui);
            cost(turn, style, ui);
        });
        return watch;
    }
    ui.allocate_ui_with_layout(vec2(width, height), Layout::right_to_left(Align::Center), |ui| {
        watch = watch_button(turn, style, ui);
        cost(turn, style, ui);
        let rest = ui.available_width();
        ui.allocate_ui_with_layout(
            vec2(rest, height),
            Layout::left_to_right(Align::Center),
            |ui| {
                ui.set_min_width(rest);
                ui.vertical(|ui| turn_words(session, turn, style, ui));
            },
        );
    });
    watch
}

fn turn_words(session: &Session, turn: &TurnReview, style: &Style, ui: &mut Ui) {
    let style = &style.of_seat(turn.position.set(), turn.player);
    let palette = style.palette;
    ui.spacing_mut().item_spacing.y = 0.0;
    let number = turn_name(turn.number, style);
    let name = team(&style.voice, session.setup(), turn.player);
    let text = format!("{number} · {name}");
    let chance = foreseen(session, turn);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP;
        strong(ui, style, &text, size::SMALL, palette.ink);
        if let Some(chance) = chance {
            let text = style.say(&Msg::EndChanceLost {
                before: style.voice.chance(chance.before()).into(),
                after: style.voice.chance(chance.after).into(),
            });
            label(ui, style, &text, size::SMALL, palette.right.full);
        }
    });
    let plays = style.voice.plays_by_pile(&turn.plays).into();
    let played = style.say(&Msg::EndPlayed { plays });
    let better = turn.better().map(|better| {
        let plays = style.voice.plays_by_pile(&better.plays).into();
        style.say(&Msg::EndBetter { plays })
    });
    // Where no play was cheaper, the champion still has another one.
    let champion = chance.and_then(|chance| chance.best.as_ref());
    let better = better.or_else(|| {
        let plays = style.voice.plays_by_pile(&champion?.plays).into();
        Some(style.say(&Msg::EndChampion { plays }))
    });
    side_by_side(style, ui, [Some(played), better].into_iter().flatten());
}

/// Texts beside each other with a clear gap, or below each other where they do not fit.
fn side_by_side(style: &Style, ui: &mut Ui, texts: impl Iterator<Item = String>) {
    let texts: Vec<String> = texts.collect();
    let (font, colour) = (style.font(size::SMALL), style.palette.ink);
    let width = |text: &String| line_size(ui.painter(), text, font.clone()).x;
    let gap = size::GAP * 1.5;
    let needed: f32 = texts.iter().map(|text| width(text) + gap).sum();
    let all = |ui: &mut Ui| {
        for text in &texts {
            label(ui, style, text, size::SMALL, colour);
        }
    };
    if needed - gap <= ui.available_width() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            all(ui);
        });
    } else {
        all(ui);
    }
}

fn watch_button(turn: &TurnReview, style: &Style, ui: &mut Ui) -> bool {
    let text = style.say(&Msg::EndWatch);
    let name = style.say(&Msg::EndWatchTurn { number: turn.number.into() });
    Button::secondary(&text).name(name).ui(ui, style).clicked()
}

fn cost(turn: &TurnReview, style: &Style, ui: &mut Ui) {
    if let Some(lost) = turn.lost.filter(|lost| *lost > 0) {
        let lost = style.say(&Msg::EndLost { steps: style.voice.steps(lost).into() });
        chip(style, ui, &lost);
    }
}

fn chip(style: &Style, ui: &mut Ui, text: &str) {
    let hue = style.palette.down;
    eframe::egui::Frame::new()
        .fill(hue.tint)
        .corner_radius(style.corners(12.0))
        .inner_margin(10.0)
        .show(ui, |ui| {
            strong(ui, style, text, size::SMALL, style.palette.ink);
        });
}
