//! `worksheet`: writes sheets and their key as PDF, and prints the code.

use std::path::PathBuf;

use clap::{ArgMatches, Command, value_parser};

use super::output;
use super::progress::ProgressBar;
use super::{Failure, Streams, usage};
use crate::puzzle::{Address, Code, NumberDeck, SheetSeed, SheetSpec, Spec};
use crate::rules::{Random, excerpt};
use crate::sheets::{
    Header, HeaderError, HeaderField, HeaderMark, KeyPlace, Order, Paper, Print, PrintError,
    SheetBatch, Size, Template, key_path, key_word, pdf,
};
use crate::text::{Locale, Msg};

pub const NAME: &str = "worksheet";

/// The values of a switch that is on unless it is turned off.
const ON_OR_OFF: [&str; 2] = ["on", "off"];

/// The mark is out of as many points as there are exercises.
const EXERCISES: &str = "exercises";

const MANY: u32 = 50;

pub fn command(locale: &Locale) -> Command {
    let option = |name, value, help: Msg| usage::option(name, value, &help, locale);
    let out = option("out", "FILE", Msg::HelpOut);
    Command::new(NAME)
        .about(locale.say(&Msg::HelpWorksheet))
        .arg(option("template", "T", Msg::HelpTemplate))
        .arg(option("code", "C", Msg::HelpSheetCode).conflicts_with_all(["seed", "deck"]))
        .arg(option("seed", "N", Msg::HelpSeed).value_parser(value_parser!(u64)))
        .arg(
            option("copies", "N", Msg::HelpCopies)
                .value_parser(usage::whole(1..=Order::MOST_COPIES)),
        )
        .arg(
            option("versions", "N", Msg::HelpVersions)
                .value_parser(usage::whole(1..=Order::MOST_VERSIONS)),
        )
        .arg(option("size", "S", Msg::HelpSize).value_parser(Size::ALL.map(Size::name)))
        .arg(option("paper", "P", Msg::HelpPaper).value_parser(Paper::ALL.map(Paper::name)))
        .arg(option("deck", "D", Msg::HelpDeck).value_parser(NumberDeck::ALL.map(NumberDeck::name)))
        .arg(option("key", "K", Msg::HelpKey).value_parser(KeyPlace::ALL.map(KeyPlace::name)))
        .arg(usage::flag("details", &Msg::HelpDetails, locale))
        .arg(option("duplex", "ON", Msg::HelpDuplex).value_parser(ON_OR_OFF))
        .arg(option("title", "TEXT", Msg::HelpHeaderTitle))
        .arg(option("class", "TEXT", Msg::HelpHeaderClass))
        .arg(option("competency", "TEXT", Msg::HelpHeaderCompetency))
        .arg(option("mark", "N", Msg::HelpMark))
        .arg(option("address", "URL", Msg::HelpAddress))
        .arg(out.required(true).value_parser(value_parser!(PathBuf)))
        .arg(usage::flag("force", &Msg::HelpForce, locale))
}

pub fn run(matches: &ArgMatches, locale: &Locale, streams: &mut Streams) -> Result<(), Failure> {
    let bad = |error: PrintError| Failure::BadSentence(error.say(locale));
    let mut batch = SheetBatch::new(order(matches, locale)?);
    let many = batch.order.prints() > MANY;
    let mut progress = ProgressBar::new(if many { batch.steps() } else { 0 }, streams);
    while !batch.is_done() {
        progress.at(batch.done());
        batch.step(locale).map_err(bad)?;
    }
    drop(progress);
    let out = matches.get_one::<PathBuf>("out");
    let out = out.cloned().unwrap_or_default();
    let code = batch.order.code();
    let documents = batch.documents(locale);
    let beside = key_path(&out, &key_word(locale));
    let mut files = Vec::new();
    for (path, plan) in [(out, Some(documents.sheets)), (beside, documents.key)] {
        let Some(plan) = plan else { continue };
        let pages = plan.pages.len();
        let bytes = pdf::write_watched(plan, &mut |_| true).map_err(|error| bad(error.into()))?;
        files.push(output::Output { path, bytes: bytes.unwrap_or_default(), pages });
    }
    output::save(files, matches.get_flag("force"), locale, streams)?;
    let line = code.map(|code| format!("{code}\n"));
    streams.print(&line.unwrap_or_default())
}

fn order(matches: &ArgMatches, locale: &Locale) -> Result<Order, Failure> {
    let word = |name| matches.get_one::<String>(name).map(String::as_str);
    let templates = Template::built_in();
    let unknown = |found: &str| {
        let known: Vec<&str> = templates.iter().map(|t| t.name.as_str()).collect();
        Failure::bad(Msg::UnknownTemplate {
            found: excerpt(found).into(),
            known: known.join(", ").into(),
        })
    };
    let named = match word("template") {
        Some(name) => {
            let index = templates.iter().position(|template| template.name == name);
            Some(index.ok_or_else(|| unknown(name))?)
        }
        None => None,
    };
    let (index, deck, seed) = match (word("code"), named) {
        (Some(text), _) => {
            let spec = sheet_of(text, locale)?;
            let index = usize::from(spec.template());
            if let (Some(template), Some(made)) = (word("template"), templates.get(index))
                && named != Some(index)
            {
                return Err(Failure::bad(Msg::CodeOfAnotherTemplate {
                    code: Code::Sheet(spec).to_string().into(),
                    made: made.name.as_str().into(),
                    template: template.into(),
                }));
            }
            (index, spec.number_deck(), spec.seed())
        }
        (None, Some(index)) => {
            let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
            let seeds = usize::try_from(Spec::SEEDS).unwrap_or(usize::MAX);
            let seed = u32::try_from(Random::new(seed).below(seeds)).unwrap_or(0);
            let deck = word("deck").and_then(NumberDeck::from_name);
            (index, deck.unwrap_or_default(), SheetSeed::new(seed))
        }
        (None, None) => return Err(Failure::bad(Msg::NoTemplate)),
    };
    let template = templates.get(index).cloned();
    let count = |name| matches.get_one::<u32>(name).copied();
    Ok(Order {
        given: None,
        template: template.ok_or_else(|| unknown(&index.to_string()))?,
        number: u8::try_from(index).ok(),
        seed,
        copies: count("copies"),
        versions: count("versions"),
        key: word("key").and_then(KeyPlace::from_name).unwrap_or_default(),
        details: matches.get_flag("details"),
        duplex: word("duplex") != Some("off"),
        print: Print {
            size: word("size").and_then(Size::from_name).unwrap_or_default(),
            paper: word("paper").and_then(Paper::from_name).unwrap_or_default(),
            deck,
        },
        header: header(word).map_err(|error| Failure::BadSentence(error.say(locale)))?,
        address: match word("address") {
            Some(text) => Some(Address::parse(text).ok_or_else(|| {
                let (found, most) = (excerpt(text).into(), Address::LONGEST.into());
                Failure::bad(Msg::BadAddress { found, most })
            })?),
            None => None,
        },
    })
}

fn sheet_of(text: &str, locale: &Locale) -> Result<SheetSpec, Failure> {
    match Code::parse(text) {
        Ok(Code::Sheet(spec)) => Ok(spec),
        Ok(Code::Puzzle(_) | Code::Series(_) | Code::Deal(_) | Code::Hour(_)) => {
            Err(Failure::bad(Msg::NotASheetCode))
        }
        Err(error) => Err(Failure::BadSentence(locale.plain().code_error(&error))),
    }
}

fn header<'a>(word: impl Fn(&'a str) -> Option<&'a str>) -> Result<Header, HeaderError> {
    let mut header = Header::default();
    for field in HeaderField::ALL {
        header.write(field, word(field.name()).unwrap_or_default())?;
    }
    match word("mark") {
        None => {}
        Some(EXERCISES) => header.mark = HeaderMark::Exercises,
        Some(points) => header.mark = HeaderMark::points(points)?,
    }
    Ok(header)
}
