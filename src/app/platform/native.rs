//! A computer: files in the user's own folder, and a window of the system's.

mod data_folder;
mod icon;
mod open;
mod save;
mod speaker;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use chrono::Datelike;
use eframe::egui::{Context, RawInput, ViewportBuilder, ViewportCommand};

pub use data_folder::DataFolder;
pub use open::opener;
pub use save::{
    HAS_FOLDERS, MAY_WAIT, breathe, chooser, documents, free_path, in_the_way, is_folder, spawn,
    write_files, write_pdf,
};
pub use speaker::speaker;

use super::{Memory, Store};
use crate::app::{Options, SauteDix, ScreenReaderText};
use crate::journal::Date;
pub use crate::storage::custom::system_language;

const FOLDER: &str = "SAUTE_DIX_DATA";

/// The folder that the environment names, else the one beside the program, else what this system sets aside for
/// programs' own data.
fn data_folder() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let within = |name, rest: &str| set(name).map(|home| PathBuf::from(home).join(rest));
    set(FOLDER)
        .map(PathBuf::from)
        .or_else(|| carried_folder(&home_of_program()?))
        .or_else(|| within("APPDATA", "saute-dix"))
        .or_else(|| within("XDG_DATA_HOME", "saute-dix"))
        .or_else(|| {
            let own = if cfg!(target_os = "macos") {
                "Library/Application Support/saute-dix"
            } else {
                ".local/share/saute-dix"
            };
            within("HOME", own)
        })
}

fn home_of_program() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    program.parent().map(Path::to_path_buf)
}

/// The folder for what is kept on the stick that the program came on, if the user has made one.
fn carried_folder(program: &Path) -> Option<PathBuf> {
    Some(program.join("data")).filter(|data| data.is_dir())
}

/// Where something to read that came with the program lies: beside it, or where systems put such files.
pub fn help_file(name: &str) -> Option<PathBuf> {
    let program = home_of_program()?;
    let installed = program.parent().map(|top| top.join("share/saute-dix"));
    let folders = [Some(program), installed].into_iter().flatten();
    let mut paths = folders.map(|folder| folder.join(name));
    paths.find(|path| path.is_file())
}

pub fn store() -> Box<dyn Store> {
    store_in(data_folder())
}

fn store_in(folder: Option<PathBuf>) -> Box<dyn Store> {
    match folder {
        Some(path) => Box::new(DataFolder::new(path)),
        None => Box::new(Memory::no_storage()),
    }
}

pub fn today() -> Date {
    let here = chrono::Local::now().date_naive();
    Date::new(here.year(), here.month(), here.day()).unwrap_or(Date::FIRST)
}

pub fn seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

pub fn full_screen(ctx: &Context, on: bool) -> bool {
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(on));
    on
}

pub const HAS_QUIT: bool = true;

pub fn base_address() -> Option<String> {
    None
}

pub const HAS_LIVE_REGION: bool = false;

pub fn announce(_told: &ScreenReaderText) {}

/// No-op: only the browser test polls this.
pub fn tell_changing(_ctx: &Context, _left: Option<f64>) {}

/// Opens the window and stays until it is closed; an error in the system's words where there is
/// no screen to open it on.
pub fn open(options: Options) -> Result<(), String> {
    let started = Instant::now();
    let viewport = ViewportBuilder::default()
        .with_title("Saute-Dix")
        .with_app_id("saute-dix")
        .with_inner_size([1280.0, 720.0])
        .with_min_inner_size([200.0, 100.0])
        .with_maximized(true)
        .with_icon(icon::icon());
    let native = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let bench = options.bench;
    let run = eframe::run_native(
        "saute-dix",
        native,
        Box::new(move |creation| {
            let app = SauteDix::new(&creation.egui_ctx, &options, store());
            Ok(if bench { Box::new(FirstFrame { app, started }) } else { Box::new(app) })
        }),
    );
    run.map_err(|error| error.to_string())
}

struct FirstFrame {
    app: SauteDix,
    started: Instant,
}

impl eframe::App for FirstFrame {
    fn ui(&mut self, ui: &mut eframe::egui::Ui, frame: &mut eframe::Frame) {
        let drawn = ui.ctx().cumulative_frame_nr();
        if drawn == 0 {
            self.app.ui(ui, frame);
            ui.ctx().request_repaint();
        } else if drawn == 1 {
            // The second call comes when the first picture is on the screen.
            let _ = writeln!(
                io::stdout(),
                "{{\"first_frame_ms\":{}}}",
                self.started.elapsed().as_millis()
            );
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
    }

    fn raw_input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.app.raw_input_hook(ctx, input);
    }

    fn on_exit(&mut self, gl: Option<&eframe::glow::Context>) {
        self.app.on_exit(gl);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::app::platform::FolderProblem;

    #[test]
    fn a_folder_beside_the_program_is_used_once_it_is_made() {
        let name = format!("saute-dix-stick-{}", std::process::id());
        let stick = std::env::temp_dir().join(name);
        fs::create_dir_all(&stick).unwrap();
        assert_eq!(carried_folder(&stick), None);
        fs::write(stick.join("data"), "a file is no folder").unwrap();
        assert_eq!(carried_folder(&stick), None);
        fs::remove_file(stick.join("data")).unwrap();
        fs::create_dir(stick.join("data")).unwrap();
        assert_eq!(carried_folder(&stick), Some(stick.join("data")));
        fs::remove_dir_all(&stick).unwrap();
    }

    #[test]
    fn without_any_folder_that_is_said() {
        let nowhere = store_in(None).begin();
        assert_eq!(nowhere, Some(FolderProblem::NoStorage));
    }
}
