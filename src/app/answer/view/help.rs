use eframe::egui::Ui;

use crate::app::answer::AnswerInput;
use crate::app::style::Style;
use crate::app::widgets::{by_keyboard, fit};
use crate::puzzle::Question;
use crate::text::Msg;

pub fn keys_help(input: &AnswerInput) -> Vec<(Msg, Msg)> {
    let take = (Msg::KeysEnter, Msg::KeysEnterCard);
    let mut keys = match input.question() {
        Question::Best(_) if input.only_pile().is_none() => vec![
            (Msg::KeysArrows, Msg::KeysArrowsWhat),
            (Msg::KeysDigits, Msg::KeysDigitsCard),
            (Msg::KeysEnter, Msg::KeysEnterWhat),
            (Msg::KeysLetters, Msg::KeysLettersWhat),
        ],
        Question::Best(_) | Question::Legal(_) => vec![
            (Msg::KeysArrows, Msg::KeysArrowsCards),
            (Msg::KeysDigits, Msg::KeysDigitsCard),
            take,
        ],
        Question::Mistake(_) => vec![
            (Msg::KeysArrows, Msg::KeysArrowsCards),
            (Msg::KeysDigits, Msg::KeysDigitsStep),
            take,
        ],
        Question::Jump(_) | Question::Room(_) => {
            vec![(Msg::KeysDigits, Msg::KeysDigitsNumber), (Msg::KeysEnter, Msg::KeysCheckWhat)]
        }
        Question::Statement(_) => vec![(Msg::KeysTruth, Msg::KeysTruthWhat)],
    };
    keys.push((Msg::KeysBackspace, Msg::KeysBackspaceDesk));
    keys.push((Msg::KeysCheck, Msg::KeysCheckWhat));
    keys
}

pub fn keys_hint(style: &Style, ui: &mut Ui) {
    if by_keyboard(ui.ctx()) {
        let text = style.say(&Msg::DeskKeysHint);
        let width = ui.available_width();
        let colour = style.palette.soft;
        let galley = fit(ui.painter(), &text, &style.font(28.0), width, colour);
        // Left out where it would be too small to read.
        if width > 0.0 && galley.size().y > 22.0 {
            let (_, place) = ui.allocate_space(galley.size());
            ui.painter().galley(place.min, galley, colour);
        }
    }
}
