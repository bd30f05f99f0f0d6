use eframe::egui::Ui;

use crate::app::languages::Languages;
use crate::app::print::{PrintAction, PrintModel, PrintOptions};
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
    let mut options = model.options.clone();
    let order = model.order.as_ref();
    // A page without exercises has no answers, and all its copies are alike.
    let exercises = order.is_some_and(|order| order.template.has_answers());
    // Puzzles that are given are as they are: they have no code, and no other numbers.
    let given = model.has_given();
    if order.is_some() && !given {
        code(model, style, ui, out);
    }
    copies(model, &mut options, style, ui, out);
    if let Some(order) = order.filter(|order| order.fits_quarter()) {
        let tickets = order.tickets();
        tickets_per_page(tickets, &mut options, style, ui);
    }
    // A sheet that is the same every time has no versions.
    let varies = order.is_some_and(|order| order.template.varies());
    if varies && !given {
        versions(&mut options, style, ui);
    }
    if exercises || given {
        key(&mut options, style, ui);
    }
    let keyed = order.is_some_and(Order::keyed);
    if keyed && order.is_some_and(|order| order.different() > 1) {
        let name = (&Msg::PrintDetails, &Msg::PrintDetailsWhat);
        switch(style, ui, name, &mut options.details);
    }
    header::ui(model, &mut options, languages.current(), style, ui, out);
    let sizes = Size::ALL.map(|size| {
        let name = match size {
            Size::Standard => Msg::PrintSizeStandard,
            Size::Dys => Msg::PrintSizeDys,
            Size::Large => Msg::PrintSizeLarge,
        };
        (size, style.say(&name))
    });
    let size = choice_row(ui, style, (&Msg::PrintSize, size::SMALL), &sizes, options.size);
    choose(&mut options.size, size);
    // Rules and scores have no numbers of the cards.
    if !given && order.is_some_and(|order| order.template.has_numbers()) {
        decks(&mut options, languages, style, ui);
    }
    let papers = Paper::ALL.map(|paper| {
        let name = match paper {
            Paper::A4 => Msg::PrintPaperA4,
            Paper::Letter => Msg::PrintPaperLetter,
        };
        (paper, style.say(&name))
    });
    let paper = choice_row(ui, style, (&Msg::PrintPaper, size::SMALL), &papers, options.paper);
    choose(&mut options.paper, paper);
    // A single sheet without its answers begins on the front anyway.
    let several = order.is_some_and(|order| order.prints() > 1);
    if several || keyed && options.key == KeyPlace::End {
        let name = (&Msg::PrintDuplex, &Msg::PrintDuplexWhat);
        switch(style, ui, name, &mut options.duplex);
    }
    let language = choice_row(
        ui,
        style,
        (&Msg::PrintLanguage, size::SMALL),
        &languages.names(),
        model.language(languages),
    );
    if let Some(code) = language {
        options.language = Some(code.to_owned());
    }
    if options != model.options {
        out.push(PrintAction::Options(Box::new(options)));
    }
}

fn switch(style: &Style, ui: &mut Ui, (name, what): (&Msg, &Msg), on: &mut bool) {
    let values = [(true, style.say(&Msg::PrintOn)), (false, style.say(&Msg::PrintOff))];
    choose(on, choice_row(ui, style, (name, size::SMALL), &values, *on));
    note(style, ui, what);
}

fn choose<T>(option: &mut T, chosen: Option<T>) {
    if let Some(chosen) = chosen {
        *option = chosen;
    }
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

fn copies(
    model: &PrintModel,
    options: &mut PrintOptions,
    style: &Style,
    ui: &mut Ui,
    out: &mut Vec<PrintAction>,
) {
    let count = options.copies;
    let name = style.say(&Msg::PrintCopies);
    let heading = strong(ui, style, &name, size::SMALL, style.palette.ink);
    ui.horizontal(|ui| {
        let fewer = style.say(&Msg::PrintFewer);
        if icon_button(ui, style, Icon::Minus, &fewer, count > 1).clicked() {
            options.set_copies(count - 1);
        }
        let typed = model.typed_copies.as_deref();
        let mut text = typed.map_or_else(|| count.to_string(), str::to_owned);
        let field = FieldStyle::heavy(style.palette.panel, 120.0)
            .field(style, &mut text, "copies")
            .char_limit(6);
        if ui.add(field).labelled_by(heading.id).changed() {
            out.push(PrintAction::TypeCopies(text));
        }
        let more = style.say(&Msg::PrintMore);
        if icon_button(ui, style, Icon::Plus, &more, count < Order::MOST_COPIES).clicked() {
            options.set_copies(count + 1);
        }
    });
    if model.typed_copies.is_some() {
        let most = Order::MOST_COPIES.into();
        alert(style, ui, &style.say(&Msg::PrintCopiesRange { most }));
    }
}

fn versions(options: &mut PrintOptions, style: &Style, ui: &mut Ui) {
    let mut choices = vec![(None, style.say(&Msg::PrintVersionsOff))];
    choices.extend((1..=Order::MOST_VERSIONS).zip('A'..).map(|(count, last)| {
        let letters = if count == 1 { last.to_string() } else { format!("A–{last}") };
        (Some(count), letters)
    }));
    let pressed =
        choice_row(ui, style, (&Msg::PrintVersions, size::SMALL), &choices, options.versions);
    if let Some(versions) = pressed {
        options.set_versions(versions);
    }
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
    options: &mut PrintOptions,
    style: &Style,
    ui: &mut Ui,
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
    choose(&mut options.tickets, choice_row(ui, style, name, &choices, now));
}

fn key(options: &mut PrintOptions, style: &Style, ui: &mut Ui) {
    let places = KeyPlace::ALL.map(|place| {
        let name = match place {
            KeyPlace::None => Msg::PrintKeyNone,
            KeyPlace::End => Msg::PrintKeyEnd,
            KeyPlace::Separate => Msg::PrintKeySeparate,
        };
        (place, style.say(&name))
    });
    let pressed = choice_row(ui, style, (&Msg::PrintKey, size::SMALL), &places, options.key);
    choose(&mut options.key, pressed);
    if options.key == KeyPlace::Separate {
        note(style, ui, &Msg::PrintKeySeparateWhat);
    }
}

fn decks(options: &mut PrintOptions, languages: &Languages, style: &Style, ui: &mut Ui) {
    let locale = languages.current();
    let decks = NumberDeck::ALL.map(|deck| {
        let voice = locale.voice(deck);
        let range = Msg::PrintDeckRange { low: voice.n(2).into(), high: voice.n(99).into() };
        (deck, style.say(&range))
    });
    let pressed = choice_row(ui, style, (&Msg::PrintDeck, size::SMALL), &decks, options.deck);
    choose(&mut options.deck, pressed);
}

fn code(model: &PrintModel, style: &Style, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    let heading = style.say(&Msg::PrintCode);
    let heading = strong(ui, style, &heading, size::SMALL, style.palette.ink);
    let entry = model.typed_code.as_ref();
    let varies = model.order.as_ref().is_some_and(|order| order.template.varies());
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
            out.push(PrintAction::TypeCode(text));
        }
        if !varies {
            return;
        }
        let words = style.say(&Msg::PrintNewNumbers);
        let rest = ui.available_width() - 4.0;
        let button = Button::secondary(&words).units(26.0).width(rest);
        if button.ui(ui, style).clicked() {
            out.push(PrintAction::NewNumbers);
        }
    });
    match entry.and_then(|entry| entry.trouble.as_ref()) {
        Some(CodeTrouble::Wrong(error)) => alert(style, ui, &style.voice.code_error(error)),
        Some(CodeTrouble::Other(_)) => alert(style, ui, &style.say(&Msg::PrintCodeOther)),
        None => note(style, ui, &Msg::PrintCodeWhat),
    }
}
