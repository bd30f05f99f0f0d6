//! The number line never contradicts arithmetic, and nothing on it covers anything else.

use saute_dix::number_line::{
    Area, Caption, CaptionKind, Drawing, Hop, Letters, Manner, NumberLine,
};
use saute_dix::puzzle::NumberDeck;
use saute_dix::rules::{Card, Path, PileName, Random, RuleSet};
use saute_dix::sheets::{Font, MM, Weight};
use saute_dix::text::{Locale, Voice};

use crate::support::card;

/// Widths as a plain rule of thumb.
fn rough(text: &str, letters: Letters) -> f32 {
    let count = u16::try_from(text.chars().count()).unwrap();
    f32::from(count) * letters.size * 0.6
}

/// Widths as our font has them.
fn real(text: &str, letters: Letters) -> f32 {
    let weight = if letters.bold { Weight::Bold } else { Weight::Regular };
    let font = Font::of(weight).unwrap();
    font.width(text, letters.size / MM).unwrap()
}

fn draw(
    voice: &Voice,
    path: &Path,
    (size, letters): ((f32, f32), f32),
    measure: &dyn Fn(&str, Letters) -> f32,
) -> (Vec<Hop>, Drawing) {
    let hops = voice.hops(path, path.laid().len());
    let top = path.start().top();
    let line = NumberLine {
        hops: &hops,
        start: Some(top),
        marks: &[],
        range: (top, top),
        size,
        letters,
        write: &|number| voice.n(number),
        measure,
    };
    let drawing = line.draw();
    (hops, drawing)
}

/// What is wrong with a drawing.
fn faults(
    voice: &Voice,
    hops: &[Hop],
    drawing: &Drawing,
    size: (f32, f32),
    measure: &dyn Fn(&str, Letters) -> f32,
) -> Vec<String> {
    let mut faults = Vec::new();
    let picture = Area { left: -0.01, top: -0.01, right: size.0 + 0.01, bottom: size.1 + 0.01 };
    let captions = &drawing.captions;
    for (index, caption) in captions.iter().enumerate() {
        let area = caption.area;
        if area.left < picture.left
            || area.top < picture.top
            || area.right > picture.right
            || area.bottom > picture.bottom
        {
            faults.push(format!("{} leaves the picture", caption.text));
        }
        if measure(&caption.text, caption.letters) > area.width() + 0.01 {
            faults.push(format!("{} is wider than its place", caption.text));
        }
        for other in captions.iter().skip(index + 1) {
            if area.overlaps(&other.area) {
                faults.push(format!("{} lies on {}", caption.text, other.text));
            }
        }
        for dot in &drawing.dots {
            let around = Area::around(dot.at, (2.0 * dot.radius, 2.0 * dot.radius));
            if area.overlaps(&around) {
                faults.push(format!("{} lies on a dot", caption.text));
            }
        }
    }
    let of = |kind: CaptionKind, hop: Option<usize>| -> Vec<&Caption> {
        let found = captions.iter();
        found.filter(|caption| caption.kind == kind && caption.hop == hop).collect()
    };
    for (index, hop) in hops.iter().enumerate() {
        let [operation] = of(CaptionKind::Operation, Some(index))[..] else {
            faults.push(format!("{hop:?} has no operation"));
            continue;
        };
        let (sign, number) = operation.text.split_once('\u{a0}').unwrap();
        let number = voice.numbers.deck.read(number).unwrap();
        let to = match sign {
            "+" => i32::from(hop.from) + number,
            "−" => i32::from(hop.from) - number,
            _ => i32::MIN,
        };
        if to != i32::from(hop.to) {
            faults.push(format!("{} {} is not {}", hop.from, operation.text, hop.to));
        }
        let order = of(CaptionKind::Order, Some(index));
        let order: Vec<&str> = order.iter().map(|caption| caption.text.as_str()).collect();
        let expected = (index + 1).to_string();
        if (hops.len() > 1) != (order == [expected.as_str()]) {
            faults.push(format!("{hop:?} has no order"));
        }
    }
    let written: Vec<&str> =
        of(CaptionKind::Number, None).iter().map(|caption| caption.text.as_str()).collect();
    for number in hops.iter().flat_map(|hop| [hop.from, hop.to]) {
        let text = voice.n(number);
        if written.iter().filter(|found| **found == text).count() != 1 {
            faults.push(format!("{text} is not written once"));
        }
    }
    faults
}

/// Some cards one after the other: near each other, ten apart, or anywhere; allowed or not.
fn random_path(random: &mut Random) -> Path {
    let set = if random.below(5) == 0 { RuleSet::Duel } else { RuleSet::Classic };
    let highest = set.highest();
    let up_to = |random: &mut Random, bound: u8| {
        let number = random.below(usize::from(bound));
        u8::try_from(number).unwrap()
    };
    let any = |random: &mut Random| card(2 + up_to(random, highest - 1));
    let name = PileName::ALL[random.below(4)];
    let top = (random.below(6) > 0).then(|| any(random));
    let pile = set.pile(name, top);
    let count = 1 + random.below(6);
    let mut cards: Vec<Card> = Vec::new();
    while cards.len() < count {
        let last = cards.last().map_or(pile.top(), |card| card.number());
        let number = match random.below(5) {
            0 => last.checked_add(10),
            1 => last.checked_sub(10),
            2 => last.checked_add(1 + up_to(random, 4)),
            3 => last.checked_sub(1 + up_to(random, 4)),
            _ => Some(any(random).number()),
        };
        let new = number.filter(|n| *n <= highest).and_then(Card::new);
        cards.extend(new.filter(|new| !cards.contains(new)));
    }
    pile.path(&cards)
}

#[test]
fn nothing_on_a_number_line_covers_anything_else_and_every_sum_is_right() {
    // Pixels with their letters at three sizes of the window, then millimetres.
    let sizes = [
        ((500.0, 150.0), 20.0),
        ((1000.0, 104.0), 20.0),
        ((640.0, 180.0), 20.0),
        ((900.0, 240.0), 30.0),
        ((160.0, 30.0), 14.0 * 0.85 * MM),
        ((176.0, 34.0), 14.0 * 0.85 * MM),
    ];
    let locales = [Locale::french(), Locale::english()];
    let mut random = Random::new(7);
    let mut refused = 0;
    for round in 0..10_000 {
        let path = random_path(&mut random);
        refused += usize::from(!path.is_legal());
        let deck = NumberDeck::ALL[round % 3];
        let voice = locales[round / 3 % 2].voice(deck);
        let place = sizes[round % sizes.len()];
        let measure = if round % 5 == 0 { real } else { rough };
        let (hops, drawing) = draw(&voice, &path, place, &measure);
        let faults = faults(&voice, &hops, &drawing, place.0, &measure);
        assert!(faults.is_empty(), "{place:?} {path:?}: {faults:?}");
    }
    assert!((2_000..8_000).contains(&refused), "{refused} were refused");
}

/// The pictures that lessons and keys are full of have everything, words included.
#[test]
fn an_ordinary_play_keeps_its_words_and_its_letters() {
    let locale = Locale::french();
    for (name, top, numbers, words) in [
        (PileName::C, 43, &[30, 40][..], &["13 pas", "recule de 10\u{a0}: 10 pas gagnés"][..]),
        (PileName::A, 34, &[25], &["9, pas 10"]),
        (PileName::A, 60, &[72, 50], &["12 pas", "recule de 22"]),
        (PileName::A, 57, &[47, 37, 39], &["10 pas gagnés", "10 pas gagnés", "2 pas"]),
    ] {
        let cards: Vec<Card> = numbers.iter().map(|number| card(*number)).collect();
        let path = RuleSet::Classic.pile(name, Card::new(top)).path(&cards);
        let place = ((500.0, 150.0), 20.0);
        let (hops, drawing) = draw(&locale.plain(), &path, place, &real);
        for (index, words) in words.iter().enumerate() {
            let mut found = drawing
                .captions
                .iter()
                .filter(|caption| caption.kind == CaptionKind::Words && caption.hop == Some(index));
            let text = &found.next().unwrap().text;
            assert!(text.ends_with(words), "{text}");
        }
        assert!(drawing.leaders.is_empty());
        assert!(drawing.letters > 16.0);
        assert_eq!(drawing.arcs.len(), hops.len());
    }
}

/// Forward above the line, back below it, and what is refused says so.
#[test]
fn arcs_stand_on_the_side_of_their_direction_and_no_two_coincide() {
    let locale = Locale::english();
    let mut random = Random::new(11);
    for round in 0..600 {
        let path = random_path(&mut random);
        let height = if round % 2 == 0 { 200.0 } else { 100.0 };
        let up = path.start().direction() == saute_dix::rules::Direction::Up;
        let (hops, drawing) = draw(&locale.plain(), &path, ((640.0, height), 20.0), &rough);
        let axis = drawing.axis[0].1;
        let tops: Vec<(bool, f32)> = drawing
            .arcs
            .iter()
            .map(|arc| {
                let heights = || arc.points.iter().map(|point| point.1 - axis);
                let above = heights().fold(0.0, f32::min);
                let below = heights().fold(0.0, f32::max);
                (below > -above, below.max(-above))
            })
            .collect();
        for ((laid, hop), (arc, (below, height))) in
            path.laid().iter().zip(&hops).zip(drawing.arcs.iter().zip(&tops))
        {
            let back = if up { laid.to() < laid.from } else { laid.to() > laid.from };
            assert_eq!(*below, back, "{path:?}");
            assert_eq!(arc.manner == Manner::Refused, laid.placement.is_err());
            let end = drawing.dots.iter().map(|dot| {
                let [tip, ..] = arc.head;
                (tip.0 - dot.at.0).hypot(tip.1 - dot.at.1) - dot.radius
            });
            assert!(end.fold(f32::MAX, f32::min) < 1.0, "no dot at the head");
            for (other, (other_below, other_height)) in hops.iter().zip(&tops) {
                let longer = |hop: &Hop| hop.from.abs_diff(hop.to);
                if below == other_below && longer(hop) > longer(other) {
                    assert!(height > other_height, "{path:?}");
                }
                let after = hop.to == other.from && hop.to.abs_diff(hop.from) == longer(other);
                if below == other_below && after && hops.len() <= 3 {
                    assert!((height - other_height).abs() < 0.1, "{path:?}");
                }
            }
        }
    }
}

#[test]
fn the_way_of_a_pile_is_summed_up_in_true_words() {
    let french = Locale::french();
    let said = |deck: NumberDeck, name: PileName, top: u8, numbers: &[u8]| {
        let cards: Vec<Card> = numbers.iter().map(|number| card(*number)).collect();
        let path = RuleSet::Classic.pile(name, Card::new(top)).path(&cards);
        let text = french.voice(deck).in_all(&path);
        text.map(|text| text.replace('\u{a0}', " "))
    };
    for (deck, name, top, numbers, expected) in [
        (
            NumberDeck::Units,
            PileName::C,
            43,
            &[30, 40][..],
            "En tout, la pile a avancé de 3 pas pour 2 cartes : 13 − 10 = 3.",
        ),
        (
            NumberDeck::Units,
            PileName::A,
            57,
            &[47, 37, 39],
            "En tout, la pile a reculé de 18 pas pour 3 cartes : 10 + 10 − 2 = 18.",
        ),
        (
            NumberDeck::Tens,
            PileName::A,
            34,
            &[24, 50],
            "En tout, la pile a avancé de 160 pas pour 2 cartes : 260 − 100 = 160.",
        ),
        (
            NumberDeck::Tenths,
            PileName::C,
            43,
            &[30, 40],
            "En tout, la pile a avancé de 0,3 pas pour 2 cartes : 1,3 − 1 = 0,3.",
        ),
    ] {
        assert_eq!(said(deck, name, top, numbers).unwrap(), expected);
    }
    assert_eq!(said(NumberDeck::Units, PileName::A, 34, &[40]), None);
    assert_eq!(said(NumberDeck::Units, PileName::A, 34, &[40, 31]), None);
}
