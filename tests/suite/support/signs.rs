//! Reads sums in what a person reads: wherever a sign stands before or between numbers, the sum it
//! belongs to must be right.

use saute_dix::text::Locale;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Token {
    /// In tenths, so that 4,7 and 4.7 are whole.
    Number(i64),
    /// Plus or minus.
    Sign(i64),
    Equals,
    Other,
}

fn tokens(text: &str) -> Vec<Token> {
    let letters: Vec<char> = text.chars().collect();
    let digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(letter) = letters.get(at) {
        at += 1;
        tokens.push(match letter {
            ' ' | '\u{a0}' | '*' => continue,
            '+' => Token::Sign(1),
            '−' => Token::Sign(-1),
            '=' => Token::Equals,
            '0'..='9' => {
                let start = at - 1;
                while digit(at) {
                    at += 1;
                }
                let whole: String = letters[start..at].iter().collect();
                let mut number = whole.parse::<i64>().unwrap_or(0) * 10;
                // A single digit after a comma or point is a tenth; "38, 40" is a list.
                let decimal = matches!(letters.get(at), Some(',' | '.'));
                if decimal && digit(at + 1) && !digit(at + 2) {
                    number += i64::from(letters[at + 1].to_digit(10).unwrap());
                    at += 2;
                }
                Token::Number(number)
            }
            _ => Token::Other,
        });
    }
    tokens
}

/// What is wrong with the signs of a text.
pub fn wrong_sign(text: &str) -> Option<String> {
    let tokens = tokens(text);
    let get = |at: usize| tokens.get(at).copied().unwrap_or(Token::Other);
    for (at, token) in tokens.iter().enumerate() {
        let before = at.checked_sub(1).map_or(Token::Other, get);
        let number = |token: Token| matches!(token, Token::Number(_));
        if matches!(token, Token::Sign(_)) && number(get(at + 1)) && !number(before) {
            return Some(format!("a sign without a number before it: {text}"));
        }
        let starts = number(*token) && !matches!(before, Token::Sign(_));
        let (Token::Number(mut sum), true) = (*token, starts) else {
            continue;
        };
        let mut next = at + 1;
        while let (Token::Sign(sign), Token::Number(number)) = (get(next), get(next + 1)) {
            sum += sign * number;
            next += 2;
        }
        if next > at + 1
            && let (Token::Equals, Token::Number(result)) = (get(next), get(next + 1))
            && sum != result
        {
            return Some(format!("a sum that is not right: {text}"));
        }
    }
    None
}

/// The one text that quotes a mistake, for the class to talk about.
const QUOTED_MISTAKE: &str = "l2-why-2";

/// Fails if a label has a sign that does not belong to a right sum.
pub fn check_signs(labels: &[String]) {
    for label in labels {
        let Some(fault) = wrong_sign(label) else {
            continue;
        };
        let quoted = |code: &str| {
            let text = Locale::built_in(code).unwrap().text(QUOTED_MISTAKE);
            label.contains(&text.unwrap())
        };
        assert!(Locale::BUILT_IN.into_iter().any(quoted), "{fault}");
    }
}
