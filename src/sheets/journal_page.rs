//! The journal of a class on paper: its records, its weeks as pictures, the ideas it met, and its
//! last days as a table; two pages at most.
//!
//! The name of the class is printed and nothing else: it is in no title and in no metadata.

use super::errors::PrintError;
use super::flow::{Flow, Footer};
use super::font::Weight;
use super::layout::{Block, Paper, Type, real};
use super::plan::{Frame, Item, Plan, Stroke};
use super::row::TableRow;
use crate::journal::{ClassJournal, Date, Digest, Week};
use crate::text::{Locale, Msg, Voice};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalPage {
    pub class: ClassJournal,
    pub today: Date,
}

const MOST_PAGES: usize = 2;
/// So many weeks are drawn: half a school year.
const WEEKS: usize = 18;
const SKILLS: usize = 6;
const IDEAS: usize = 6;
/// The height of the picture of the scores, in millimetres.
const SCORES: f32 = 20.0;
const NUMBER: f32 = 5.0;
const BARS: f32 = 8.5;
const GRAY: f32 = 0.62;

impl JournalPage {
    pub fn plan(&self, locale: &Locale, paper: Paper) -> Result<Plan, PrintError> {
        let title = locale.say(&Msg::JournalTitle);
        let mut running = bold(11.0).line(&self.heading(&title))?;
        running.height += 2.0;
        let flow = Flow::new(paper).running(running);
        let mut ink = PageInk { voice: locale.plain(), width: flow.width(), flow };
        let digest = Digest::new(&self.class, self.today);
        ink.head(&self.heading(&title), &self.class)?;
        ink.records(&digest)?;
        let first = digest.weeks.len().saturating_sub(WEEKS);
        let weeks = digest.weeks.get(first..).unwrap_or_default();
        ink.scores(weeks)?;
        ink.skills(&digest, weeks)?;
        ink.ideas(&digest)?;
        ink.days(&self.class)?;
        let footer = Footer { code: None, words: locale.say(&Msg::SheetFooterPlain) };
        let pages = ink.flow.finish(&footer, |page, pages| {
            locale.say(&Msg::SheetPage { page: page.into(), pages: pages.into() })
        })?;
        Ok(Plan {
            size: paper.size(),
            title,
            language: locale.code().to_owned(),
            pages,
            bookmarks: Vec::new(),
        })
    }

    fn heading(&self, title: &str) -> String {
        match self.class.name().trim() {
            "" => title.to_owned(),
            name => format!("{title} · {name}"),
        }
    }
}

fn bold(points: f32) -> Type {
    Type::new(points, Weight::Bold)
}

fn plain(points: f32) -> Type {
    Type::new(points, Weight::Regular)
}

fn soft(points: f32) -> Type {
    Type { gray: 0.25, ..plain(points) }
}

struct PageInk<'a> {
    voice: Voice<'a>,
    width: f32,
    flow: Flow,
}

impl PageInk<'_> {
    fn head(&mut self, heading: &str, class: &ClassJournal) -> Result<(), PrintError> {
        self.flow.add(bold(20.0).paragraph(heading, self.width)?)?;
        if let [first, .., last] | [first @ last] = class.days() {
            let text = self.voice.say(&Msg::JournalPeriod {
                from: self.voice.date(first.date).into(),
                to: self.voice.date(last.date).into(),
            });
            self.flow.add(soft(11.0).tight_paragraph(&text, self.width)?)?;
        }
        Ok(())
    }

    fn records(&mut self, digest: &Digest) -> Result<(), PrintError> {
        let records = self.voice.records(digest);
        self.flow.space(2.0);
        for pair in records.chunks(2) {
            let mut row = Block::default();
            for (text, column) in pair.iter().zip(0..) {
                let width = self.width / 2.0;
                let text = plain(12.0).tight_paragraph(text, width - 4.0)?;
                row.put(width * real(column), 0.0, text);
            }
            self.flow.add(row)?;
        }
        Ok(())
    }

    fn title(&self, title: &Msg) -> Result<Block, PrintError> {
        bold(12.0).paragraph(&self.voice.say(title), self.width)
    }

    fn short_date(date: Date) -> String {
        let (_, month, day) = date.calendar();
        format!("{day:02}/{month:02}")
    }

    /// The best score of every week, as bars: the lower, the better.
    fn scores(&mut self, weeks: &[Week]) -> Result<(), PrintError> {
        let bests = weeks.iter().filter_map(|week| week.best);
        let Some(highest) = bests.max() else {
            return Ok(());
        };
        let mut picture = self.title(&Msg::JournalHeadBest)?;
        let floor = picture.height + NUMBER + SCORES;
        let step = self.width / real(weeks.len().max(4));
        let small = plain(10.0);
        for (week, place) in weeks.iter().zip(0..) {
            let Some(best) = week.best else {
                continue;
            };
            // No card left is the best of all: it has a bar as well.
            let high = (SCORES * share(best, highest.max(1))).max(0.3);
            let x = step * (real(place) + 0.25);
            let frame = Frame::new(x, floor - high, step * 0.5, high);
            let above = Frame::new(x, frame.y - NUMBER, frame.w, NUMBER);
            picture.draw(small.centred(above, &best.to_string())?);
            picture.draw(bar(frame, GRAY));
        }
        picture.draw(base(0.0, floor, self.width));
        picture.height = floor + 0.6;
        let y = picture.height;
        picture.put(0.0, y, Self::dates(weeks, 0.0, step)?);
        self.flow.space(4.0);
        self.flow.add(picture)
    }

    fn dates(weeks: &[Week], x: f32, step: f32) -> Result<Block, PrintError> {
        const DATE: f32 = 13.0;
        let small = soft(9.0);
        let every = (1..=WEEKS).find(|every| step * real(*every) >= DATE).unwrap_or(WEEKS);
        let mut block = Block { height: small.leading(), items: Vec::new() };
        for (week, place) in weeks.iter().zip(0..) {
            if place % every == 0 {
                let text = Self::short_date(week.monday);
                let middle = x + step * (real(place) + 0.5);
                let frame = Frame::new(middle - DATE / 2.0, 0.0, DATE, block.height);
                block.draw(small.centred(frame, &text)?);
            }
        }
        Ok(block)
    }

    /// How many in a hundred were right: a row of bars for every skill, a bar for every week.
    fn skills(&mut self, digest: &Digest, weeks: &[Week]) -> Result<(), PrintError> {
        let kinds = digest.skills(SKILLS);
        if kinds.is_empty() {
            return Ok(());
        }
        let mut picture = self.title(&Msg::JournalWeeks)?;
        let (name, last) = (self.width * 0.3, 14.0);
        let step = (self.width - name - last) / real(weeks.len().max(4));
        for kind in kinds {
            let top = picture.height;
            let text = plain(10.5).tight_paragraph(&self.voice.kind(kind), name - 3.0)?;
            let height = BARS.max(text.height);
            let floor = top + height - 0.6;
            picture.put(0.0, floor - text.height, text);
            let mut latest = None;
            for (week, place) in weeks.iter().zip(0..) {
                let Some(percent) = week.percent(kind) else {
                    continue;
                };
                // A bar of nothing is still a bar: something was asked.
                let high = ((height - 1.8) * share(percent, 100)).max(0.3);
                let x = name + step * (real(place) + 0.15);
                let frame = Frame::new(x, floor - high, step * 0.7, high);
                picture.draw(bar(frame, GRAY));
                latest = Some(percent);
            }
            picture.draw(base(name, floor, self.width - name - last));
            if let Some(percent) = latest {
                let percent = percent.into();
                let text = self.voice.say(&Msg::SettingsPercent { percent });
                let line = plain(10.0).line(&text)?;
                picture.put(self.width - last + 2.0, floor - line.height + 0.8, line);
            }
            picture.height = top + height + 0.6;
        }
        let y = picture.height;
        picture.put(0.0, y, Self::dates(weeks, name, step)?);
        self.flow.space(3.0);
        self.flow.add(picture)
    }

    fn ideas(&mut self, digest: &Digest) -> Result<(), PrintError> {
        if digest.ideas.is_empty() {
            return Ok(());
        }
        let (met, overcome) = (Msg::JournalHeadMet, Msg::JournalHeadOvercome);
        let narrow = self.width * 0.2;
        let wide = self.width - 2.0 * narrow;
        let heads = [&Msg::JournalIdeas, &met, &overcome].map(|head| self.voice.say(head));
        let widths = [wide, narrow, narrow];
        let mut table = row(&widths, &heads, bold(10.0), Some(0.93))?;
        for (idea, encounter) in digest.ideas.iter().take(IDEAS) {
            let cells = [
                self.voice.misconception(*idea),
                encounter.met.to_string(),
                encounter.overcome.to_string(),
            ];
            let y = table.height;
            table.put(0.0, y, row(&widths, &cells, plain(10.5), None)?);
        }
        self.flow.space(3.0);
        self.flow.add(table)
    }

    /// The days, the last one first, as far as they find room; how many do not.
    fn days(&mut self, class: &ClassJournal) -> Result<(), PrintError> {
        let widths = [26.0, self.width - 26.0];
        let heads = [Msg::JournalHeadDay, Msg::JournalHeadDone];
        let heads = heads.map(|head| self.voice.say(&head));
        let head = row(&widths, &heads, bold(10.0), Some(0.93))?;
        let closing = plain(10.5).leading();
        self.flow.space(4.0);
        let (mut pages, mut over) = (1, true);
        for (day, place) in class.days().iter().rev().zip(0..) {
            // The dot stays with what is before it: no line begins with one.
            let done = self.voice.day(day).replace(" · ", "\u{a0}· ");
            let cells = [self.voice.date(day.date), done];
            let row = row(&widths, &cells, plain(10.5), None)?;
            let needed = row.height + if over { head.height } else { 0.0 };
            if !self.flow.fits(needed + closing) {
                if pages == MOST_PAGES {
                    let left = class.days().len() - place;
                    let text = self.voice.say(&Msg::JournalEarlier { days: left.into() });
                    self.flow.space(1.0);
                    return self.flow.add(soft(10.5).tight_paragraph(&text, self.width)?);
                }
                self.flow.new_page();
                (pages, over) = (pages + 1, true);
            }
            if std::mem::take(&mut over) {
                self.flow.add(head.clone())?;
            }
            self.flow.add(row)?;
        }
        Ok(())
    }
}

fn share(part: u32, whole: u32) -> f32 {
    let number = |count: u32| u16::try_from(count).map_or(f32::from(u16::MAX), f32::from);
    (number(part) / number(whole).max(1.0)).min(1.0)
}

fn bar(frame: Frame, gray: f32) -> Item {
    Item::Rect { frame, radius: 0.0, border: 0.0, stroke: Stroke::Solid, fill: Some(gray) }
}

fn base(x: f32, y: f32, width: f32) -> Item {
    Item::Line { from: (x, y), to: (x + width, y), width: 0.2, stroke: Stroke::Solid }
}

fn row(
    widths: &[f32],
    cells: &[String],
    set: Type,
    fill: Option<f32>,
) -> Result<Block, PrintError> {
    const PAD: f32 = 2.0;
    let cells = widths.iter().zip(cells).map(|(width, text)| {
        let mut cell = Block::default();
        cell.put(PAD, 0.0, set.tight_paragraph(text, width - 2.0 * PAD)?);
        Ok((*width, cell))
    });
    let row = TableRow { cells: cells.collect::<Result<Vec<_>, PrintError>>()?, pad: 0.7, fill };
    Ok(row.block(0.0))
}
