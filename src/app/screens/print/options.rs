//! How the sheet is printed: everything the command line has, too.

use eframe::egui::{Id, Margin, TextEdit, Ui, vec2};

use crate::app::print::{PrintAction, PrintOptions};
use crate::app::state::{CodeTrouble, State};
use crate::app::theme::{Look, size};
use crate::app::widgets::{Button, Icon, choice_row, icon_button, label, strong};
use crate::l10n::Msg;
use crate::puzzle::NumberDeck;
use crate::worksheet::{KeyPlace, Order, Paper, Size};

/// Draws the options.
pub fn ui(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    let options = &state.settings.print;
    let templates = state.print.templates();
    let order = options.order(templates, Order::MOST_COPIES);
    // A page without exercises has no answers, and all its copies are alike.
    let exercises = order
        .as_ref()
        .is_some_and(|order| order.template.has_answers());
    if let Some(order) = &order {
        let own = order.code().map(|code| code.to_string());
        code(state, look, ui, &own.unwrap_or_default(), out);
    }
    copies(state, look, ui, out);
    if exercises {
        versions(options, look, ui, out);
        key(options, look, ui, out);
    }
    let sizes = Size::ALL.map(|size| {
        let name = match size {
            Size::Standard => Msg::PrintSizeStandard,
            Size::Dys => Msg::PrintSizeDys,
            Size::Large => Msg::PrintSizeLarge,
        };
        (size, look.say(&name))
    });
    let size = choice_row(
        ui,
        look,
        (&Msg::PrintSize, size::SMALL),
        &sizes,
        options.size,
    );
    out.extend(size.map(PrintAction::Size));
    decks(state, look, ui, out);
    let papers = Paper::ALL.map(|paper| {
        let name = match paper {
            Paper::A4 => Msg::PrintPaperA4,
            Paper::Letter => Msg::PrintPaperLetter,
        };
        (paper, look.say(&name))
    });
    let paper = choice_row(
        ui,
        look,
        (&Msg::PrintPaper, size::SMALL),
        &papers,
        options.paper,
    );
    out.extend(paper.map(PrintAction::Paper));
    let languages = state.languages.names();
    let language = state.sheet_language();
    let language = choice_row(
        ui,
        look,
        (&Msg::PrintLanguage, size::SMALL),
        languages,
        language,
    );
    out.extend(language.map(PrintAction::Language));
}

fn note(look: &Look, ui: &mut Ui, text: &Msg) {
    let text = look.say(text);
    label(ui, look, &text, 26.0, look.palette.soft);
}

fn alert(look: &Look, ui: &mut Ui, text: &str) {
    label(ui, look, text, 26.0, look.palette.alert.full);
}

fn copies(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    let count = state.settings.print.copies;
    let name = look.say(&Msg::PrintCopies);
    let heading = strong(ui, look, &name, size::SMALL, look.palette.ink);
    ui.horizontal(|ui| {
        let fewer = look.say(&Msg::PrintFewer);
        if icon_button(ui, look, Icon::Minus, &fewer, count > 1).clicked() {
            out.push(PrintAction::Copies(count - 1));
        }
        let typed = state.print.copies.as_ref();
        let mut text = typed.map_or_else(|| count.to_string(), Clone::clone);
        let field = field(look, &mut text, "copies", look.px(120.0)).char_limit(6);
        if ui.add(field).labelled_by(heading.id).changed() {
            out.push(PrintAction::TypeCopies(text));
        }
        let more = look.say(&Msg::PrintMore);
        if icon_button(ui, look, Icon::Plus, &more, count < Order::MOST_COPIES).clicked() {
            out.push(PrintAction::Copies(count + 1));
        }
    });
    if state.print.copies.is_some() {
        let most = Order::MOST_COPIES.into();
        alert(look, ui, &look.say(&Msg::PrintCopiesRange { most }));
    }
}

fn versions(options: &PrintOptions, look: &Look, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    let mut choices = vec![(None, look.say(&Msg::PrintVersionsOff))];
    choices.extend((1..=Order::MOST_VERSIONS).zip('A'..).map(|(count, last)| {
        let letters = if count == 1 {
            last.to_string()
        } else {
            format!("A–{last}")
        };
        (Some(count), letters)
    }));
    let pressed = choice_row(
        ui,
        look,
        (&Msg::PrintVersions, size::SMALL),
        &choices,
        options.versions,
    );
    out.extend(pressed.map(PrintAction::Versions));
    if options.copies > 1 {
        let what = match options.versions {
            None => Msg::PrintVersionsOffWhat,
            Some(1) => Msg::PrintVersionsOneWhat,
            Some(count) => Msg::PrintVersionsWhat {
                count: count.into(),
            },
        };
        note(look, ui, &what);
    }
}

fn key(options: &PrintOptions, look: &Look, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    let places = KeyPlace::ALL.map(|place| {
        let name = match place {
            KeyPlace::None => Msg::PrintKeyNone,
            KeyPlace::End => Msg::PrintKeyEnd,
            KeyPlace::Separate => Msg::PrintKeySeparate,
        };
        (place, look.say(&name))
    });
    let pressed = choice_row(
        ui,
        look,
        (&Msg::PrintKey, size::SMALL),
        &places,
        options.key,
    );
    out.extend(pressed.map(PrintAction::Key));
    if options.key == KeyPlace::Separate {
        note(look, ui, &Msg::PrintKeySeparateWhat);
    }
}

fn decks(state: &State, look: &Look, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    let locale = state.languages.current();
    let decks = NumberDeck::ALL.map(|deck| {
        let voice = locale.voice(deck);
        let range = Msg::PrintDeckRange {
            low: voice.n(2).into(),
            high: voice.n(99).into(),
        };
        (deck, look.say(&range))
    });
    let deck = state.settings.print.deck;
    let pressed = choice_row(ui, look, (&Msg::PrintDeck, size::SMALL), &decks, deck);
    out.extend(pressed.map(PrintAction::Deck));
}

fn code(state: &State, look: &Look, ui: &mut Ui, own: &str, out: &mut Vec<PrintAction>) {
    let heading = look.say(&Msg::PrintCode);
    let heading = strong(ui, look, &heading, size::SMALL, look.palette.ink);
    let entry = state.print.code.as_ref();
    let mut text = entry.map_or_else(|| own.to_owned(), |entry| entry.text.clone());
    ui.horizontal(|ui| {
        let room = ui.available_width() - look.px(size::GAP + 4.0);
        let width = room * 0.5 - 2.0 * look.px(10.0);
        let field = field(look, &mut text, "sheet code", width).char_limit(40);
        if ui.add(field).labelled_by(heading.id).changed() {
            out.push(PrintAction::TypeCode(text));
        }
        let words = look.say(&Msg::PrintNewNumbers);
        let rest = ui.available_width() - look.px(4.0);
        let button = Button::secondary(&words).units(26.0).width(rest);
        if button.ui(ui, look).clicked() {
            out.push(PrintAction::NewNumbers);
        }
    });
    match entry.and_then(|entry| entry.trouble.as_ref()) {
        Some(CodeTrouble::Wrong(error)) => alert(look, ui, &look.voice.code_error(error)),
        Some(CodeTrouble::Other(_)) => alert(look, ui, &look.say(&Msg::PrintCodeOther)),
        None => note(look, ui, &Msg::PrintCodeWhat),
    }
}

/// A text field as high as a button.
fn field<'a>(look: &Look, text: &'a mut String, name: &str, width: f32) -> TextEdit<'a> {
    let (side, above) = (look.px(10.0), look.px(19.0));
    TextEdit::singleline(text)
        .id(Id::unique(("print", name)))
        .font(look.bold(size::SMALL))
        .margin(Margin::from(vec2(side, above)))
        .background_color(look.palette.panel)
        .desired_width(width.max(1.0))
}
