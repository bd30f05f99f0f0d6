//! All black-box tests as one program: a file for each promise, linked once.
#![cfg(test)]

mod analysis_window;
mod app_architecture;
mod architecture;
mod coach;
mod codes_and_series;
mod command_line;
mod computer_players;
mod engine_properties;
mod errors;
mod feast_window;
mod game_rules;
mod kept_window;
mod keyboard;
mod languages;
mod learn_window;
mod lessons;
mod notation;
mod number_line;
mod own_content;
mod practice_window;
mod print_window;
mod pupils;
mod puzzles;
mod referee;
mod saves;
mod share_window;
mod signals;
mod signs;
mod solver_exact;
mod support;
mod table_window;
mod taps;
mod thinking;
mod worked_examples;
mod worksheets;
