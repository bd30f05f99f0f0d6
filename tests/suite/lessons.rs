//! Lessons: what they state is true, every one can be walked through, and a broken one is told
//! where it is broken.

use std::collections::BTreeSet;
use std::error::Error;

use saute_dix::app::answer::{AnswerAction, Attempt, AttemptStage};
use saute_dix::app::learn::{LessonAction, LessonRun};
use saute_dix::coach::{Fact, Grade};
use saute_dix::lesson::{Ask, Lesson, LessonFlaw, Problem, Progress, Source, Step, check};
use saute_dix::puzzle::{
    Answer, Feedback, Kind, Misconception, Puzzle, Question, distractors, mark,
};
use saute_dix::rules::{Card, CardSet, Refusal, print_plays};
use saute_dix::solver::{Solver, Verdict};
use saute_dix::storage::custom;
use saute_dix::text::Locale;
use serde_json::{Value, json};

use crate::support::command::{all_said, saute_dix, text};
use crate::support::puzzles::each;
use crate::support::scratch::Scratch;

/// A text longer than this does not fit a projected page.
const LONGEST: usize = 220;

/// More words than these are not read to the end on a board.
const MOST_WORDS: usize = 30;

fn languages() -> Vec<Locale> {
    Locale::BUILT_IN.into_iter().map(|code| Locale::built_in(code).unwrap()).collect()
}

fn problems(lesson: &Lesson) -> Vec<Problem> {
    let languages = languages();
    let lacks = |key: &str| {
        let lacking = languages.iter().filter(|one| one.text(key).is_none());
        lacking.map(|one| one.code().to_owned()).collect()
    };
    check(&mut Solver::new(), lesson, &lacks)
}

fn lesson(name: &str) -> Lesson {
    let all = custom::lessons();
    all.into_iter().find(|lesson| lesson.name == name).unwrap()
}

fn asks(lesson: &Lesson) -> impl Iterator<Item = &Ask> {
    lesson.steps.iter().filter_map(|step| match step {
        Step::Ask(ask) => Some(ask),
        _ => None,
    })
}

/// A class should be able to win its first game.
#[test]
fn the_guided_game_has_an_easy_deal() {
    let lesson = lesson("guided-game");
    let games = lesson.steps.iter().filter_map(|step| match step {
        Step::Game(excerpt) => Some(excerpt.start().unwrap()),
        _ => None,
    });
    let grades: Vec<Grade> = games.map(|game| Grade::of(game.rules(), game.deal())).collect();
    assert_eq!(grades, [Grade::Easy]);
}

#[test]
fn the_twelve_lessons_hold_what_they_state() {
    let lessons = custom::lessons();
    let names: Vec<&str> = lessons.iter().map(|lesson| lesson.name.as_str()).collect();
    let expected = "up-and-down ten-more-ten-less jump-from-the-top jump-in-the-hand chains-and-traps \
        fair-price four-piles playing-together guided-game expert on-fire duel";
    assert_eq!(names.join(" "), expected);
    for lesson in &lessons {
        assert_eq!(problems(lesson), [], "{}", lesson.name);
    }
}

#[test]
fn lessons_first_show_then_ask_and_use_every_kind_of_puzzle() {
    let lessons = custom::lessons();
    let mut kinds = Vec::new();
    for lesson in &lessons {
        let first_ask = lesson.steps.iter().position(|s| matches!(s, Step::Ask(_)));
        assert!(first_ask.unwrap() > 0, "{} asks first", lesson.name);
        assert!(asks(lesson).count() >= 2, "{}", lesson.name);
        for ask in asks(lesson) {
            kinds.push(match &ask.source {
                Source::Fixed(question) => question.kind(),
                Source::Generated(spec) => spec.kind(),
            });
            // A wrong answer that can be foreseen is met with words of its own.
            if let Source::Fixed(question) = &ask.source {
                let foreseen = question.kind() == Kind::TrueFalse || !ask.wrong.is_empty();
                assert!(foreseen, "{}", ask.text);
            }
        }
    }
    for kind in Kind::ALL {
        assert!(kinds.contains(&kind), "no lesson asks {}", kind.name());
    }
    let games = lessons.iter().flat_map(|lesson| &lesson.steps);
    let guided = games.filter(|step| matches!(step, Step::Game(_)));
    assert_eq!(guided.count(), 1);
}

#[test]
fn texts_are_short_and_stress_in_pairs() {
    for locale in languages() {
        for lesson in custom::lessons() {
            for key in lesson.text_keys() {
                let text = locale.text(&key).unwrap();
                let length = text.chars().count();
                assert!(length <= LONGEST, "{key} has {length} characters");
                let words = text.split_whitespace();
                let words = words.filter(|word| word.contains(char::is_alphanumeric)).count();
                assert!(words <= MOST_WORDS, "{}, {key}: {words} words", locale.code());
                assert_eq!(text.matches("**").count() % 2, 0, "{key}");
                assert!(!text.replace("**", "").contains('*'), "{key}");
                assert_eq!(text.trim(), text, "{key}");
            }
        }
    }
}

/// The class is asked what went wrong in a pupil's sum.
const QUOTED_MISTAKE: &str = "l2-why-2";

#[test]
fn every_sum_in_a_text_is_right() {
    let number = |word: &str| word.trim_matches(|c: char| !c.is_ascii_digit()).parse::<i32>();
    let mut sums = 0;
    for locale in languages() {
        let keys = custom::lessons().iter().flat_map(Lesson::text_keys).collect::<Vec<_>>();
        for key in keys.iter().filter(|key| *key != QUOTED_MISTAKE) {
            let text = locale.text(key).unwrap();
            let words: Vec<&str> = text.split_whitespace().collect();
            for five in words.windows(5) {
                let [one, sign, other, "=", result] = five else {
                    continue;
                };
                let (one, other) = (number(one).unwrap(), number(other).unwrap());
                let expected = match *sign {
                    "+" => one + other,
                    "−" => one - other,
                    "×" => one * other,
                    _ => panic!("{key}: {sign}"),
                };
                assert_eq!(number(result), Ok(expected), "{key}: {text}");
                sums += 1;
            }
        }
    }
    assert!(sums > 60, "only {sums} found");
}

/// Answers worth trying: what misconceptions lead to, what the lesson states, and plain nonsense.
fn tries(solver: &mut Solver, ask: &Ask, puzzle: &Puzzle) -> Vec<Answer> {
    let mut tries: Vec<Answer> = ask.wrong.iter().map(|wrong| wrong.answer.clone()).collect();
    for misconception in Misconception::ALL {
        tries.extend(distractors(solver, &puzzle.question, &puzzle.solution, misconception));
    }
    tries.push(match &puzzle.solution {
        Answer::Cards(_) => Answer::Cards(CardSet::EMPTY),
        Answer::Number(_) => Answer::Number(0),
        Answer::Plays(_) => Answer::Plays(Vec::new()),
        Answer::Step(_) => Answer::Step(9),
        Answer::Truth(truth) => Answer::Truth(!truth),
    });
    tries.retain(|answer| !ask.accepts(mark(solver, puzzle, answer).verdict));
    tries
}

/// The way through a lesson, from its start.
fn opened(solver: &mut Solver, lesson: Lesson, saved: Option<&Progress>) -> Option<LessonRun> {
    LessonRun::new(solver, lesson, (0, None), saved)
}

/// Puts an answer together and has it marked.
fn answer(solver: &mut Solver, run: &mut LessonRun, answer: &Answer) -> Feedback {
    run.act(solver, LessonAction::TryAgain);
    let attempt = run.attempt().unwrap();
    let numbers = attempt.puzzle().number_deck();
    let mut acts = vec![AnswerAction::Clear];
    match answer {
        Answer::Plays(plays) => acts
            .extend(plays.iter().map(|play| AnswerAction::Drop(play.card, play.pile, usize::MAX))),
        Answer::Cards(cards) => acts.extend(cards.iter().map(AnswerAction::Tap)),
        Answer::Number(number) => acts.push(AnswerAction::Type(numbers.write(*number, ','))),
        Answer::Step(step) => acts.push(AnswerAction::Step(*step)),
        Answer::Truth(truth) => acts.push(AnswerAction::Truth(*truth)),
    }
    for act in acts {
        run.act(solver, LessonAction::Answer(act));
    }
    run.act(solver, LessonAction::Check);
    run.attempt().unwrap().feedback().unwrap().clone()
}

#[test]
fn every_lesson_can_be_walked_with_right_answers() {
    let mut solver = Solver::new();
    for lesson in custom::lessons() {
        let name = lesson.name.clone();
        let mut run = opened(&mut solver, lesson, None).unwrap();
        while !run.is_at_end() {
            let at = run.at;
            if let Some(Step::Ask(ask)) = run.step().cloned() {
                run.act(&mut solver, LessonAction::Next);
                assert_eq!(run.at, at, "{name} does not wait");
                let puzzle = run.attempt().unwrap().puzzle().clone();
                assert_eq!(ask.right.first().unwrap_or(&puzzle.solution), &puzzle.solution);
                let answers = ask.right.iter().chain([&puzzle.solution]);
                let right = answers.last().unwrap().clone();
                let reply = answer(&mut solver, &mut run, &right);
                assert!(reply.right && reply.solution.is_none(), "{name}");
                let told = reply.why.is_some() || !reply.facts.is_empty();
                assert!(told, "{name}: {}", ask.text);
                assert!(!run.attempt().unwrap().is_open());
            }
            run.act(&mut solver, LessonAction::Next);
            assert_eq!(run.at, at + 1, "{name} stops at {at}");
        }
        let progress = run.progress();
        assert!(progress.finished && progress.done.len() == run.steps.len());
    }
}

#[test]
fn wrong_answers_are_told_why_and_then_shown_the_solution() {
    let mut solver = Solver::new();
    for lesson in custom::lessons() {
        let mut run = opened(&mut solver, lesson, None).unwrap();
        while !run.is_at_end() {
            if let Some(Step::Ask(ask)) = run.step().cloned() {
                let puzzle = run.attempt().unwrap().puzzle().clone();
                let mut wrong = tries(&mut solver, &ask, &puzzle);
                wrong.retain(can_be_given);
                let most = if ask_is_truth(&puzzle) { 1 } else { Attempt::TRIES };
                for (given, tried) in wrong.iter().cycle().zip(1..=most) {
                    let reply = answer(&mut solver, &mut run, given);
                    assert_told(&ask, given, &reply);
                    let attempt = run.attempt().unwrap();
                    assert_eq!((attempt.wrong, attempt.may_reveal()), (tried, tried == most));
                }
                run.act(&mut solver, LessonAction::Reveal { slowly: false });
                let attempt = run.attempt().unwrap();
                assert_eq!(attempt.explained(), Some(puzzle.solution));
                let AttemptStage::Solution(facts) = attempt.stage() else {
                    panic!("{} is not shown", ask.text);
                };
                assert!(!facts.is_empty(), "{}", ask.text);
            }
            run.act(&mut solver, LessonAction::Next);
        }
        assert_eq!(run.progress().done.len(), run.steps.len());
    }
}

/// Whether the window would let a pupil give this answer.
fn can_be_given(answer: &Answer) -> bool {
    match answer {
        Answer::Plays(plays) => !plays.is_empty(),
        answer => *answer != Answer::Step(9),
    }
}

fn ask_is_truth(puzzle: &Puzzle) -> bool {
    matches!(puzzle.solution, Answer::Truth(_))
}

/// Every wrong answer meets the lesson's words for it, or at least the coach's reasons.
fn assert_told(ask: &Ask, answer: &Answer, reply: &Feedback) {
    assert!(!reply.right, "{}: {answer:?}", ask.text);
    let stated = ask.wrong.iter().find(|wrong| wrong.answer == *answer);
    match stated {
        Some(wrong) => {
            assert_eq!(reply.why.as_ref(), Some(&wrong.why));
            if wrong.misconception.is_some() {
                assert_eq!(reply.misconception, wrong.misconception);
            }
        }
        None => assert!(!reply.facts.is_empty() || reply.why.is_some(), "{}: {answer:?}", ask.text),
    }
}

#[test]
fn every_stated_wrong_answer_meets_its_words_in_any_order_of_piles() {
    let mut solver = Solver::new();
    let lesson = lesson("four-piles");
    let ask = asks(&lesson).next().unwrap();
    let Some(stated) = ask.wrong.first() else { panic!("nothing stated") };
    assert_eq!(ask.stated(&stated.answer), Some(stated));
    let apart: Vec<_> = "58D 41A 54B".split(' ').map(|p| p.parse().unwrap()).collect();
    let puzzle = ask.puzzle(&mut solver).unwrap();
    let verdict = mark(&mut solver, &puzzle, &Answer::Plays(apart)).verdict;
    assert_eq!(verdict, Verdict::Best);
    let offered: Vec<&Answer> = puzzle.options.iter().map(|choice| &choice.answer).collect();
    assert!(offered.contains(&&stated.answer) && offered.contains(&&puzzle.solution));
}

#[test]
fn nobody_speaks_of_the_fair_price_before_it_is_taught() {
    let mut solver = Solver::new();
    for lesson in custom::lessons() {
        assert_eq!(lesson.fair_price, lesson.name == "fair-price" || after_price(&lesson));
        if lesson.fair_price {
            continue;
        }
        for ask in asks(&lesson) {
            if let Some(puzzle) = ask.puzzle(&mut solver) {
                let reply = lesson.feedback(&mut solver, ask, &puzzle, &puzzle.solution);
                let priced =
                    |fact: &&Fact| matches!(fact, Fact::Bargain { .. } | Fact::Stop { .. });
                assert_eq!(reply.facts.iter().find(priced), None);
            }
        }
    }
}

/// Whether a lesson comes after the one about the fair price.
fn after_price(lesson: &Lesson) -> bool {
    let lessons = custom::lessons();
    let place = |name: &str| lessons.iter().position(|other| other.name == name);
    place(&lesson.name) > place("fair-price")
}

#[test]
fn a_question_about_stopping_takes_only_the_best() {
    let mut solver = Solver::new();
    let lesson = lesson("fair-price");
    let ask = asks(&lesson).find(|ask| ask.best_only).unwrap();
    let puzzle = ask.puzzle(&mut solver).unwrap();
    let early = &ask.wrong.first().unwrap().answer;
    assert_eq!(mark(&mut solver, &puzzle, early).verdict, Verdict::Good);
    assert!(!ask.accepts(Verdict::Good) && ask.accepts(Verdict::Best));
}

#[test]
fn one_may_go_back_skip_and_come_back_another_day() {
    let mut solver = Solver::new();
    let mut run = opened(&mut solver, lesson("up-and-down"), None).unwrap();
    let mut go = |run: &mut LessonRun, action| run.act(&mut solver, action);
    for (action, at) in [
        (LessonAction::Before, 0),
        (LessonAction::Next, 1),
        (LessonAction::Next, 2),
        (LessonAction::Next, 2),
        (LessonAction::Skip, 3),
        (LessonAction::Before, 2),
        (LessonAction::Before, 1),
    ] {
        go(&mut run, action);
        assert_eq!(run.at, at);
    }
    let saved = serde_json::to_string(&run.progress()).unwrap();
    let expected = r#"{"lesson":"up-and-down","step":1,"done":[0,1],"finished":false}"#;
    assert_eq!(saved, expected, "a skipped question is not done");
    let read: Progress = serde_json::from_str(&saved).unwrap();
    let again = opened(&mut solver, lesson("up-and-down"), Some(&read)).unwrap();
    assert_eq!(again.progress(), run.progress());
    // Progress elsewhere does not count, and what does not fit is left out.
    let other = opened(&mut solver, lesson("duel"), Some(&read)).unwrap();
    assert_eq!((other.at, other.progress().done.len()), (0, 0));
    let beyond = Progress { step: 99, done: vec![0, 99], ..read };
    let clipped = opened(&mut solver, lesson("up-and-down"), Some(&beyond)).unwrap();
    assert_eq!((clipped.at, clipped.progress().done), (9, vec![0]));
    let finished = Progress { finished: true, ..beyond };
    let finished = opened(&mut solver, lesson("up-and-down"), Some(&finished)).unwrap();
    assert!(finished.at == 0 && finished.progress().finished);
}

#[test]
fn the_guided_game_starts_the_same_for_everybody() {
    let lesson = lesson("guided-game");
    let mut games = lesson.steps.iter().filter_map(|step| match step {
        Step::Game(excerpt) => Some(excerpt),
        _ => None,
    });
    let excerpt = games.next().unwrap();
    let game = excerpt.start().unwrap();
    let hand = |player| game.hand(player).iter().map(Card::number).collect::<Vec<_>>();
    // The texts of the lesson name these cards.
    assert_eq!(hand(0), [44, 45, 57, 64, 84, 94]);
    assert_eq!(hand(1), [8, 10, 32, 36, 82, 93]);
    assert_eq!(hand(2), [3, 6, 20, 29, 47, 49]);
    assert_eq!(excerpt.turns, 10);
    assert!(excerpt.note(1).is_some() && excerpt.note(4).is_none());
}

/// A question as a lesson writes it.
fn written(puzzle: &Puzzle) -> (Value, String) {
    let details = puzzle.question.details();
    let position = puzzle.question.position().map(ToString::to_string);
    let puzzle_file = match &puzzle.question {
        Question::Legal(_) | Question::Best(_) => json!(position),
        Question::Jump(_) => details,
        Question::Room(room) => json!({"pile": details["pile"], "cards": spaced(&room.cards)}),
        Question::Mistake(mistake) => {
            json!({"position": position, "play": print_plays(&mistake.plays)})
        }
        Question::Statement(statement) => json!(statement.key),
    };
    let answer = match &puzzle.solution {
        Answer::Cards(cards) => spaced(&cards.iter().collect::<Vec<_>>()),
        Answer::Number(number) => number.to_string(),
        Answer::Plays(plays) => print_plays(plays),
        Answer::Step(step) => step.to_string(),
        Answer::Truth(truth) => truth.to_string(),
    };
    (json!({puzzle.kind.name(): puzzle_file}), answer)
}

fn spaced(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
    cards.join(" ")
}

#[test]
fn a_question_of_every_kind_can_be_written_in_a_lesson() {
    let mut asked = BTreeSet::new();
    each(4, |_, puzzle| {
        let (question, answer) = written(&puzzle);
        let ask = json!({"ask": {"text": "t", "puzzle": question, "right": [answer]}});
        let lesson = json!({"name": "n", "title": "t", "skill": "s", "steps": [ask]});
        let lesson = Lesson::read(&lesson.to_string()).unwrap();
        let ask = asks(&lesson).next().unwrap();
        assert_eq!(ask.source, Source::Fixed(puzzle.question));
        assert_eq!(ask.right, [puzzle.solution]);
        asked.insert(puzzle.kind);
    });
    assert_eq!(asked.len(), Kind::ALL.len());
}

#[test]
fn programmers_are_told_what_is_wrong_with_a_lesson() {
    let error = Lesson::read(&GOOD.replace("\"level\": 3", "\"level\": 9")).unwrap_err();
    assert_eq!(error.to_string(), "no lesson because of line 10");
    let fault = error.source().unwrap();
    assert_eq!(fault.to_string(), "there is no such puzzle");
    let spec = fault.source().unwrap();
    assert_eq!(spec.to_string(), "no level 9 of order, which has levels 1 to 5");
    let error = Lesson::read(&GOOD.replace("84C 94C", "94C 95C")).unwrap_err();
    let fault = error.source().unwrap();
    assert_eq!(fault.to_string(), "turn 1 of the opening is refused");
    assert!(fault.source().is_some_and(<dyn Error>::is::<Refusal>));
}

/// A small lesson that is fine; broken variants are made from it.
const GOOD: &str = r#"{
  "name": "mine",
  "title": "l1-title",
  "skill": "l1-skill",
  "steps": [
    {"say": {"text": "l1-bases", "figure": {"table": {"piles": "A44 C80", "burning": "A", "signals": {"C": "leave"}}}}},
    {"say": {"text": "l1-room", "figure": {"line": {"low": 10, "high": 80, "hops": [[13, 15]]}}}},
    {"show": {"text": "l1-up", "position": "A1 | 4 8 13", "play": "4 8 13"}},
    {"ask": {"text": "l1-ask-up", "puzzle": {"order": "A57 | 72 63 58 47 39 37"}, "right": ["47 37 39"], "wrong": [{"answer": "58 63", "misconception": "always-sorts", "why": "l1-up"}]}},
    {"ask": {"text": "l1-ask-up", "puzzle": {"generate": {"kind": "order", "level": 3}}}},
    {"game": {"text": "l9-game", "players": 3, "seed": 40, "opening": ["84C 94C"], "turns": 3, "notes": [{"turn": 2, "text": "l9-turn-2"}]}},
    {"explain": {"text": "lesson-explain", "prompts": ["l1-why-1", "l1-why-2"]}}
  ]
}"#;

/// What is replaced in the lesson above, by what, and what is said then.
const BROKEN: &str = r#"
"skill": "l1-skill", =>  => line 14: missing field `skill`
"name": "mine" => "name": 7 => line 2: invalid type: integer `7`, expected a string
"say": {"text": "l1-room" => "tell": {"text": "l1-room" => line 7: unknown variant `tell`, expected one of `say`, `show`, `ask`, `game`, `explain`
"play": "4 8 13" => "play": "4 8 13", "speed": 2 => line 8: unknown field `speed`, expected one of `text`, `position`, `play`, `caption`
"puzzle": {"order" => "puzzle": {"riddle" => line 9: unknown variant `riddle`
{"order": "A57 | 72 63 58 47 39 37"} => {"order": 57} => line 9: invalid type: integer `57`, expected a string
{"order": "A57 | 72 63 58 47 39 37"} => {"jump": {"pile": "A57", "hops": 2}} => line 9: unknown field `hops`, expected `pile` or `jumps`
{"order": "A57 | 72 63 58 47 39 37"} => "order" => line 9: 
"A1 | 4 8 13" => "A1 4 8 13" => line 8: “A1 4 8 13”:
"A44 C80" => "A44 E80" => line 6: “A44 E80”:
"burning": "A" => "burning": "C" => line 6: The card on pile C is none of those that burn.
{"C": "leave"} => {"D": "leave"} => line 6: Pile D is not in the picture.
{"C": "leave"} => {"C": "shout"} => line 6: “shout” is not known here; expected one of: leave, no_big_step.
[13, 15] => [13, 95] => line 7: 95 is not on a number line from 10 to 80.
always-sorts => sometimes-sorts => line 9: “sometimes-sorts” is not known here; expected one of: always-sorts,
{"order": "A57 | => {"table": "A57 | => line 9: This is no “table” question;
"right": ["47 37 39"],  =>  => line 9: This question needs at least one right answer.
"level": 3}}}} => "level": 3}}, "right": ["47"]}} => line 10: A puzzle that is made for the lesson has no answers stated in it.
"level": 3 => "level": 6 => line 10: Level 6 is about several piles
{"kind": "order" => {"kind": "orders" => line 10: “orders” is not known here; expected one of: legal, jump,
"players": 3 => "players": 9 => line 11:
"seed": 40 => "seed": 40, "deck": [2] => line 11: A new game needs exactly one of
84C 94C => 94C 95C => line 11: Turn 1 of the opening could not be played:
{"turn": 2 => {"turn": 4 => line 11: There is no turn 4; expected 1 to 3.
"play": "4 8 13" => "play": "8 4" => line 8: 4A may not be played:
"play": "4 8 13" => "play": "" => line 8: There is no play to show.
["47 37 39"] => ["47 37"] => line 9: The answer “47A 37A” is stated as right, but it is not the best.
"58 63" => "47 37" => line 9: The answer “47A 37A” is stated as wrong, but it is right.
["47 37 39"] => ["47 37 39", "47 37 39"] => line 9: The answer “47A 37A 39A” is stated twice.
{"order": "A57 | => {"order": "A99 | => line 9: This question has no answer.
"turns": 3 => "turns": 49 => line 11: The game cannot be played up to turn
, "l1-why-2" =>  => line 12: “explain” has 2 to 4 prompts, not 1.
"l1-up", "position" => "nowhere", "position" => line 8: There is no text “nowhere” in “en”.
{"explain" => {"explain": {"text": "l1-up", "prompts": ["l1-up", "l1-up"]}},    {"explain" => line 12: Only the last step may be “explain”.
"#;

fn check_file(folder: &Scratch, content: &str) -> (Option<i32>, String) {
    folder.put("own.json", content);
    let run = saute_dix(&["lessons", "check", folder.arg()]);
    (run.status.code(), all_said(&run))
}

#[test]
fn a_broken_lesson_is_told_where_and_what_was_expected() {
    let folder = Scratch::new("lessons");
    assert_eq!(check_file(&folder, GOOD), (Some(0), "mine: fine, 7 steps.\n".to_owned()));
    for row in BROKEN.trim().lines() {
        let [good, broken, said] = row.split(" => ").collect::<Vec<_>>()[..] else {
            panic!("not three parts: {row}")
        };
        assert!(GOOD.contains(good), "{good}");
        let (code, sentence) = check_file(&folder, &GOOD.replacen(good, broken, 1));
        assert_eq!(code, Some(1), "{broken}: {sentence}");
        assert!(sentence.contains("own.json, line "), "{sentence}");
        assert!(sentence.contains(said), "{broken}: {sentence}");
        assert_eq!(sentence.lines().count(), 1, "{sentence}");
    }
    assert_eq!(check_file(&folder, "{").0, Some(1));
    std::fs::remove_file(folder.path("own.json")).unwrap();
    let empty = saute_dix(&["lessons", "check", folder.arg()]);
    assert_eq!(empty.status.code(), Some(2));
}

#[test]
fn a_folder_with_templates_only_holds_no_lesson() {
    let folder = Scratch::new("other-sort");
    let template = r#"{"name":"mine","title":"sheet-title-quiz","intro":"sheet-intro-quiz","names":true,"parts":[{"part":"scores","rows":3,"games":2}]}"#;
    let (code, said) = check_file(&folder, template);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.starts_with("There is no lesson in “"), "{said}");
    // The lesson alone is no template, and both together are each found.
    let path = folder.arg();
    let templates = || saute_dix(&["templates", "check", path]);
    assert_eq!(check_file(&folder, GOOD).0, Some(0));
    assert_eq!(templates().status.code(), Some(1));
    let refused = templates();
    let said = text(&refused.stderr);
    assert!(said.starts_with("There is no template in “"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    folder.put("sheet.json", template);
    assert_eq!(templates().status.code(), Some(0));
    assert_eq!(check_file(&folder, GOOD).0, Some(0));
}

#[test]
fn all_problems_are_found_in_the_order_of_the_steps() {
    let cut: Vec<&str> = GOOD
        .lines()
        .filter(|line| !line.contains("\"say\"") && !line.contains("\"explain\""))
        .collect();
    let text =
        cut.join("\n").replace("3, \"notes\": [{\"turn\": 2, \"text\": \"l9-turn-2\"}]}},", "3}}");
    let text = text.replace("[\"47 37 39\"]", "[\"58 63\"]").replace("4 8 13\"}", "13 8\"}");
    let lesson = Lesson::read(&text).unwrap();
    let flaws = problems(&lesson);
    let found: Vec<(Option<usize>, usize)> = flaws.iter().map(|p| (p.step, p.line)).collect();
    assert_eq!(found, [(None, 1), (None, 1), (Some(0), 6), (Some(1), 7), (Some(1), 7)]);
    assert_eq!(flaws[0].flaw, LessonFlaw::Steps(4));
    assert_eq!(flaws[1].flaw, LessonFlaw::NoExplaining);
}

#[test]
fn a_question_without_an_answer_does_not_open() {
    let text = GOOD.replace("{\"order\": \"A57 |", "{\"order\": \"A99 |");
    let lesson = Lesson::read(&text).unwrap();
    assert!(opened(&mut Solver::new(), lesson, None).is_none());
}

#[test]
fn own_lessons_bring_their_own_texts() {
    let folder = Scratch::new("lesson-texts");
    let own = GOOD.replace("l1-bases", "mine-hello");
    assert_eq!(check_file(&folder, &own).0, Some(1));
    for code in ["fr", "en"] {
        folder.put(format!("{code}/mine.ftl"), "mine-hello = Hello\n");
    }
    assert_eq!(check_file(&folder, &own).0, Some(0));
    folder.put("fr/mine.ftl", "mine-salut = Salut\n");
    let (code, said) = check_file(&folder, &own);
    assert_eq!(code, Some(1));
    assert!(said.contains("There is no text “mine-hello” in “fr”."), "{said}");
}

#[test]
fn lessons_are_listed_and_checked_on_the_command_line() {
    let list = saute_dix(&["lessons", "list"]);
    let lines = text(&list.stdout);
    assert_eq!(lines.lines().count(), 12);
    assert!(lines.starts_with("up-and-down: Up and down (comparing numbers up to 100)\n"));
    let fine = saute_dix(&["lessons", "check"]);
    assert_eq!(fine.status.code(), Some(0));
    assert!(fine.stderr.is_empty());
    let bare = saute_dix(&["lessons"]);
    assert_eq!(bare.status.code(), Some(2));
}
