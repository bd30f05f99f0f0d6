//! Every message of the program as a type: a missing value does not compile.

use fluent_bundle::{FluentArgs, FluentValue};

/// A value in a message: text that is already written out, or a number that may choose a
/// plural.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// Written out.
    Text(String),
    /// Written as plain digits.
    Number(f64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<char> for Arg {
    fn from(letter: char) -> Arg {
        Arg::Text(letter.to_string())
    }
}

impl From<f64> for Arg {
    fn from(number: f64) -> Arg {
        Arg::Number(number)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        // Counts of cards, players, steps and lines are far below where this could round.
        Arg::Number(u32::try_from(number).map_or(f64::MAX, f64::from))
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        // Large numbers never choose a plural, but must be shown digit by digit.
        u32::try_from(number).map_or_else(|_| Arg::Text(number.to_string()), Arg::from)
    }
}

macro_rules! small_numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        })+
    };
}
small_numbers!(u8, i32, u32);

/// Names each message, its values and its key in the Fluent files.
macro_rules! messages {
    ($($name:ident $({ $($field:ident),+ })? = $key:literal,)+) => {
        /// A message with its values; the words are in `locales/`.
        #[allow(missing_docs, reason = "the texts in locales/ say what each message is")]
        #[derive(Clone, PartialEq, Debug)]
        pub enum Msg {
            $($name $({ $($field: Arg),+ })?,)+
        }

        impl Msg {
            /// The key of every message, with the names of its values.
            pub const ALL: &'static [(&'static str, &'static [&'static str])] = &[
                $(($key, &[$($(stringify!($field)),+)?]),)+
            ];

            /// The key in the Fluent files.
            pub fn key(&self) -> &'static str {
                match self {
                    $(Msg::$name $({ $($field: _),+ })? => $key,)+
                }
            }

            fn values(&self) -> Vec<(&'static str, &Arg)> {
                match self {
                    $(Msg::$name $({ $($field),+ })? => vec![$($((stringify!($field), $field)),+)?],)+
                }
            }
        }
    };
}

impl Msg {
    /// The values as Fluent takes them.
    pub(super) fn args(&self) -> FluentArgs<'_> {
        self.values()
            .into_iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Text(text) => FluentValue::from(text.as_str()),
                    Arg::Number(number) => FluentValue::from(*number),
                };
                (name, value)
            })
            .collect()
    }
}

messages! {
    // rules
    NotInHand { number } = "refusal-not-in-hand",
    NoSuchPile { letter } = "refusal-no-such-pile",
    NotTen { high, low, gap, ten, jump } = "refusal-not-ten",
    NotTenNoCard { high, low, gap, ten } = "refusal-not-ten-no-card",
    WrongWayUp { top, jump } = "refusal-up",
    WrongWayUpNoJump { top } = "refusal-up-no-jump",
    WrongWayDown { top, jump } = "refusal-down",
    WrongWayDownNoJump { top } = "refusal-down-no-jump",
    SameCard { card } = "refusal-same-card",
    NotAHelpUp { card, top } = "refusal-not-a-help-up",
    NotAHelpDown { card, top } = "refusal-not-a-help-down",
    NothingCanHelp = "refusal-nothing-can-help",
    SecondHelp = "refusal-second-help",
    TooFewPlayed { played, minimum } = "refusal-too-few",
    NothingToUndo = "refusal-nothing-to-undo",
    NotYoursToSay = "refusal-not-yours-to-say",
    GameOver = "refusal-game-over",
    ClassicPlayers { found } = "rules-classic-players",
    DuelPlayers { found } = "rules-duel-players",
    ExpertStep { found } = "rules-expert-step",
    ExpertDuel = "rules-expert-duel",
    FireDuel = "rules-fire-duel",
    DealOneDeck { found } = "deal-one-deck",
    DealTwoDecks { found } = "deal-two-decks",
    DeckCommon = "deck-common",
    DeckOfPlayer { player } = "deck-of-player",
    DealForeign { number, deck, highest } = "deal-foreign",
    DealDoubled { card, deck } = "deal-doubled",
    DealMissing { card, deck, count } = "deal-missing",
    DealStarter { starter, last } = "deal-starter",
    NotationAt { at, fault } = "notation-at",
    FaultPile { found } = "fault-pile",
    FaultCard { found } = "fault-card",
    FaultPlay { found } = "fault-play",
    FaultNoCard { number } = "fault-no-card",
    FaultNoPile { letter } = "fault-no-pile",
    FaultMissingPile { card } = "fault-missing-pile",
    FaultMissingBar = "fault-missing-bar",
    FaultExtraBar = "fault-extra-bar",
    FaultOption { found } = "fault-option",
    FaultOptionTwice { option } = "fault-option-twice",
    FaultOptionNumber { option, value } = "fault-option-number",
    FaultOptionPiles { option, value } = "fault-option-piles",
    FaultOptionRules { option, value } = "fault-option-rules",
    FaultNoPiles = "fault-no-piles",
    FaultPileTwice { pile } = "fault-pile-twice",
    FaultBadTop { number, pile, highest, base } = "fault-bad-top",
    FaultEmptyHand = "fault-empty-hand",
    FaultNoSuchCard { number, highest } = "fault-no-such-card",
    FaultCardTwice { card } = "fault-card-twice",
    FaultCardElsewhere { card } = "fault-card-elsewhere",
    FaultCannotCover { pile } = "fault-cannot-cover",
    SaveMalformed { detail } = "save-malformed",
    SaveOtherFormat { found } = "save-other-format",
    SaveUnknownVersion { version } = "save-unknown-version",
    SaveUnknownRules { found } = "save-unknown-rules",
    SaveNotation { turn, fault } = "save-notation",
    SavePlay { turn, play, why } = "save-play",
    SaveEnd { turn, why } = "save-end",
    SaveSignal { player } = "save-signal",
    // coach
    DecimalSign = "decimal-sign",
    Steps { count, written } = "steps",
    CardCount { count } = "card-count",
    ListAnd { start, last } = "list-and",
    ListThen { start, last } = "list-then",
    ReasonJumpUp { from, ten, card, pile } = "reason-jump-up",
    ReasonJumpDown { from, ten, card, pile } = "reason-jump-down",
    ReasonSetUp { first, cost, back, ten } = "reason-set-up",
    ReasonOnTheWay { cards, count, to } = "reason-on-the-way",
    ReasonBargain { cards, count, cost, fair } = "reason-bargain",
    ReasonFairPrice { cards, count, cost } = "reason-fair-price",
    ReasonForced { card, cost, minimum } = "reason-forced",
    ReasonCovers { burning, pile, card, cost } = "reason-covers",
    ReasonHelp { card, pile, cost } = "reason-help",
    ReasonHelpOnly { card, pile, cost } = "reason-help-only",
    ReasonStop { card, pile, cost, fair } = "reason-stop",
    ReasonSmallerHand { plays } = "reason-smaller-hand",
    ReasonNotCovered { piles } = "reason-not-covered",
    ReasonTooFew { minimum, played } = "reason-too-few",
    ReasonCouldEndOn { yours, order, end } = "reason-could-end-on",
    ReasonCheaper { plays, saved } = "reason-cheaper",
    ReasonLeftBargain { card, cost, pile } = "reason-left-bargain",
    ReasonPlayedTooMuch { card, cost } = "reason-played-too-much",
    ReasonWorthMore { plays, by } = "reason-worth-more",
    ReasonUnplayable { minimum } = "reason-unplayable",
    // puzzle
    PileUp { name, top } = "pile-up",
    PileDown { name, top } = "pile-down",
    TheirPileUp { name, top } = "pile-up-opponent",
    TheirPileDown { name, top } = "pile-down-opponent",
    AskLegal { piles, cards } = "ask-legal",
    AskJump { pile, ten } = "ask-jump",
    AskTwoJumps { pile, ten } = "ask-two-jumps",
    AskRoom { pile, cards, count } = "ask-room",
    AskBest { piles, cards, minimum } = "ask-best",
    AskBestFire { piles, cards, minimum, burning } = "ask-best-fire",
    AskMistake { piles, order } = "ask-mistake",
    AskDearMistake { piles, cards, order } = "ask-dear-mistake",
    AnswerNone = "answer-none",
    AnswerStep { step } = "answer-step",
    AnswerTrue = "answer-true",
    AnswerFalse = "answer-false",
    FactJump { card, ten, top } = "fact-jump",
    FactGreaterFits { card, top } = "fact-greater-fits",
    FactGreaterNot { card, top } = "fact-greater-not",
    FactSmallerFits { card, top } = "fact-smaller-fits",
    FactSmallerNot { card, top } = "fact-smaller-not",
    FactTenLess { from, ten, to } = "fact-ten-less",
    FactTenMore { from, ten, to } = "fact-ten-more",
    FactMoved { from, to, room } = "fact-moved",
    FactMovedJump { from, to, room, ten } = "fact-moved-jump",
    FactWrongStep { step, card } = "fact-wrong-step",
    SpecLevelOrder { level, highest } = "spec-level-order",
    SpecLevel { kind, level, highest } = "spec-level",
    SpecHand { found } = "spec-hand",
    SpecSeed { found } = "spec-seed",
    SeriesNoKind = "series-no-kind",
    SeriesCount { found, most } = "series-count",
    SeriesLevels { lowest, highest } = "series-levels",
    CannotMake { kind, level, hand } = "cannot-make",
    CodeLetter { letter, at } = "code-letter",
    CodeLength { found, expected } = "code-length",
    CodeTooShort { found } = "code-too-short",
    CodeCheck = "code-check",
    CodeUnknownVersion { first } = "code-unknown-version",
    // cli
    About = "about",
    HeadingUsage = "heading-usage",
    HeadingCommands = "heading-commands",
    HeadingArguments = "heading-arguments",
    HeadingOptions = "heading-options",
    HelpLang = "help-lang",
    HelpHelp = "help-help",
    HelpVersion = "help-version",
    HelpReferee = "help-referee",
    HelpSolve = "help-solve",
    HelpCheck = "help-check",
    HelpSimulate = "help-simulate",
    HelpPuzzle = "help-puzzle",
    HelpLocales = "help-locales",
    HelpList = "help-list",
    HelpCheckContent = "help-check-content",
    HelpFolder = "help-folder",
    HelpKind = "help-kind",
    HelpLevel = "help-level",
    HelpHand = "help-hand",
    HelpDeck = "help-deck",
    HelpCount = "help-count",
    HelpCode = "help-code",
    HelpPosition = "help-position",
    HelpPlays = "help-plays",
    HelpJson = "help-json",
    HelpStdin = "help-stdin",
    HelpPlayers = "help-players",
    HelpGames = "help-games",
    HelpStrategy = "help-strategy",
    HelpSignals = "help-signals",
    HelpExpert = "help-expert",
    HelpFire = "help-fire",
    HelpSeed = "help-seed",
    NoPosition = "no-position",
    NoSubcommand { command } = "no-subcommand",
    MissingArgument { arguments } = "missing-argument",
    BadNumber { value, argument } = "bad-number",
    Conflict { one, other } = "conflict",
    IllegalMove { detail } = "illegal-move",
    NoCommand { commands } = "no-command",
    UnknownCommand { found, commands } = "unknown-command",
    UnknownArgument { found } = "unknown-argument",
    ValueMissing { argument } = "value-missing",
    ValueMissingOf { argument, expected } = "value-missing-of",
    BadValue { value, argument } = "bad-value",
    BadValueOf { value, argument, expected } = "bad-value-of",
    Misuse { detail } = "misuse",
    CannotRead { detail } = "cannot-read",
    NobodyReads = "nobody-reads",
    CannotWrite { detail } = "cannot-write",
    LineTooLong { limit } = "line-too-long",
    NotText = "not-text",
    TooManyCards { found, most } = "too-many-cards",
    NotAPuzzleCode = "not-a-puzzle-code",
    SeriesCode { code } = "series-code",
    PuzzleHeading { number, code, kind, level } = "puzzle-heading",
    SolutionLine { solution } = "solution-line",
    ReportPosition { position } = "report-position",
    ReportNone { why } = "report-none",
    ReportStop = "report-stop",
    ReportBest { plays, cards, room, value, count } = "report-best",
    ColumnCards = "column-cards",
    ColumnRoom = "column-room",
    ColumnPlay = "column-play",
    ColumnPlayers = "column-players",
    ColumnStrategy = "column-strategy",
    ColumnSignals = "column-signals",
    ColumnGames = "column-games",
    ColumnWins = "column-wins",
    ColumnRate = "column-rate",
    ColumnLeft = "column-left",
    ColumnSeconds = "column-seconds",
    VerdictBest = "verdict-best",
    VerdictGood { lost } = "verdict-good",
    VerdictLegal { lost } = "verdict-legal",
    VerdictTooFew = "verdict-too-few",
    VerdictIllegalStep { step } = "verdict-illegal-step",
    VerdictIllegal = "verdict-illegal",
    ScoreLine { cards, room, value } = "score-line",
    RefereeUnknown { found } = "referee-unknown",
    RefereeEmpty = "referee-empty",
    RefereeAlone { command } = "referee-alone",
    RefereeNoGame = "referee-no-game",
    RefereeOnePlay = "referee-one-play",
    BadJson { detail } = "referee-bad-json",
    NotAnObject = "referee-not-an-object",
    BadSetting { field, kind } = "referee-bad-setting",
    UnknownSetting { field, known } = "referee-unknown-setting",
    KindNumber = "kind-number",
    KindText = "kind-text",
    KindYesOrNo = "kind-yes-or-no",
    KindCards = "kind-cards",
    KindDecks = "kind-decks",
    KindStarter = "kind-starter",
    UnknownRules { found } = "referee-unknown-rules",
    OneWayToDeal = "referee-one-way-to-deal",
    ChanceNeedsASeed = "referee-chance-needs-a-seed",
    LocaleLine { code, name, count } = "locale-line",
    LanguageName = "language-name",
    LocaleFine { code, count } = "locale-fine",
    LocaleMissing { code, key } = "locale-missing",
    LocaleUnknown { code, key } = "locale-unknown",
    LocaleVariables { code, key, expected } = "locale-variables",
    LocaleSyntax { file, line, detail } = "locale-syntax",
    LocaleNoFolder { folder } = "locale-no-folder",
    FolderUnreadable { folder, detail } = "folder-unreadable",
    // worksheet
    SheetNames = "sheet-names",
    SheetDate = "sheet-date",
    SheetStatement = "sheet-statement",
    SheetReason = "sheet-reason",
    SheetTrue = "sheet-true",
    SheetFalse = "sheet-false",
    SheetUp = "sheet-up",
    SheetDown = "sheet-down",
    SheetHand = "sheet-hand",
    SheetMinimum { minimum } = "sheet-minimum",
    SheetOrder = "sheet-order",
    SheetWhere = "sheet-where",
    SheetWhy = "sheet-why",
    SheetTick = "sheet-tick",
    SheetJump { ten } = "sheet-jump",
    SheetTwoJumps { ten } = "sheet-two-jumps",
    SheetRoom { count } = "sheet-room",
    SheetMistake = "sheet-mistake",
    SheetDearMistake = "sheet-dear-mistake",
    SheetBurns { pile } = "sheet-burns",
    SheetTheirs = "sheet-theirs",
    SheetFooter { code, sheet } = "sheet-footer",
    SheetFooterPlain = "sheet-footer-plain",
    SheetVersion { letter } = "sheet-version",
    SheetNumber { number } = "sheet-number",
    SheetPage { page, pages } = "sheet-page",
    KeyTitle { title } = "key-title",
    KeyIntro { sheet, code } = "key-intro",
    KeyFooter = "key-footer",
    KeyHand { piles, cards } = "key-hand",
    KeyBest = "key-best",
    KeyAnswer { answer } = "key-answer",
    KeyAlso { plays } = "key-also",
    KeyCommon { plays, name } = "key-common",
    NameAlwaysSorts = "misconception-always-sorts",
    NameWrongWay = "misconception-wrong-way",
    NameAboutTen = "misconception-about-ten",
    NameAnyTenHelps = "misconception-any-ten-helps",
    NameWrongTen = "misconception-wrong-ten",
    NamePlaysTooMuch = "misconception-plays-too-much",
    NamePlaysTooLittle = "misconception-plays-too-little",
    NameOnePile = "misconception-one-pile",
    NameIgnoresGaps = "misconception-ignores-gaps",
    NameCountsEnds = "misconception-counts-ends",
    NameForgetsJump = "misconception-forgets-jump",
    ScoreTeam = "score-team",
    ScoreGame { number } = "score-game",
    ScoreTotal = "score-total",
    HelpWorksheet = "help-worksheet",
    HelpTemplates = "help-templates",
    HelpTemplate = "help-template",
    HelpSheetCode = "help-sheet-code",
    HelpCopies = "help-copies",
    HelpVersions = "help-versions",
    HelpSize = "help-size",
    HelpPaper = "help-paper",
    HelpKey = "help-key",
    HelpOut = "help-out",
    WorksheetWritten { file, pages } = "worksheet-written",
    UnknownTemplate { found, known } = "unknown-template",
    NoTemplate = "no-template",
    NotASheetCode = "not-a-sheet-code",
    NoSuchGlyph { letter } = "no-such-glyph",
    TooLargeForPage { text } = "too-large-for-page",
    CannotSave { file, detail } = "cannot-save",
    TemplateLine { name, title } = "template-line",
    TemplateFine { name } = "template-fine",
    TemplateBad { file, line, detail } = "template-bad",
    TemplateKey { file, key } = "template-key",
    TemplateSeries { file, detail } = "template-series",
    TemplateTooFewStatements = "template-too-few-statements",
    TemplateNoFile { folder } = "template-no-file",
    // lesson
    HelpLessons = "help-lessons",
    LessonLine { name, title, skill } = "lesson-line",
    LessonFine { name, steps } = "lesson-fine",
    LessonBad { file, line, detail } = "lesson-bad",
    LessonNoFile { folder } = "lesson-no-file",
    LessonUnknown { found, expected } = "lesson-unknown",
    LessonNoStatement { key } = "lesson-no-statement",
    LessonNotation { found, detail } = "lesson-notation",
    LessonOtherKind { kind } = "lesson-other-kind",
    LessonNoAnswer { found, kind } = "lesson-no-answer",
    LessonNothingRight = "lesson-nothing-right",
    LessonStated = "lesson-stated",
    LessonOpening { turn, detail } = "lesson-opening",
    LessonTurn { found, last } = "lesson-turn",
    LessonOffTheLine { number, low, high } = "lesson-off-the-line",
    LessonNoPile { pile } = "lesson-no-pile",
    LessonDoesNotBurn { pile } = "lesson-does-not-burn",
    LessonSteps { found, fewest, most } = "lesson-steps",
    LessonNoExplaining = "lesson-no-explaining",
    LessonExplainsEarly = "lesson-explains-early",
    LessonPrompts { found, fewest, most } = "lesson-prompts",
    LessonKey { key, language } = "lesson-key",
    LessonNoSolution = "lesson-no-solution",
    LessonNotRight { answer } = "lesson-not-right",
    LessonNotWrong { answer } = "lesson-not-wrong",
    LessonTwice { answer } = "lesson-twice",
    LessonRefused { play, detail } = "lesson-refused",
    LessonNothingShown = "lesson-nothing-shown",
    LessonGameEnds { turn } = "lesson-game-ends",
    // cli
    HelpRefereeLong = "help-referee-long",
}
