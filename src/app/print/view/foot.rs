use eframe::egui::{Align, Layout, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::languages::Languages;
use crate::app::platform::{self, Showing};
use crate::app::print::{
    ExportError, ExportOutcome, ExportStage, Preview, PrintAction, PrintModel, Written,
};
use crate::app::style::{Style, count, inset, size};
use crate::app::widgets::{Button, ButtonKind, focus_first, paragraph_of, within};
use crate::sheets::Order;
use crate::text::Msg;

const WIDE: f32 = 1_750.0;

fn has_file(model: &PrintModel) -> bool {
    let written = matches!(model.saving.outcome.as_ref(), Some(ExportOutcome::Written { .. }));
    platform::HAS_FOLDERS && written && model.saving.export.is_none()
}

fn in_two_rows(model: &PrintModel, width: f32) -> bool {
    has_file(model) && width < WIDE
}

pub fn height(model: &PrintModel, width: f32) -> f32 {
    let row = size::TARGET + size::GAP;
    let rows = if in_two_rows(model, width) { 2.0 } else { 1.0 };
    rows * row + size::GAP
}

pub fn ui(
    model: &PrintModel,
    languages: &Languages,
    style: &Style,
    ui: &mut Ui,
    rect: Rect,
    out: &mut Vec<PrintAction>,
) {
    let palette = style.palette;
    let outcome = model.saving.outcome.as_ref();
    let working = model.saving.export.is_some();
    let (ground, ink) = match outcome {
        Some(ExportOutcome::Written { .. }) if !working => (palette.right.tint, palette.ink),
        Some(ExportOutcome::Failed(_)) if !working => (palette.alert.tint, palette.ink),
        _ => (palette.hand, palette.ink),
    };
    ui.painter().rect_filled(rect, 0, ground);
    let text = words(model, languages, style);
    let inner = inset(rect, size::GAP);
    if in_two_rows(model, rect.width()) {
        let middle = inner.bottom() - size::TARGET;
        let above = pos2(inner.right(), middle - size::GAP);
        let above = Rect::from_min_max(inner.min, above);
        let below = Rect::from_min_max(pos2(inner.left(), middle), inner.max);
        within(ui, above, |ui| message(style, ui, above, &text, ink));
        within(ui, below, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                buttons(model, style, ui, below.width(), out);
            });
        });
        return;
    }
    within(ui, inner, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if has_file(model) {
                let room = (WIDE * 0.55).min(inner.width() * 0.55);
                buttons(model, style, ui, room, out);
            } else {
                button(model, style, ui, out);
            }
            let room = ui.available_rect_before_wrap();
            if let Some(done) = fraction(model) {
                bar(style, ui, room, done);
            }
            message(style, ui, room, &text, ink);
        });
    });
}

/// A file has been written: to open it is the next step, to write another one comes after. From
/// the right, in this width.
fn buttons(model: &PrintModel, style: &Style, ui: &mut Ui, width: f32, out: &mut Vec<PrintAction>) {
    ui.spacing_mut().item_spacing.x = size::GAP;
    let width = width.min(1_100.0) - 2.0 * size::GAP;
    let mut button = |kind, text: &Msg, share: f32, enabled| {
        let text = style.say(text);
        let button = Button::new(kind, &text).units(size::SMALL).enabled(enabled);
        let button = button.height(size::TARGET);
        button.width((width * share).max(1.0)).ui(ui, style)
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

fn button(model: &PrintModel, style: &Style, ui: &mut Ui, out: &mut Vec<PrintAction>) {
    if let Some(export) = &model.saving.export {
        let text = style.say(&Msg::AppCancel);
        let button = Button::secondary(&text).enabled(!export.is_cancelled());
        if button.ui(ui, style).clicked() {
            out.push(PrintAction::Cancel);
        }
        return;
    }
    let text = style.say(&Msg::PrintSave);
    let response = Button::primary(&text).enabled(model.can_save()).ui(ui, style);
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

fn bar(style: &Style, ui: &Ui, room: Rect, done: f32) {
    let height = 12.0;
    let whole = Rect::from_min_max(pos2(room.left(), room.bottom() - height), room.max);
    let part = whole.width() * done.clamp(0.0, 1.0);
    let full = Rect::from_min_size(whole.min, vec2(part, height));
    let corners = style.corners(6.0);
    ui.painter().rect_filled(whole, corners, style.palette.line);
    ui.painter().rect_filled(full, corners, style.palette.up.full);
}

/// A text of several lines if need be, made smaller until it fits.
fn message(style: &Style, ui: &mut Ui, room: Rect, text: &str, ink: eframe::egui::Color32) {
    let sizes = [size::SMALL, 27.0, 24.0, 21.0, 18.0];
    let width = (room.width() - size::GAP).max(1.0);
    let fits = |units: &f32| {
        let galley = paragraph_of(ui.painter(), text, style.font(*units), width);
        galley.size().y <= room.height()
    };
    let units = sizes.into_iter().find(fits).unwrap_or(18.0);
    let font = style.font(units);
    let galley = ui.painter().layout(text.to_owned(), font, ink, width);
    let response = ui.interact(room, ui.scope_id().with("message"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}

fn words(model: &PrintModel, languages: &Languages, style: &Style) -> String {
    let export = export_words(model, languages, style);
    export.unwrap_or_else(|| match model.header_trouble() {
        Some(error) => error.say(languages.current()),
        None => summary(model, style),
    })
}

pub fn export_words(model: &PrintModel, languages: &Languages, style: &Style) -> Option<String> {
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
        let progress = style.say(&progress);
        return Some(if model.saving.closing {
            let progress = progress.into();
            style.say(&Msg::PrintClosing { progress })
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
            style.say(&Msg::PrintCannotOpen {
                file: name.into_owned().into(),
                detail: detail.into(),
            }),
        );
    }
    Some(match model.saving.outcome.as_ref()? {
        ExportOutcome::Written { files, asked } => written(style, files, *asked),
        ExportOutcome::Cancelled => style.say(&Msg::PrintCancelled),
        ExportOutcome::Failed(ExportError::Print(error)) => error.say(languages.current()),
        ExportOutcome::Failed(ExportError::Write(path, detail)) => {
            style.say(&Msg::PrintCannotWrite {
                file: path.display().to_string().into(),
                detail: detail.as_str().into(),
            })
        }
        ExportOutcome::Failed(ExportError::InTheWay(path, occupant)) => {
            style.say(&Msg::PrintCannotWrite {
                file: path.display().to_string().into(),
                detail: style.say(&occupant.reason()).into(),
            })
        }
    })
}

fn pages(style: &Style, number: usize) -> String {
    style.say(&Msg::PrintPageCount { count: number.into() })
}

fn written(style: &Style, files: &[Written], asked: bool) -> String {
    let name = |file: &Written| {
        let name = file.path.file_name().unwrap_or_default();
        if file.pages == 0 {
            return name.to_string_lossy().into_owned();
        }
        style.say(&Msg::PrintFile {
            name: name.to_string_lossy().into_owned().into(),
            pages: pages(style, file.pages).into(),
        })
    };
    let names: Vec<String> = files.iter().map(name).collect();
    let folder = files.first().and_then(|file| file.path.parent());
    let folder = folder.map(|folder| folder.display().to_string());
    let folder = folder.unwrap_or_default().into();
    let files = names.join(" · ").into();
    style.say(&if asked {
        Msg::PrintWritten { files, folder }
    } else {
        Msg::PrintWrittenUnasked { files, folder }
    })
}

fn summary(model: &PrintModel, style: &Style) -> String {
    if model.typed_copies.is_some() {
        let most = Order::MOST_COPIES.into();
        return style.say(&Msg::PrintCopiesRange { most });
    }
    let count = model.order.as_ref().map_or(1, Order::prints);
    let sheets = style.say(&Msg::PrintSheetCount { count: count.into() });
    let preview = model.preview.as_ref();
    match preview.and_then(|preview| preview.page_count(count)) {
        Some(count) => style
            .say(&Msg::PrintSummary { sheets: sheets.into(), pages: pages(style, count).into() }),
        None if count > Preview::MOST_SHEETS => style
            .say(&Msg::PrintExcerpt { sheets: sheets.into(), shown: Preview::MOST_SHEETS.into() }),
        None => sheets,
    }
}
