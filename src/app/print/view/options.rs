//! How the sheet is printed: everything the command line has, too.

use eframe::egui::Ui;

use crate::app::languages::Languages;
use crate::app::print::{PrintAction, PrintChoice, PrintModel, PrintOptions};
use crate::app::share::CodeTrouble;
use crate::app::style::{Style, size};
use crate::app::widgets::{Button, FieldStyle, Icon, choice_row, icon_button, label, strong};
use crate::puzzle::NumberDeck;
use crate::sheets::{KeyPlace, Order, Paper, PerPage, Size};
use crate::text::Msg;

use super::header;

pub fn ui(
    model: &PrintModel,
    languages: &Languages,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<PrintAction>,
) {
    let options = &model.options;
    let order = model.order();
    // A page without exercises has no answers, and all its copies are alike.
    let exercises = order.is_some_and(|order| order.template.has_answers());
    // Puzzles that are given are as they are: they have no code, and no other numbers.
    let given = model.has_given();
    if order.is_some() && !given {
        code(model, style, ui, out);
    }
    copies(model, style, ui, out);
    if let Some(order) = order.filter(|order| order.fits_quarter()) {
        let tickets = order.tickets();
        tickets_per_page(tickets, style, ui, out);
    }
    // A sheet that is the same every time has no versions.
    let varies = order.is_some_and(|order| order.template.varies());
    if varies && !given {
        versions(options, style, ui, out);
    }
    if exercises || given {
        key(options, style, ui, out);
    }
    let keyed = order.is_some_and(Order::keyed);
    if keyed && order.is_some_and(|order| order.different() > 1) {
        let name = (&Msg::PrintDetails, &Msg::PrintDetailsWhat);
        let pressed = switch(style, ui, name, options.details);
        out.extend(pressed.map(PrintChoice::Details).map(PrintAction::Choose));
    }
    header::ui(model, languages.current(), style, ui, out);
    let sizes = Size::ALL.map(|size| {
        let name = match size {
            Size::Standard => Msg::PrintSizeStandard,
            Size::Dys => Msg::PrintSizeDys,
            Size::Large => Msg::PrintSizeLarge,
        };
        (size, style.say(&name))
    });
    let size = choice_row(ui, style, (&Msg::PrintSize, size::SMALL), &sizes, options.size);
    out.extend(size.map(PrintChoice::Size).map(PrintAction::Choose));
    // Rules and scores have no numbers of the cards.
    if !given && order.is_some_and(|order| order.template.has_numbers()) {
        decks(model, languages, style, ui, out);
    }
    let papers = Paper::ALL.map(|paper| {
        let name = match paper {
            Paper::A4 => Msg::PrintPaperA4,
            Paper::Letter => Msg::PrintPaperLetter,
        };
        (paper, style.say(&name))
    });
    let paper = choice_row(ui, style, (&Msg::PrintPaper, size::SMALL), &papers, options.paper);
    out.extend(paper.map(PrintChoice::Paper).map(PrintAction::Choose));
    // A single sheet without its answers begins on the front anyway.
    let several = order.is_some_and(|order| order.prints() > 1);
    if several || keyed && options.key == KeyPlace::End {
        let name = (&Msg::PrintDuplex, &Msg::PrintDuplexWhat);
        let pressed = switch(style, ui, name, options.duplex);
        out.extend(pressed.map(PrintChoice::Duplex).map(PrintAction::Choose));
    }
    let language = choice_row(
        ui,
        style,
        (&Msg::PrintLanguage, size::SMALL),
        &languages.names(),
        model.language(languages),
    );
    out.extend(language.map(|code| PrintAction::Choose(PrintChoice::Language(code.to_owned()))));
}

fn switch(style: &Style, ui: &mut Ui, (name, what): (&Msg, &Msg), on: bool) -> Option<bool> {
    let values = [(true, style.say(&Msg::PrintOn)), (false, style.say(&Msg::PrintOff))];
    let pressed = choice_row(ui, style, (name, size::SMALL), &values, on);
    note(style, ui, what);
    pressed
}

fn note(style: &Style, ui: &mut Ui, text: &Msg) {
    note_text(style, ui, &style.say(text));
}

pub(super) fn note_text(style: &Style, ui: &mut Ui, text: &str) {
    label(ui, style, text, 26.0, style.palette.soft);
}

pub(super) fn alert(style: &Style, ui: &mut Ui, text: &str) {
    label(ui, style, text, 26.0, style.palette.alert.full);
}

fn copies(model: &PrintModel, style: &Style, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    let count = model.options.copies;
    let name = style.say(&Msg::PrintCopies);
    let heading = strong(ui, style, &name, size::SMALL, style.palette.ink);
    ui.horizontal(|ui| {
        let fewer = style.say(&Msg::PrintFewer);
        if icon_button(ui, style, Icon::Minus, &fewer, count > 1).clicked() {
            out.push(PrintAction::Choose(PrintChoice::Copies(count - 1)));
        }
        let typed = model.typed_copies();
        let mut text = typed.map_or_else(|| count.to_string(), str::to_owned);
        let field = FieldStyle::heavy(style.palette.panel, 120.0)
            .field(style, &mut text, "copies")
            .char_limit(6);
        if ui.add(field).labelled_by(heading.id).changed() {
            out.push(PrintAction::Choose(PrintChoice::TypeCopies(text)));
        }
        let more = style.say(&Msg::PrintMore);
        if icon_button(ui, style, Icon::Plus, &more, count < Order::MOST_COPIES).clicked() {
            out.push(PrintAction::Choose(PrintChoice::Copies(count + 1)));
        }
    });
    if model.typed_copies().is_some() {
        let most = Order::MOST_COPIES.into();
        alert(style, ui, &style.say(&Msg::PrintCopiesRange { most }));
    }
}

fn versions(options: &PrintOptions, style: &Style, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    let mut choices = vec![(None, style.say(&Msg::PrintVersionsOff))];
    choices.extend((1..=Order::MOST_VERSIONS).zip('A'..).map(|(count, last)| {
        let letters = if count == 1 { last.to_string() } else { format!("A–{last}") };
        (Some(count), letters)
    }));
    let pressed =
        choice_row(ui, style, (&Msg::PrintVersions, size::SMALL), &choices, options.versions);
    out.extend(pressed.map(PrintChoice::Versions).map(PrintAction::Choose));
    if options.copies > 1 {
        let what = match options.versions {
            None => Msg::PrintVersionsOffWhat,
            Some(1) => Msg::PrintVersionsOneWhat,
            Some(count) => Msg::PrintVersionsWhat { count: count.into() },
        };
        note(style, ui, &what);
    }
}

fn tickets_per_page(
    tickets: Option<PerPage>,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<PrintAction>,
) {
    let Some(now) = tickets else {
        return;
    };
    let choices = PerPage::ALL.map(|per_page| {
        let name = match per_page {
            PerPage::Two => Msg::PrintTicketsTwo,
            PerPage::Four => Msg::PrintTicketsFour,
        };
        (per_page, style.say(&name))
    });
    let name = (&Msg::PrintTickets, size::SMALL);
    let pressed = choice_row(ui, style, name, &choices, now);
    out.extend(pressed.map(PrintChoice::Tickets).map(PrintAction::Choose));
}

fn key(options: &PrintOptions, style: &Style, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    let places = KeyPlace::ALL.map(|place| {
        let name = match place {
            KeyPlace::None => Msg::PrintKeyNone,
            KeyPlace::End => Msg::PrintKeyEnd,
            KeyPlace::Separate => Msg::PrintKeySeparate,
        };
        (place, style.say(&name))
    });
    let pressed = choice_row(ui, style, (&Msg::PrintKey, size::SMALL), &places, options.key);
    out.extend(pressed.map(PrintChoice::Key).map(PrintAction::Choose));
    if options.key == KeyPlace::Separate {
        note(style, ui, &Msg::PrintKeySeparateWhat);
    }
}

fn decks(
    model: &PrintModel,
    languages: &Languages,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<PrintAction>,
) {
    let locale = languages.current();
    let decks = NumberDeck::ALL.map(|deck| {
        let voice = locale.voice(deck);
        let range = Msg::PrintDeckRange { low: voice.n(2).into(), high: voice.n(99).into() };
        (deck, style.say(&range))
    });
    let deck = model.options.deck;
    let pressed = choice_row(ui, style, (&Msg::PrintDeck, size::SMALL), &decks, deck);
    out.extend(pressed.map(PrintChoice::Deck).map(PrintAction::Choose));
}

fn code(model: &PrintModel, style: &Style, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    let heading = style.say(&Msg::PrintCode);
    let heading = strong(ui, style, &heading, size::SMALL, style.palette.ink);
    let entry = model.typed_code();
    let varies = model.order().is_some_and(|order| order.template.varies());
    let own = model.sheet_code().map(|code| code.to_string());
    let mut text = entry.map_or_else(|| own.unwrap_or_default(), |entry| entry.text.clone());
    ui.horizontal(|ui| {
        let room = ui.available_width() - (size::GAP + 4.0);
        let share = if varies { 0.56 } else { 1.0 };
        let width = room * share - 2.0 * 10.0;
        let field = FieldStyle::heavy(style.palette.panel, width)
            .field(style, &mut text, "sheet code")
            .char_limit(40);
        if ui.add(field).labelled_by(heading.id).changed() {
            out.push(PrintAction::Choose(PrintChoice::TypeCode(text)));
        }
        if !varies {
            return;
        }
        let words = style.say(&Msg::PrintNewNumbers);
        let rest = ui.available_width() - 4.0;
        let button = Button::secondary(&words).units(26.0).width(rest);
        if button.ui(ui, style).clicked() {
            out.push(PrintAction::Choose(PrintChoice::NewNumbers));
        }
    });
    match entry.and_then(|entry| entry.trouble.as_ref()) {
        Some(CodeTrouble::Wrong(error)) => alert(style, ui, &style.voice.code_error(error)),
        Some(CodeTrouble::Other(_)) => alert(style, ui, &style.say(&Msg::PrintCodeOther)),
        None => note(style, ui, &Msg::PrintCodeWhat),
    }
}
