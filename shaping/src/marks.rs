//! Letters with marks: which two characters are the same as one.

/// A mark, whether it stands below its letter, and all letters that have a character of their own with it: those our font has with
/// any mark, and others with the marks that our font has alone.
struct Marked(char, bool, &'static str);

/// The letters stand before what they are with the mark.
const MARKED: [Marked; 11] = [
    Marked(
        '\u{300}',
        false,
        "AÀEÈIÌNǸOÒUÙWẀYỲaàeèiìnǹoòuùwẁyỳÂẦÊỀÔỒÜǛâầêềôồüǜĂẰĒḔēḕŌṐōṑ",
    ),
    Marked(
        '\u{301}',
        false,
        "AÁCĆEÉGǴIÍKḰLĹMḾNŃOÓPṔRŔSŚUÚWẂYÝZŹaácćeégǵiíkḱlĺmḿnńoópṕrŕsśuúwẃyýzźÂẤÅǺÆǼÇḈÊẾÏḮÔỐÕṌØǾÜǗâấåǻæǽçḉêếïḯôốõṍøǿüǘĂẮĒḖēḗŌṒōṓŨṸũṹ",
    ),
    Marked('\u{302}', false, "AÂEÊIÎOÔUÛaâeêiîoôuû"),
    Marked(
        '\u{303}',
        false,
        "AÃEẼIĨNÑOÕUŨVṼYỸaãeẽiĩnñoõuũvṽyỹÂẪÊỄÔỖâẫêễôỗĂẴ",
    ),
    Marked(
        '\u{304}',
        false,
        "AĀEĒGḠIĪOŌUŪYȲaāeēgḡiīoōuūyȳÄǞÆǢÕȬÖȪÜǕäǟæǣõȭöȫüǖḶḸḷḹṚṜṛṝ",
    ),
    Marked('\u{306}', false, "AĂ"),
    Marked(
        '\u{308}',
        false,
        "AÄEËHḦIÏOÖUÜWẄXẌYŸaäeëhḧiïoötẗuüwẅxẍyÿÕṎõṏŪṺūṻ",
    ),
    Marked('\u{309}', false, "AẢEẺIỈOỎUỦYỶaảeẻiỉoỏuủyỷÂẨÊỂÔỔâẩêểôổĂẲ"),
    Marked('\u{30a}', false, "AÅaå"),
    Marked(
        '\u{323}',
        true,
        "AẠBḄDḌEẸHḤIỊKḲLḶMṂNṆOỌRṚSṢTṬUỤVṾWẈYỴZẒaạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛsṣtṭuụvṿwẉyỵzẓ",
    ),
    Marked('\u{327}', true, "CÇcç"),
];

impl Marked {
    /// Letters, each with what it is with the mark.
    fn pairs(&self) -> impl Iterator<Item = (char, char)> {
        let mut letters = self.2.chars();
        std::iter::from_fn(move || Some((letters.next()?, letters.next()?)))
    }
}

/// The one character that a letter and a mark are.
pub fn together(letter: char, mark: char) -> Option<char> {
    let marked = MARKED.iter().find(|marked| marked.0 == mark)?;
    let mut pairs = marked.pairs();
    pairs.find(|pair| pair.0 == letter).map(|pair| pair.1)
}

/// The letter and the mark that a character is.
pub fn apart(letter: char) -> Option<(char, char)> {
    // No letter below has a mark of its own.
    if letter < 'À' {
        return None;
    }
    MARKED.iter().find_map(|marked| {
        let mut pairs = marked.pairs();
        let pair = pairs.find(|pair| pair.1 == letter)?;
        Some((pair.0, marked.0))
    })
}

/// Where marks on the same letter stand: those below come first. Nothing for a letter.
pub fn rank(letter: char) -> Option<u8> {
    match MARKED.iter().find(|marked| marked.0 == letter) {
        Some(marked) if marked.1 => Some(1),
        Some(_) => Some(2),
        None => ('\u{300}'..='\u{36f}').contains(&letter).then_some(2),
    }
}
