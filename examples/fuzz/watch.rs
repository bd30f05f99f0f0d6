//! Watches a child at work: how far it is, how long it takes, how much memory it has.

use std::error::Error;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::Wish;
use crate::fuzz::minimise::minimised;
use crate::fuzz::{Entrance, corpus};

/// Longer than this nobody waits.
const LONGEST: Duration = Duration::from_secs(2);
/// More than this no input may cost, in bytes.
const MOST_MEMORY: u64 = 1 << 30;
const PACE: Duration = Duration::from_millis(20);
/// How often, and how long, an input is tried to be made shorter.
const TRIES: usize = 1_000;
const PATIENCE: Duration = Duration::from_mins(1);

/// Something that should not have happened, and the input that did it.
pub struct Finding {
    pub what: String,
    pub file: PathBuf,
}

/// How a child ended, and what it has said.
enum End {
    Exit(ExitStatus, String),
    Hang,
    Memory,
}

/// Has a child work at an entrance, and prints its figures.
pub fn watch(wish: &Wish, entrance: &Entrance) -> Result<Option<Finding>, Box<dyn Error>> {
    fs::create_dir_all(&wish.out)?;
    let progress = wish.out.join(format!("{}.progress", entrance.name));
    fs::write(&progress, [])?;
    let child = Command::new(std::env::current_exe()?)
        .args(["--entrance", entrance.name])
        .args(["--seed", &wish.seed.to_string()])
        .args(["--seconds", &wish.seconds.to_string()])
        .args(["--inputs", &wish.inputs.to_string()])
        .arg("--progress")
        .arg(&progress)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut most = 0;
    let end = wait(child, &mut most, || number(&progress))?;
    let last = number(&progress);
    fs::remove_file(&progress)?;
    let what = match end {
        End::Exit(status, said) => {
            if let Some(figures) = said.lines().find_map(|line| line.strip_prefix("done ")) {
                print_figures(entrance, figures, most);
            }
            match said.split_once("found ").map(|(_, what)| what) {
                _ if status.success() => return Ok(None),
                Some(what) => what.lines().next().unwrap_or_default().to_owned(),
                None => format!("a sudden death: {status}"),
            }
        }
        End::Hang => format!("more than {} seconds", LONGEST.as_secs()),
        End::Memory => format!("more than {} MiB", MOST_MEMORY >> 20),
    };
    let number = last.ok_or("the child has not begun")?;
    let input = entrance.input(&corpus::of(entrance.name), wish.seed, number);
    let file = wish.out.join(format!("{}-{}-{number}", entrance.name, wish.seed));
    let least = least(entrance, &input, &file)?;
    fs::write(&file, least)?;
    let what = format!("input {number} of seed {}: {what}", wish.seed);
    Ok(Some(Finding { what, file }))
}

/// Makes an input shorter; every try has a child of its own.
fn least(entrance: &Entrance, input: &[u8], file: &Path) -> Result<Vec<u8>, Box<dyn Error>> {
    let program = std::env::current_exe()?;
    let end = Instant::now() + PATIENCE;
    let mut fails = |input: &[u8]| {
        if Instant::now() > end || fs::write(file, input).is_err() {
            return false;
        }
        let child = Command::new(&program)
            .args(["--entrance", entrance.name, "--try"])
            .arg(file)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let ended = child.and_then(|child| wait(child, &mut 0, || Some(0)));
        ended.is_ok_and(|end| !matches!(end, End::Exit(status, _) if status.success()))
    };
    Ok(minimised(input, TRIES, &mut fails))
}

/// Waits for a child, as long as the number of its input goes on and its memory stays small.
fn wait(
    mut child: Child,
    most: &mut u64,
    number: impl Fn() -> Option<u64>,
) -> Result<End, std::io::Error> {
    let mut since = Instant::now();
    let mut before = None;
    loop {
        if let Some(status) = child.try_wait()? {
            let mut said = String::new();
            if let Some(output) = &mut child.stdout {
                output.read_to_string(&mut said)?;
            }
            return Ok(End::Exit(status, said));
        }
        let memory = memory(child.id()).unwrap_or(0);
        *most = (*most).max(memory);
        let now = number();
        if now != before {
            (before, since) = (now, Instant::now());
        }
        let end = match () {
            () if memory > MOST_MEMORY => End::Memory,
            () if before.is_some() && since.elapsed() > LONGEST => End::Hang,
            () => {
                std::thread::sleep(PACE);
                continue;
            }
        };
        child.kill()?;
        child.wait()?;
        return Ok(end);
    }
}

/// The number of the input that the child is at.
fn number(progress: &Path) -> Option<u64> {
    let mut bytes = [0; 8];
    File::open(progress).ok()?.read_exact(&mut bytes).ok()?;
    Some(u64::from_le_bytes(bytes))
}

/// How much memory a process has, in bytes, where the system tells.
fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kibibytes << 10)
}

fn print_figures(entrance: &Entrance, figures: &str, memory: u64) {
    let mut figures = figures.split(' ').filter_map(|word| word.parse::<f64>().ok());
    let mut next = || figures.next().unwrap_or_default();
    let (inputs, seconds, accepted) = (next(), next(), next());
    println!(
        "{:<10} {inputs:>10} {seconds:>8.1} {:>12.0} {:>7.0} % {:>5} MB  {}",
        entrance.name,
        inputs / seconds.max(0.001),
        100.0 * accepted / inputs.max(1.0),
        memory / 1_000_000,
        entrance.what,
    );
}
