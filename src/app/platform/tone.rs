//! The few sounds of the program, made by itself: samples from notes. Nothing here plays them.

/// What is heard. A sound is never the only sign of anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    Laid,
    Jump,
    Right,
    Won,
}

/// A note: when it starts and how long it is heard, in seconds, its pitch in hertz, and how loud it is, from 0 to 1.
struct Sounded {
    at: f64,
    lasts: f64,
    pitch: f64,
    loud: f64,
}

const fn note(at: f64, lasts: f64, pitch: f64, loud: f64) -> Sounded {
    Sounded { at, lasts, pitch, loud }
}

const G4: f64 = 392.00;
const C5: f64 = 523.25;
const E5: f64 = 659.26;
const G5: f64 = 783.99;
const C6: f64 = 1046.50;

const LAID: [Sounded; 1] = [note(0.0, 0.12, G4, 0.35)];
const JUMP: [Sounded; 3] =
    [note(0.0, 0.14, C5, 0.3), note(0.08, 0.14, G5, 0.3), note(0.16, 0.30, C6, 0.3)];
const RIGHT: [Sounded; 2] = [note(0.0, 0.18, E5, 0.3), note(0.12, 0.32, G5, 0.3)];
const WON: [Sounded; 7] = [
    note(0.0, 0.18, C5, 0.3),
    note(0.15, 0.18, E5, 0.3),
    note(0.30, 0.18, G5, 0.3),
    note(0.45, 0.90, C6, 0.22),
    note(0.62, 0.90, G5, 0.16),
    note(0.62, 0.90, E5, 0.16),
    note(0.62, 0.90, C5, 0.16),
];

/// How fast a note swells, in seconds: without, it would click.
const ATTACK: f64 = 0.008;
const RELEASE: f64 = 0.03;

impl Tone {
    pub const ALL: [Tone; 4] = [Tone::Laid, Tone::Jump, Tone::Right, Tone::Won];

    fn notes(self) -> &'static [Sounded] {
        match self {
            Tone::Laid => &LAID,
            Tone::Jump => &JUMP,
            Tone::Right => &RIGHT,
            Tone::Won => &WON,
        }
    }

    pub fn seconds(self) -> f64 {
        let ends = self.notes().iter().map(|note| note.at + note.lasts);
        ends.fold(0.0, f64::max)
    }

    pub fn samples(self, rate: u32) -> Vec<f32> {
        let rate = f64::from(rate.max(1));
        let length = self.seconds();
        let times = (0_u32..).map(|number| f64::from(number) / rate);
        let times = times.take_while(|time| *time < length);
        let samples = times.map(|time| {
            let notes = self.notes().iter();
            let sum: f64 = notes.map(|note| note.at_time(time)).sum();
            narrow(sum)
        });
        samples.chain([0.0]).collect()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "fewer digits are not heard")]
fn narrow(sample: f64) -> f32 {
    sample.clamp(-1.0, 1.0) as f32
}

impl Sounded {
    fn at_time(&self, time: f64) -> f64 {
        let time = time - self.at;
        if !(0.0..self.lasts).contains(&time) {
            return 0.0;
        }
        let swell = (time / ATTACK).min(1.0);
        let fade = ((self.lasts - time) / RELEASE).min(1.0);
        let decay = (-3.0 * time / self.lasts).exp();
        let turn = std::f64::consts::TAU * self.pitch * time;
        // A little of the octave makes it sound like a bar that is struck.
        let wave = 0.85 * turn.sin() + 0.15 * (2.0 * turn).sin();
        self.loud * swell * fade * decay * wave
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 44_100;

    #[test]
    fn a_tone_is_as_long_as_its_notes_and_short() {
        for tone in Tone::ALL {
            let samples = tone.samples(RATE);
            let wanted = tone.seconds() * f64::from(RATE);
            let length = f64::from(u32::try_from(samples.len()).unwrap());
            assert!((length - wanted).abs() <= 2.0, "{tone:?}");
            assert!(tone.seconds() < 2.0, "{tone:?}");
        }
        assert!(Tone::Laid.seconds() < 0.2, "cards are laid one after the other");
    }

    #[test]
    fn a_tone_is_heard_never_clipped_and_silent_at_both_ends() {
        for tone in Tone::ALL {
            for rate in [8_000, 44_100, 48_000] {
                let samples = tone.samples(rate);
                let loudest = samples.iter().fold(0.0_f32, |most, one| most.max(one.abs()));
                assert!((0.1..0.95).contains(&loudest), "{tone:?}: {loudest}");
                assert_eq!((samples[0], samples.last()), (0.0, Some(&0.0)), "{tone:?}");
                let tail = samples.iter().rev().take(8);
                assert!(tail.into_iter().all(|sample| sample.abs() < 0.02), "{tone:?}");
            }
        }
        assert!(Tone::Won.samples(0).len() < 5, "a rate that makes no sense");
    }

    #[test]
    fn a_jump_rises() {
        assert!(JUMP.is_sorted_by(|one, next| one.pitch < next.pitch && one.at < next.at));
    }
}
