//! A computer: files in the user's own folder, and a window of the system's.

mod open;
mod printer;
mod save;
mod speaker;

use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use chrono::Datelike;
use eframe::egui::{Context, IconData, ViewportBuilder, ViewportCommand};

pub use open::opener;
pub use printer::{SheetsInHand as Sheets, print, refusal};
pub use save::{
    HAS_FOLDERS, MAY_WAIT, breathe, chooser, documents, free_path, in_the_way, is_folder, spawn,
    write_files,
};
pub use speaker::speaker;

use super::{Memory, Store, free_name};
use crate::app::shell::KeptFile;
use crate::app::{Options, SauteDix, Told, theme};
pub use crate::content::system_language;
use crate::files;
use crate::journal::Date;

/// Names another folder for everything the program keeps.
const FOLDER: &str = "SAUTE_DIX_DATA";

/// Files in a folder. The folder is made when there is something to keep.
pub struct DataFolder {
    path: PathBuf,
}

impl DataFolder {
    /// Keeps its files in this folder.
    pub fn new(path: PathBuf) -> DataFolder {
        DataFolder { path }
    }

    fn write_whole(&self, name: &str, text: &str) -> io::Result<()> {
        fs::create_dir_all(&self.path)?;
        files::write_whole(&self.path.join(name), text.as_bytes())
    }

    fn remove_files(&self) -> io::Result<()> {
        if !self.path.exists() {
            return Ok(());
        }
        for entry in fs::read_dir(&self.path)? {
            let path = entry?.path();
            if is_ours(&path) {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }
}

/// Whether a file was written by this program: the folder may have been chosen by hand.
fn is_ours(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str());
    let name = name.unwrap_or_default();
    // What a version before left unfinished was called `.new`.
    let name = files::finished_name(name).unwrap_or_else(|| name.trim_end_matches(".new"));
    let (stem, end) = name.rsplit_once('.').unwrap_or_default();
    let stem = stem.split("-broken-").next().unwrap_or_default();
    let mut ours = KeptFile::ALL.iter().map(|ours| ours.name());
    ours.any(|ours| ours.rsplit_once('.') == Some((stem, end)))
}

impl Store for DataFolder {
    fn read(&self, name: &str) -> Result<Option<String>, String> {
        match fs::read(self.path.join(name)) {
            // What is not text cannot be one of our files: the reader will say so.
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.to_string()),
        }
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        self.write_whole(name, text)
            .map_err(|error| error.to_string())
    }

    fn set_aside(&mut self, name: &str) -> Result<String, String> {
        let free = free_name(name, |new| self.path.join(new).exists());
        fs::rename(self.path.join(name), self.path.join(&free))
            .map_err(|error| error.to_string())?;
        Ok(free)
    }

    fn erase(&mut self) -> Result<(), String> {
        self.remove_files().map_err(|error| error.to_string())
    }
}

/// The folder that somebody has set, else the one beside the program, else what this system sets aside for
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

/// The folder in which the program lies.
fn home_of_program() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    program.parent().map(Path::to_path_buf)
}

/// The folder for what is kept on the stick that the program came on, if somebody has made one.
fn carried_folder(program: &Path) -> Option<PathBuf> {
    Some(program.join("data")).filter(|data| data.is_dir())
}

/// Where something to read that came with the program lies: beside it, or where systems put such files.
pub fn leaflet(name: &str) -> Option<PathBuf> {
    let program = home_of_program()?;
    let installed = program.parent().map(|top| top.join("share/saute-dix"));
    let folders = [Some(program), installed].into_iter().flatten();
    let mut paths = folders.map(|folder| folder.join(name));
    paths.find(|path| path.is_file())
}

/// Where this program keeps its files.
pub fn store() -> Box<dyn Store> {
    match data_folder() {
        Some(path) => Box::new(DataFolder::new(path)),
        None => Box::new(Memory::default()),
    }
}

/// What day it is here.
pub fn today() -> Date {
    let here = chrono::Local::now().date_naive();
    Date::new(here.year(), here.month(), here.day()).unwrap_or(Date::FIRST)
}

/// A number nobody can foresee.
pub fn seed() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// Fills the screen, or not; whether it does now.
pub fn full_screen(ctx: &Context, on: bool) -> bool {
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(on));
    on
}

/// A program on a computer has no address that others could open.
pub fn base_address() -> Option<String> {
    None
}

/// Whether anybody listens to what is told beside the window.
pub const TELLS: bool = false;

/// Everything is said in the window itself.
pub fn tell(_told: &Told) {}

/// Nobody but people looks at a window.
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
        .with_icon(icon());
    let native = eframe::NativeOptions {
        viewport,
        ..eframe::NativeOptions::default()
    };
    let bench = options.bench;
    let run = eframe::run_native(
        "saute-dix",
        native,
        Box::new(move |creation| {
            let app = SauteDix::new(&creation.egui_ctx, &options, store());
            Ok(if bench {
                Box::new(FirstFrame { app, started })
            } else {
                Box::new(app)
            })
        }),
    );
    run.map_err(|error| error.to_string())
}

/// Draws one frame, says how long that took since the start, and closes.
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
}

/// The jump back over a line, as on the home screen.
fn icon() -> IconData {
    const SIZE: u32 = 64;
    let mut rgba = Vec::new();
    for y in 0..SIZE {
        for x in 0..SIZE {
            let at = |n: u32| (f64::from(n) + 0.5) / f64::from(SIZE);
            rgba.extend(theme::logo_pixel(at(x), at(y)));
        }
    }
    IconData {
        rgba,
        width: SIZE,
        height: SIZE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let name = format!("saute-dix-data-{name}-{}", std::process::id());
            Scratch(std::env::temp_dir().join(name))
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).unwrap();
            let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
            let mut names: Vec<String> = names.collect();
            names.sort();
            names
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_folder_beside_the_program_is_used_once_somebody_has_made_it() {
        let stick = Scratch::new("stick");
        fs::create_dir_all(&stick.0).unwrap();
        assert_eq!(carried_folder(&stick.0), None);
        fs::write(stick.0.join("data"), "a file is no folder").unwrap();
        assert_eq!(carried_folder(&stick.0), None);
        fs::remove_file(stick.0.join("data")).unwrap();
        fs::create_dir(stick.0.join("data")).unwrap();
        assert_eq!(carried_folder(&stick.0), Some(stick.0.join("data")));
    }

    #[test]
    fn what_is_written_is_read_again_and_nothing_else_is_left() {
        let scratch = Scratch::new("write");
        let mut folder = DataFolder::new(scratch.0.clone());
        assert_eq!(folder.read("game.json"), Ok(None));
        folder.write("game.json", "one").unwrap();
        folder.write("game.json", "two").unwrap();
        assert_eq!(folder.read("game.json"), Ok(Some("two".to_owned())));
        assert_eq!(scratch.names(), ["game.json"]);
        fs::write(scratch.0.join("game.json"), [0xff, 0xfe]).unwrap();
        let read = folder.read("game.json").unwrap();
        assert!(
            read.is_some(),
            "what is no text is for the reader to refuse"
        );
    }

    #[test]
    fn a_broken_file_is_set_aside_under_a_name_of_its_own() {
        let scratch = Scratch::new("aside");
        let mut folder = DataFolder::new(scratch.0.clone());
        for (text, aside) in [("a", "game-broken-1.json"), ("b", "game-broken-2.json")] {
            folder.write("game.json", text).unwrap();
            assert_eq!(folder.set_aside("game.json"), Ok(aside.to_owned()));
            assert_eq!(folder.read(aside), Ok(Some(text.to_owned())));
        }
        assert_eq!(folder.read("game.json"), Ok(None));
        assert!(
            folder.set_aside("game.json").is_err(),
            "there is nothing there"
        );
    }

    #[test]
    fn erasing_takes_what_is_ours_and_leaves_the_rest() {
        let scratch = Scratch::new("erase");
        let mut folder = DataFolder::new(scratch.0.clone());
        assert_eq!(folder.erase(), Ok(()), "there is not even a folder");
        for name in ["settings.json", "game.json", "lessons.json"] {
            folder.write(name, "{}").unwrap();
        }
        folder.set_aside("game.json").unwrap();
        for name in [
            ".game.json.unfinished",
            "game.json.new",
            "homework.txt",
            "gamer.json",
        ] {
            fs::write(scratch.0.join(name), "x").unwrap();
        }
        folder.erase().unwrap();
        assert_eq!(scratch.names(), ["gamer.json", "homework.txt"]);
    }
}
