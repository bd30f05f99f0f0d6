use super::{Msg, Voice};
use crate::puzzle::{HourFault, HourPlan};

impl Voice<'_> {
    pub fn hour_fault(&self, fault: &HourFault) -> String {
        self.say(&match fault {
            HourFault::NotAnHour => Msg::HourFaultNotAnHour,
            HourFault::Newer => Msg::HourFaultNewer,
            HourFault::TooLong => Msg::HourFaultTooLong { bytes: HourPlan::LONGEST_TEXT.into() },
            HourFault::TooMany => Msg::HourFaultTooMany { count: HourPlan::MOST_STEPS.into() },
            HourFault::Cut => Msg::HourFaultCut,
            HourFault::Line(line) => Msg::HourFaultLine { line: (*line).into() },
            HourFault::Code(line, error) => {
                Msg::HourFaultCode { line: (*line).into(), why: self.code_error(error).into() }
            }
        })
    }
}
