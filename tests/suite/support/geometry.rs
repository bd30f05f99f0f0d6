//! What is painted, as geometry: words with the part of the window they may be seen in, what can
//! be pressed, and the bars that tell that there is more.

use std::collections::BTreeMap;

use super::window::{Window, label_of};
use eframe::egui::accesskit::Role;
use eframe::egui::{Pos2, Rect, Shape, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};

/// A line of words on the screen.
struct Words {
    text: String,
    /// The black of the letters.
    ink: Rect,
    /// What can be seen of the place they are in.
    clip: Rect,
    /// Which painted text it is a line of.
    whole: usize,
    /// The size of the letters.
    letters: f32,
}

impl Words {
    fn seen(&self) -> Rect {
        self.ink.intersect(self.clip)
    }
}

/// Something that can be pressed or typed into.
struct Target {
    name: String,
    rect: Rect,
}

/// Everything on the screen that matters here.
pub struct Picture {
    window: Rect,
    words: Vec<Words>,
    targets: Vec<Target>,
    /// The bars of what scrolls up and down.
    bars: Vec<Rect>,
    /// Painted rectangles with what can be seen of their place.
    frames: Vec<(Rect, Rect)>,
}

/// Letters and borders may touch by so much: they are smoothed at their edges.
const SLACK: f32 = 1.5;

impl Picture {
    /// What the window shows now; of a dialog, only the dialog.
    pub fn of(window: &Window) -> Picture {
        let size = window.ctx.content_rect().size();
        let whole = Rect::from_min_size(Pos2::ZERO, size);
        let mut picture = Picture {
            window: whole,
            words: Vec::new(),
            targets: Vec::new(),
            bars: Vec::new(),
            frames: Vec::new(),
        };
        for shape in &window.output().shapes {
            picture.add(&shape.shape, shape.clip_rect.intersect(whole));
        }
        let dialog = window.app().frame.dialog.is_some();
        let dialog = dialog.then(|| picture.frames.first().map(|(frame, _)| *frame));
        let paper = paper(window);
        picture.words.retain(|words| {
            !paper.is_some_and(|paper| paper.expand(SLACK).contains_rect(words.clip))
        });
        let matter =
            [Role::Button, Role::RadioButton, Role::CheckBox, Role::TextInput, Role::ScrollBar];
        for node in window.query_all_by(|node| matter.contains(&node.role())) {
            let (role, rect) = (node.accesskit_node().role(), node.rect());
            if let Some(Some(dialog)) = dialog
                && !dialog.x_range().contains(rect.center().x)
            {
                continue;
            }
            match role {
                Role::ScrollBar if rect.height() > rect.width() => picture.bars.push(rect),
                Role::ScrollBar => {}
                _ => picture.targets.push(Target { name: label_of(&node), rect }),
            }
        }
        if let Some(Some(dialog)) = dialog {
            // What lies under a dialog has a place there as well, but nothing painted.
            let painted = |rect: Rect| {
                let mut frames = picture.frames.iter();
                frames.any(|(frame, _)| same(*frame, rect)) || dialog.contains_rect(rect)
            };
            picture.targets.retain(|target| painted(target.rect));
        }
        picture
    }

    fn add(&mut self, shape: &Shape, clip: Rect) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.add(shape, clip)),
            Shape::Rect(rect) => {
                let shade = rect.fill.a() > 0 && rect.fill.a() < 200;
                if shade && rect.rect.contains_rect(self.window) {
                    // The shade under a dialog: what was painted before is behind it.
                    self.words.clear();
                    self.frames.clear();
                } else {
                    self.frames.push((rect.rect, clip));
                }
            }
            Shape::Text(text) => {
                let whole = self.words.last().map_or(0, |words| words.whole + 1);
                for row in &text.galley.rows {
                    let bounds = row.row.visuals.mesh_bounds;
                    if bounds.is_positive() {
                        let letters = text.galley.job.sections.first();
                        self.words.push(Words {
                            text: row.row.glyphs.iter().map(|glyph| glyph.chr).collect(),
                            ink: bounds.translate(text.pos.to_vec2() + row.pos.to_vec2()),
                            clip,
                            whole,
                            letters: letters.map_or(0.0, |part| part.format.font_id.size),
                        });
                    }
                }
            }
            _ => {}
        }
    }

    /// Everything that is wrong with it, where nothing to press may be smaller than this.
    pub fn problems(&self, least: f32) -> Vec<String> {
        let mut found = Vec::new();
        self.cut_words(&mut found);
        self.touching_words(&mut found);
        self.small_targets(least, &mut found);
        self.lost_targets(&mut found);
        self.words_over_edges(&mut found);
        found
    }

    /// The largest letters of each text at this zoom, and how often it is there.
    pub fn letters(&self, zoom: f32) -> BTreeMap<String, (f32, usize)> {
        let mut letters = BTreeMap::new();
        for words in &self.words {
            let (most, times): &mut (f32, usize) = letters.entry(words.text.clone()).or_default();
            (*most, *times) = (most.max(words.letters * zoom), *times + 1);
        }
        letters
    }

    /// Whether a bar ends where something is cut: then the rest can be reached.
    fn scrolls(&self, x: f32, edge: f32, top: bool) -> bool {
        self.bars.iter().any(|bar| {
            let end = if top { bar.top() } else { bar.bottom() };
            bar.right() >= x && (end - edge).abs() < 12.0
        })
    }

    fn cut_words(&self, found: &mut Vec<String>) {
        for words in &self.words {
            let (ink, clip) = (words.ink, words.clip);
            if ink.left() < clip.left() - SLACK || ink.right() > clip.right() + SLACK {
                found.push(format!("cut at the side: “{}”", words.text));
            }
            let above = ink.top() < clip.top() - SLACK;
            let below = ink.bottom() > clip.bottom() + SLACK;
            if above && !self.scrolls(ink.left(), clip.top(), true)
                || below && !self.scrolls(ink.left(), clip.bottom(), false)
            {
                found.push(format!("cut above or below: “{}”", words.text));
            }
        }
    }

    fn touching_words(&self, found: &mut Vec<String>) {
        for (index, one) in self.words.iter().enumerate() {
            for other in &self.words[index + 1..] {
                let both = one.seen().intersect(other.seen());
                if one.whole != other.whole && both.width() > SLACK && both.height() > SLACK {
                    found.push(format!("“{}” touches “{}”", one.text, other.text));
                }
            }
        }
    }

    fn small_targets(&self, least: f32, found: &mut Vec<String>) {
        for target in &self.targets {
            let Vec2 { x, y } = target.rect.size();
            // Cards that lie are many in a narrow place; a button takes them back as well.
            let laid = ["posée en place", "laid as number"];
            let laid = laid.iter().any(|laid| target.name.contains(laid));
            let least = if laid { least * 0.6 } else { least };
            if x.min(y) < least - 0.6 {
                found.push(format!(
                    "too small to press: “{}” {x:.0} × {y:.0}, not {least:.0}",
                    target.name
                ));
            }
        }
    }

    /// What can be seen of the place of a target; nothing where it is not painted now.
    fn clip_of(&self, target: &Target) -> Option<Rect> {
        let mut frames = self.frames.iter();
        let frame = frames.find(|(frame, _)| same(*frame, target.rect));
        frame.map(|(_, clip)| *clip)
    }

    fn lost_targets(&self, found: &mut Vec<String>) {
        for target in &self.targets {
            let rect = target.rect;
            let clip = self.clip_of(target).unwrap_or(self.window);
            if rect.left() < clip.left() - SLACK || rect.right() > clip.right() + SLACK {
                found.push(format!("cut at the side: the button “{}”", target.name));
            }
            let hidden = |edge, top| !self.scrolls(rect.left(), edge, top);
            let above = rect.top() < clip.top() - SLACK;
            let below = rect.bottom() > clip.bottom() + SLACK;
            let bar = self.bars.iter().any(|bar| bar.right() >= rect.left());
            let painted = self.clip_of(target).is_some();
            let lost = if painted {
                above && hidden(clip.top(), true) || below && hidden(clip.bottom(), false)
            } else {
                (above || below) && !bar
            };
            if lost {
                found.push(format!("out of reach: the button “{}”", target.name));
            }
        }
    }

    /// Words of a button lie in it; other words lie beside it.
    fn words_over_edges(&self, found: &mut Vec<String>) {
        for target in &self.targets {
            let Some(clip) = self.clip_of(target) else {
                continue;
            };
            let seen = target.rect.intersect(clip);
            for words in &self.words {
                let both = words.seen().intersect(seen);
                let inside = target.rect.expand(SLACK).contains_rect(words.seen());
                if both.width() > SLACK && both.height() > SLACK && !inside {
                    found.push(format!(
                        "“{}” over the edge of the button “{}”",
                        words.text, target.name
                    ));
                }
            }
        }
    }
}

/// Paper in the preview has tests of its own.
fn paper(window: &Window) -> Option<Rect> {
    window.query_all_by(|node| node.role() == Role::Image).map(|node| node.rect()).next()
}

fn same(one: Rect, other: Rect) -> bool {
    one.min.distance(other.min) < 1.0 && one.max.distance(other.max) < 1.0
}
