//! The foot of the print screen: what will be written, what is being written, what was.

use eframe::egui::{Align, Layout, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::languages::Languages;
use crate::app::platform::{self, Showing};
use crate::app::print::{
    ExportError, ExportOutcome, ExportStage, Preview, PrintAction, PrintModel, Written,
};
use crate::app::theme::{Look, count, inset, size};
use crate::app::widgets::{Button, ButtonKind, focus_first, paragraph_of, within};
use crate::sheets::Order;
use crate::text::Msg;

const WIDE: f32 = 1_750.0;

fn has_file(model: &PrintModel) -> bool {
    let written = matches!(model.saving.outcome.as_ref(), Some(ExportOutcome::Written { .. }));
    platform::HAS_FOLDERS && written && model.saving.export.is_none()
}

fn in_two_rows(model: &PrintModel, look: &Look, width: f32) -> bool {
    has_file(model) && width < look.px(WIDE)
}

pub fn height(model: &PrintModel, look: &Look, width: f32) -> f32 {
    let row = look.px(size::TARGET) + look.px(size::GAP);
    let rows = if in_two_rows(model, look, width) { 2.0 } else { 1.0 };
    rows * row + look.px(size::GAP)
}

pub fn ui(
    model: &PrintModel,
    languages: &Languages,
    look: &Look,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<PrintAction>,
) {
    let palette = look.palette;
    let outcome = model.saving.outcome.as_ref();
    let working = model.saving.export.is_some();
    let (ground, ink) = match outcome {
        Some(ExportOutcome::Written { .. }) if !working => (palette.right.tint, palette.ink),
        Some(ExportOutcome::Failed(_)) if !working => (palette.alert.tint, palette.ink),
        _ => (palette.hand, palette.ink),
    };
    ui.painter().rect_filled(rect, 0, ground);
    let text = words(model, languages, look);
    let inner = inset(rect, look.px(size::GAP));
    if in_two_rows(model, look, rect.width()) {
        let middle = inner.bottom() - look.px(size::TARGET);
        let above = pos2(inner.right(), middle - look.px(size::GAP));
        let above = Rect::from_min_max(inner.min, above);
        let below = Rect::from_min_max(pos2(inner.left(), middle), inner.max);
        within(ui, above, |ui| message(look, ui, above, &text, ink));
        within(ui, below, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                buttons(model, look, ui, below.width(), out);
            });
        });
        return;
    }
    within(ui, inner, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if has_file(model) {
                let room = look.px(WIDE * 0.55).min(inner.width() * 0.55);
                buttons(model, look, ui, room, out);
            } else {
                button(model, look, ui, out);
            }
            let room = ui.available_rect_before_wrap();
            if let Some(done) = fraction(model) {
                bar(look, ui, room, done);
            }
            message(look, ui, room, &text, ink);
        });
    });
}

/// A file has been written: to open it is the next step, to write another one comes after. From
/// the right, in this width.
fn buttons(model: &PrintModel, look: &Look, ui: &mut Ui, width: f32, out: &mut Vec<PrintAction>) {
    ui.spacing_mut().item_spacing.x = look.px(size::GAP);
    let width = width.min(look.px(1_100.0)) - 2.0 * look.px(size::GAP);
    let mut button = |kind, text: &Msg, share: f32, enabled| {
        let text = look.say(text);
        let button = Button::new(kind, &text).units(size::SMALL).enabled(enabled);
        let button = button.height(look.px(size::TARGET));
        button.width((width * share).max(1.0)).ui(ui, look)
    };
    let can_save = model.can_save();
    let save = button(ButtonKind::Secondary, &Msg::PrintSave, 0.38, can_save);
    let show = button(ButtonKind::Secondary, &Msg::PrintShow, 0.4, true);
    let open = button(ButtonKind::Primary, &Msg::PrintOpen, 0.22, true);
    focus_first(ui, "print written", &open);
    if save.clicked() {
        out.push(PrintAction::Save);
    }
    for (response, how) in [(show, Showing::InFolder), (open, Showing::Open)] {
        if response.clicked() {
            out.push(PrintAction::Show(how));
        }
    }
}

fn button(model: &PrintModel, look: &Look, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    if let Some(export) = &model.saving.export {
        let text = look.say(&Msg::AppCancel);
        let button = Button::secondary(&text).enabled(!export.is_cancelled());
        if button.ui(ui, look).clicked() {
            out.push(PrintAction::Cancel);
        }
        return;
    }
    let text = look.say(&Msg::PrintSave);
    let response = Button::primary(&text).enabled(model.can_save()).ui(ui, look);
    focus_first(ui, "print", &response);
    if response.clicked() {
        out.push(PrintAction::Save);
    }
}

fn fraction(model: &PrintModel) -> Option<f32> {
    let part = |done: usize, all: usize| count(done) / count(all).max(1.0);
    let small = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    match model.saving.export.as_ref()?.stage {
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
    ui.painter().rect_filled(full, corners, look.palette.up.full);
}

/// A text of several lines if need be, made smaller until it fits.
fn message(look: &Look, ui: &mut Ui, room: Rect, text: &str, ink: eframe::egui::Color32) {
    let sizes = [size::SMALL, 27.0, 24.0, 21.0, 18.0];
    let width = (room.width() - look.px(size::GAP)).max(1.0);
    let fits = |units: &f32| {
        let galley = paragraph_of(ui.painter(), text, look.font(*units), width);
        galley.size().y <= room.height()
    };
    let units = sizes.into_iter().find(fits).unwrap_or(18.0);
    let font = look.font(units);
    let galley = ui.painter().layout(text.to_owned(), font, ink, width);
    let response = ui.interact(room, ui.scope_id().with("message"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}

fn words(model: &PrintModel, languages: &Languages, look: &Look) -> String {
    let export = export_words(model, languages, look);
    export.unwrap_or_else(|| match model.header_trouble() {
        Some(error) => error.say(languages.current()),
        None => summary(model, look),
    })
}

/// What there is to say of the file being written, or of the last one.
pub fn export_words(model: &PrintModel, languages: &Languages, look: &Look) -> Option<String> {
    if let Some(export) = &model.saving.export {
        let progress = match export.stage {
            _ if export.is_cancelled() => Msg::PrintStopping,
            ExportStage::Asking => Msg::PrintAsking,
            ExportStage::Making(done, total) => {
                Msg::PrintMaking { done: done.into(), total: total.into() }
            }
            ExportStage::Writing(done, total) => {
                Msg::PrintWriting { done: done.into(), total: total.into() }
            }
        };
        let progress = look.say(&progress);
        return Some(if model.saving.closing {
            let progress = progress.into();
            look.say(&Msg::PrintClosing { progress })
        } else {
            progress
        });
    }
    let opening = model.saving.opening.as_ref();
    if let Some((path, detail)) =
        opening.and_then(|opening| Some((&opening.path, opening.trouble.as_deref()?)))
    {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        return Some(
            look.say(&Msg::PrintCannotOpen {
                file: name.into_owned().into(),
                detail: detail.into(),
            }),
        );
    }
    Some(match model.saving.outcome.as_ref()? {
        ExportOutcome::Written { files, asked } => written(look, files, *asked),
        ExportOutcome::Cancelled => look.say(&Msg::PrintCancelled),
        ExportOutcome::Failed(ExportError::Print(error)) => error.say(languages.current()),
        ExportOutcome::Failed(ExportError::Write(path, detail)) => {
            look.say(&Msg::PrintCannotWrite {
                file: path.display().to_string().into(),
                detail: detail.as_str().into(),
            })
        }
        ExportOutcome::Failed(ExportError::InTheWay(path, occupant)) => {
            look.say(&Msg::PrintCannotWrite {
                file: path.display().to_string().into(),
                detail: look.say(&occupant.reason()).into(),
            })
        }
    })
}

fn pages(look: &Look, number: usize) -> String {
    look.say(&Msg::PrintPageCount { count: number.into() })
}

fn written(look: &Look, files: &[Written], asked: bool) -> String {
    let name = |file: &Written| {
        let name = file.path.file_name().unwrap_or_default();
        if file.pages == 0 {
            return name.to_string_lossy().into_owned();
        }
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

fn summary(model: &PrintModel, look: &Look) -> String {
    if model.typed_copies.is_some() {
        let most = Order::MOST_COPIES.into();
        return look.say(&Msg::PrintCopiesRange { most });
    }
    let count = model.order.as_ref().map_or(1, Order::prints);
    let sheets = look.say(&Msg::PrintSheetCount { count: count.into() });
    let preview = model.preview.as_ref();
    match preview.and_then(|preview| preview.page_count(count)) {
        Some(count) => {
            look.say(&Msg::PrintSummary { sheets: sheets.into(), pages: pages(look, count).into() })
        }
        None if count > Preview::MOST_SHEETS => look
            .say(&Msg::PrintExcerpt { sheets: sheets.into(), shown: Preview::MOST_SHEETS.into() }),
        None => sheets,
    }
}
