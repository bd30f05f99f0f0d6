mod lesson_run;
mod model;
mod screen;
pub mod view;

pub use lesson_run::{LessonRun, StepState};
pub use model::{LearnAction, LearnModel, LessonAction, Standing};
pub use screen::LearnScreen;
