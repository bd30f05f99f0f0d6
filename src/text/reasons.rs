use super::{Msg, Voice};
use crate::coach::{Chance, Grade, Strategy};

impl Voice<'_> {
    pub fn strategy(&self, strategy: Strategy) -> String {
        self.say(&match strategy {
            Strategy::Nearest => Msg::SetupComputerNearest,
            Strategy::Par => Msg::SetupComputerPar,
            Strategy::Team => Msg::SetupComputerTeam,
            Strategy::Champion => Msg::SetupComputerChampion,
        })
    }

    pub fn chance(&self, chance: Chance) -> String {
        let percent = u32::from(chance.percent()).into();
        self.say(&Msg::SettingsPercent { percent })
    }

    pub fn grade(&self, grade: Grade) -> String {
        self.say(&match grade {
            Grade::Easy => Msg::GradeEasy,
            Grade::Middle => Msg::GradeMiddle,
            Grade::Hard => Msg::GradeHard,
        })
    }
}
