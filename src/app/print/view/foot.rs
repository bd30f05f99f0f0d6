//! The foot of the print screen: what will be written, what is being written, what was.

use eframe::egui::{Align, Layout, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::languages::Languages;
use crate::app::print::{
    ExportError, ExportOutcome, ExportStage, Preview, PrintAction, PrintModel, Written,
};
use crate::app::theme::{Look, count, inset, size};
use crate::app::widgets::{Button, focus_first, within};
use crate::l10n::Msg;
use crate::worksheet::Order;

/// Draws the foot.
pub fn ui(
    model: &PrintModel,
    languages: &Languages,
    look: &Look,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<PrintAction>,
) {
    let palette = look.palette;
    let outcome = model.outcome();
    let working = model.export().is_some();
    let (ground, ink) = match outcome {
        Some(ExportOutcome::Written { .. }) if !working => (palette.right.tint, palette.ink),
        Some(ExportOutcome::Failed(_)) if !working => (palette.alert.tint, palette.ink),
        _ => (palette.hand, palette.ink),
    };
    ui.painter().rect_filled(rect, 0, ground);
    within(ui, inset(rect, look.px(size::GAP)), |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            button(model, look, ui, out);
            let room = ui.available_rect_before_wrap();
            let text = words(model, languages, look);
            if let Some(done) = fraction(model) {
                bar(look, ui, room, done);
            }
            message(look, ui, room, &text, ink);
        });
    });
}

fn button(model: &PrintModel, look: &Look, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    if let Some(export) = model.export() {
        let text = look.say(&Msg::AppCancel);
        let button = Button::secondary(&text).enabled(!export.is_cancelled());
        if button.ui(ui, look).clicked() {
            out.push(PrintAction::Cancel);
        }
        return;
    }
    let text = look.say(&Msg::PrintSave);
    let trouble = model.preview().is_none_or(|p| p.trouble().is_some());
    // A number that cannot be is put right first: another one would be a surprise.
    let trouble = trouble || model.typed_copies().is_some();
    let response = Button::primary(&text).enabled(!trouble).ui(ui, look);
    focus_first(ui, "print", &response);
    if response.clicked() {
        out.push(PrintAction::Save);
    }
}

/// How much of the export is done; nothing while somebody is asked.
fn fraction(model: &PrintModel) -> Option<f32> {
    let part = |done: usize, all: usize| count(done) / count(all).max(1.0);
    let small = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    match model.export()?.stage() {
        ExportStage::Asking => None,
        // Making the sheets takes about as long as writing them.
        ExportStage::Making(done, all) => Some(part(small(done), small(all)) * 0.5),
        ExportStage::Writing(done, all) => Some(0.5 + part(done, all) * 0.5),
    }
}

fn bar(look: &Look, ui: &Ui, room: Rect, done: f32) {
    let height = look.px(12.0);
    let whole = Rect::from_min_max(pos2(room.left(), room.bottom() - height), room.max);
    let part = whole.width() * done.clamp(0.0, 1.0);
    let full = Rect::from_min_size(whole.min, vec2(part, height));
    let corners = look.corners(6.0);
    ui.painter().rect_filled(whole, corners, look.palette.line);
    ui.painter()
        .rect_filled(full, corners, look.palette.up.full);
}

/// A text of several lines if need be, made smaller until it fits.
fn message(look: &Look, ui: &mut Ui, room: Rect, text: &str, ink: eframe::egui::Color32) {
    let sizes = [size::SMALL, 27.0, 24.0, 21.0, 18.0];
    let width = (room.width() - look.px(size::GAP)).max(1.0);
    let layout = |units: f32| {
        ui.painter()
            .layout(text.to_owned(), look.font(units), ink, width)
    };
    let fits = |units: &f32| layout(*units).size().y <= room.height();
    let units = sizes.into_iter().find(fits).unwrap_or(18.0);
    let galley = layout(units);
    let response = ui.interact(room, ui.scope_id().with("message"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}

/// What there is to say.
fn words(model: &PrintModel, languages: &Languages, look: &Look) -> String {
    export_words(model, languages, look).unwrap_or_else(|| summary(model, look))
}

/// What there is to say of the file being written, or of the last one.
pub fn export_words(model: &PrintModel, languages: &Languages, look: &Look) -> Option<String> {
    if let Some(export) = model.export() {
        let progress = match export.stage() {
            _ if export.is_cancelled() => Msg::PrintStopping,
            ExportStage::Asking => Msg::PrintAsking,
            ExportStage::Making(done, total) => Msg::PrintMaking {
                done: done.into(),
                total: total.into(),
            },
            ExportStage::Writing(done, total) => Msg::PrintWriting {
                done: done.into(),
                total: total.into(),
            },
        };
        let progress = look.say(&progress);
        return Some(if model.is_closing() {
            let progress = progress.into();
            look.say(&Msg::PrintClosing { progress })
        } else {
            progress
        });
    }
    Some(match model.outcome()? {
        ExportOutcome::Written { files, asked } => written(look, files, *asked),
        ExportOutcome::Cancelled => look.say(&Msg::PrintCancelled),
        ExportOutcome::Failed(ExportError::Order(error)) => error.say(languages.current()),
        ExportOutcome::Failed(ExportError::Write(path, detail)) => {
            look.say(&Msg::PrintCannotWrite {
                file: path.display().to_string().into(),
                detail: detail.as_str().into(),
            })
        }
        ExportOutcome::Failed(ExportError::Lost) => look.say(&Msg::PrintLost),
    })
}

fn pages(look: &Look, number: usize) -> String {
    look.say(&Msg::PrintPageCount {
        count: number.into(),
    })
}

fn written(look: &Look, files: &[Written], asked: bool) -> String {
    let name = |file: &Written| {
        let name = file.path.file_name().unwrap_or_default();
        look.say(&Msg::PrintFile {
            name: name.to_string_lossy().into_owned().into(),
            pages: pages(look, file.pages).into(),
        })
    };
    let names: Vec<String> = files.iter().map(name).collect();
    let folder = files.first().and_then(|file| file.path.parent());
    let folder = folder.map(|folder| folder.display().to_string());
    let folder = folder.unwrap_or_default().into();
    let files = names.join(" · ").into();
    look.say(&if asked {
        Msg::PrintWritten { files, folder }
    } else {
        Msg::PrintWrittenUnasked { files, folder }
    })
}

/// What would be written now.
fn summary(model: &PrintModel, look: &Look) -> String {
    if model.typed_copies().is_some() {
        let most = Order::MOST_COPIES.into();
        return look.say(&Msg::PrintCopiesRange { most });
    }
    let count = model.order().map_or(1, Order::prints);
    let sheets = look.say(&Msg::PrintSheetCount {
        count: count.into(),
    });
    let preview = model.preview();
    match preview.and_then(|preview| preview.page_count(count)) {
        Some(count) => look.say(&Msg::PrintSummary {
            sheets: sheets.into(),
            pages: pages(look, count).into(),
        }),
        None if count > Preview::MOST_SHEETS => look.say(&Msg::PrintExcerpt {
            sheets: sheets.into(),
            shown: Preview::MOST_SHEETS.into(),
        }),
        None => sheets,
    }
}
