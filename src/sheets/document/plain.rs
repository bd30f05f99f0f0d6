//! Parts without exercises, one after the other: each is a file beside this one.

use super::SheetComposer;
use crate::sheets::errors::PrintError;
use crate::sheets::flow::Flow;
use crate::sheets::sheet::Sheet;
use crate::sheets::template::Part;

impl SheetComposer<'_> {
    pub(super) fn plain(&self, flow: &mut Flow, sheet: &Sheet) -> Result<(), PrintError> {
        let setting = self.setting(flow)?;
        let mut chains = sheet.chains.iter();
        for part in &self.template.parts {
            match part {
                Part::Texts { keys, figures } => self.texts(flow, keys, figures, setting)?,
                Part::Scores { rows, games } => self.scores(flow, *rows, *games)?,
                Part::Cards { rules, backs } => self.cards(flow, rules.0, *backs)?,
                Part::Dominoes { .. } => {
                    if let Some(chain) = chains.next() {
                        self.dominoes(flow, chain)?;
                    }
                }
                Part::Observation { rows } => self.observation(flow, *rows)?,
                _ => {}
            }
        }
        Ok(())
    }
}
