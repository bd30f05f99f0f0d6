### The command line.

about = A classroom tool for mental arithmetic: a card game, its puzzles and its worksheets
heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
help-lang = Language of the texts: { $codes } (the system’s if left out)
help-help = Shows this help
help-version = Shows the version
help-referee = Plays by the rules for another program: a command a line in, JSON out
help-solve = Finds the best play of a position, how many there are, and the frontier
help-check = Marks an answer to a position
help-simulate = Lets computer players play whole games
help-puzzle = Makes puzzles with their solutions
help-locales = Lists and checks the languages
help-list = Lists what there is
help-check-content = Checks what is built in, or your own in a folder
help-folder = A folder of your own
help-kind = legal, jump, room, order, table, mistake, truefalse, fire or duel (all of them mixed if left out)
help-level = The level, from 1 (all of them if left out)
help-hand = How many cards the hand has, 3 to 8 (6 if left out)
help-deck = How numbers are written: units, tens or tenths (units if left out)
help-count = How many puzzles (1 if left out)
help-code = Makes the puzzle or series of this code again
help-position = Piles, hand and options, such as "A57 | 72 63 58 47 | min=2"
help-plays = Cards with their piles in order, such as "47A 37A"
help-json = Gives one JSON document
help-stdin = Reads one position a line and answers each with one line of JSON
help-players = How many play, 1 to 5 (2 if left out)
help-games = How many games (1000 if left out)
help-strategy = How they play: { $names }, or several of these with commas between them, one a seat and round again (team if left out)
help-signals = Whether players who have something to say signal: on or off (on if left out)
help-expert = The expert step, 0 to 2 (0 if left out)
help-fire = Six cards burn
help-seed = The number that decides all chance (1 if left out)
no-position = “solve” needs a position, or --stdin.
no-subcommand = “{ $command }” needs to be told what to do: list or check.
missing-argument = Something is missing: { $arguments }.
bad-number-in = “{ $value }” is not a value of { $argument }; expected a whole number from { $lowest } to { $highest }.
bad-number = “{ $value }” is not a value of { $argument }; expected a whole number in its range.
conflict = { $one } cannot be given together with { $other }.
illegal-move = A computer player made an illegal move; please report this: { $detail }
no-window = No window can be opened here. The commands work without one: { $commands }; --help tells more. (The system says: { $detail })
unknown-command = “{ $found }” is not a command; expected one of: { $commands }.
unknown-argument = “{ $found }” is not an argument of this command; see --help.
value-missing = { $argument } needs a value.
value-missing-of = { $argument } needs a value; expected one of: { $expected }.
bad-value = “{ $value }” is not a value of { $argument }.
bad-value-of = “{ $value }” is not a value of { $argument }; expected one of: { $expected }.
misuse = The command line is not understood: { $detail }.
cannot-read = Standard input cannot be read: { $detail }.
nobody-reads = Nobody reads the output any more.
cannot-write = The output cannot be written: { $detail }.
line-too-long = The line is longer than { $limit } bytes and was skipped.
not-text = The line is not UTF-8 text and was skipped.
not-a-puzzle-code = This is the code of a worksheet: “worksheet --code” makes it again.
not-a-puzzle-code-deal = This is the code of a deal: type it in the window, where the game is played.
not-a-puzzle-code-hour = This is the code of a prepared hour: type it in the window, where the hour is walked through.
series-code = The code of this series is { $code }.
puzzle-heading = { $number }. { $code }  { $kind }, level { $level }
solution-line = Solution: { $solution }
column-players = Players
column-strategy = Strategy
column-signals = Signals
column-games = Games
column-wins = Won
column-rate = Won, %
column-left = Cards left
column-seconds = Seconds
referee-unknown = “{ $found }” is not a command; expected new, play, end, undo or state.
referee-empty = An empty line is not a command; expected new, play, end, undo or state.
referee-alone = “{ $command }” stands alone on its line; nothing was expected after it.
referee-no-game = There is no game yet; start one with “new”.
referee-one-play = “play” takes one card and its pile, such as 47A.
referee-chance-needs-a-seed = A random starter needs a "seed"; with given cards, name the player.
locale-line = { $code }  { $name } ({ $count } texts)
locale-fine = { $code }: all { $count } texts are there.
help-address = address of the web version; every sheet then has a QR code that leads to its puzzles
bad-address = “{ $found }” is not the address of a page; expected something like https://school.example/saute-dix/, of at most { $most } letters.
help-lessons = Lists and checks the lessons
lesson-line = { $name }: { $title } ({ $skill })
lesson-no-file = There is no lesson in “{ $folder }”; expected files ending in .json, with “steps” in them.
help-rules = The rules: classic or duel (classic if left out); in a duel the wins of the first seat are counted, and the seats start by turns
help-think = The most milliseconds a player may think about a move (as long as it likes if left out)
too-many-strategies = There are more strategies than seats: { $found } for { $players }.
help-player = Takes a seat at another program’s table: what the seat sees a line in, its move out, as JSON
help-player-strategy = How it plays: { $names }
help-player-signals = Whether the players at the table signal: on or off (if left out, whether this one would)
help-player-seed = The number that decides the player’s own chance
help-referee-long =
    Plays by the rules for another program. Reads one command a line from standard input and answers each with one line of JSON.

    new {"{"}"rules":"classic","players":2,"expert":0,"fire":false,"seed":7{"}"} starts a game. "rules" is classic or duel. Instead of "seed", "deck" (in the duel "decks") gives the cards in drawing order. "starter" is the number of the player who starts, or "random".
    play 47A lays card 47 on pile A.
    end ends the turn.
    undo takes back the last card of this turn.
    state changes nothing.

    Every answer has "ok" and "state"; a refused command also has "reason" and "message", and leaves the game as it was. The reason is one of not_in_hand, not_ten, wrong_way, same_card, no_such_pile, not_a_help, second_help, too_few, nothing_to_undo, game_over, no_game, bad_play, bad_settings, bad_rules, bad_deal, unknown_command, not_text and line_too_long. Lines may be up to 64 kB long. In the duel A and B are the piles of the player to move, C and D the opponent’s.
help-player-long =
    Takes a seat at another program’s table. Reads what the seat sees, one JSON object a line, from standard input and answers each with one line of JSON. Every line is complete by itself.

    {"{"}"rules":"classic","expert":0,"fire":false,"players":3,"seat":1,"to_move":true,"piles":{"{"}"A":1,"B":1,"C":100,"D":100{"}"},"hand":[4,17,20,41,42,72],"hands":[6,6,6],"deck":80,"laid":[],"played":0,"min":2,"signals":[],"burning":[],"due":[]{"}"}

    Seats count from 0. "hands" are the sizes of the hands by seat, "laid" is every card laid so far in the order of laying, tops included, "played" is how many of them were laid in this turn, and "signals" are those of the other seats, such as {"{"}"seat":2,"pile":"A","say":"leave"{"}"} or "no_big_step". "rules", "expert", "fire", "players", "to_move", "played", "min", "signals", "burning" and "due" may be left out where they do not apply or follow from the rest.
    The answer is {"{"}"move":"47A"{"}"} or {"{"}"move":"end"{"}"}, with "chance" (0 to 1) where the strategy knows how likely a win is.
    With "to_move" false the seat waits; "mover" then says whose turn it is, "played", "min" and "due" are the mover’s, and the answer is {"{"}"signals":[{"{"}"pile":"A","say":"leave"{"}"}]{"}"}: what the seat says from now on, instead of what it said before.
    In the duel "piles", "hands", "deck" and "laid" begin with the seat’s own side: A and B are its own piles, "deck" is two numbers and "laid" two lists. "helped" says whether the seat has laid its helping card in this turn; if it is left out, it is worked out from "laid".

    A line that cannot be is answered {"{"}"error":"…"{"}"}. Lines may be up to 64 kB long.
