//! The program as another program talks to it: a child process, a line in, a line of JSON out.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;

pub struct Conversation {
    pub child: Child,
    pub input: ChildStdin,
    pub output: BufReader<ChildStdout>,
}

impl Conversation {
    pub fn start(args: &[&str]) -> Conversation {
        let mut child = Command::new(env!("CARGO_BIN_EXE_saute-dix"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Conversation { child, input, output }
    }

    pub fn say_bytes(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        self.input.flush().unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap()
    }

    pub fn say(&mut self, line: &str) -> Value {
        self.say_bytes(line.as_bytes())
    }

    /// Closes our end and waits: the exit code and what was said to the user.
    pub fn finish(self) -> (i32, String) {
        drop(self.input);
        drop(self.output);
        let out = self.child.wait_with_output().unwrap();
        (out.status.code().unwrap(), String::from_utf8(out.stderr).unwrap())
    }
}
