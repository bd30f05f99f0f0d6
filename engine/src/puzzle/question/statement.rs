//! Is this statement about the rules true?

use serde_json::{Value, json};

use super::{QuestionKind, exactly};
use crate::puzzle::bank::{STATEMENTS_IN_CODES, statements};
use crate::puzzle::{Answer, Fact, Kind, Misconception, Spec, Statement};
use crate::rules::Random;
use crate::solver::{Solver, Verdict};

/// A statement of the level, out of those that codes may mean.
pub(super) fn draft(spec: Spec, random: &mut Random) -> Option<&'static Statement> {
    let known: Vec<_> = statements()
        .iter()
        .take(STATEMENTS_IN_CODES)
        .filter(|statement| statement.level == spec.level())
        .collect();
    random.choose(&known).copied()
}

impl QuestionKind for &'static Statement {
    fn kind(&self) -> Kind {
        Kind::TrueFalse
    }

    fn level(&self, _: &mut Solver) -> Option<u8> {
        Some(self.level)
    }

    fn details(&self) -> Value {
        json!({"statement": self.key, "rules": self.rules, "topic": self.topic})
    }

    fn solution(&self, _: &mut Solver) -> Option<Answer> {
        Some(Answer::Truth(self.truth))
    }

    fn judge(&self, _: &mut Solver, solution: &Answer, answer: &Answer) -> (Verdict, Vec<Fact>) {
        (exactly(solution, answer), vec![Fact::Because(self.why_key())])
    }

    fn distractors(&self, _: &mut Solver, _: &Answer, misconception: Misconception) -> Vec<Answer> {
        let shows = self.misconception == Some(misconception);
        shows.then_some(Answer::Truth(!self.truth)).into_iter().collect()
    }

    /// A pupil who got it wrong knows the answer by now: the reason is what helps.
    fn observe(&self, _: &mut Solver, _: &Answer, _: &Answer) -> Vec<Fact> {
        vec![Fact::Because(self.why_key())]
    }
}
