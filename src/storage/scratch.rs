//! A folder for a test, gone with it.

use std::fs;
use std::path::PathBuf;

pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn absent(name: &str) -> Scratch {
        let name = format!("saute-dix-unit-{name}-{}", std::process::id());
        Scratch(std::env::temp_dir().join(name))
    }

    pub fn new(name: &str) -> Scratch {
        let scratch = Scratch::absent(name);
        fs::create_dir_all(&scratch.0).unwrap();
        scratch
    }

    pub fn names(&self) -> Vec<String> {
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
