//! The engine from outside: a file for each promise, linked once.
#![cfg(test)]

mod engine_properties;
mod game_rules;
mod pupils;
mod solver_exact;
mod support;
mod worked_examples;
