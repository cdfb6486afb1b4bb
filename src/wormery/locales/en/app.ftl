# The words around every game: doors, tables, talk, replays.

## Everywhere

home = Home
skip = Skip to the content
close = Close
loading = Just a moment …
settings = Settings
language = Language
your-name = Your name
save-name = Save the name
name-refused = That name cannot be used here. Try 1 to 24 plain characters.
theme = Appearance
theme-system = As the device
theme-light = Day
theme-dark = Night
less-motion = Less motion
sounds = Sounds
look = Board and worms
look-garden = Garden
look-wood = Wood
look-pond = Pond
look-candy = Candy
look-contrast = High contrast
volume = How loud
haptics = Let the phone shake
letters = Letters: Fredoka, under the SIL Open Font License
live-region = What happens
yes = Yes
no = No
no-go-back = No, go back
agree = Agree
decline = No, thanks
withdraw = Withdraw
you = you
bot = bot
away = away
try-again = Try again
take-back = Take it back

pet-name-1 = Wriggle
pet-name-2 = Noodle
pet-name-3 = Squiggle
pet-name-4 = Twisty
pet-name-5 = Curly
pet-name-6 = Loopy
pet-name-7 = Burrow
pet-name-8 = Slinky

letter-yellow = Y
letter-pink = P
letter-blue = B

missing-page = There is nothing down this hole
missing-page-help = The address leads nowhere. The way home is safe.
missing-table = There is no such table
missing-table-help = Perhaps the code is misspelt, or the table was cleared away long ago.
missing-broken = Something broke
missing-broken-help = That was our mistake, not yours. Your game is safe on the server.
missing-offline = No connection to the server
missing-offline-help = Check the network; nothing is lost.

## Home

home-title = Three worm games, one table
home-text = Sit down and play: no account, no fuss.
home-games = The games
home-continue = Your tables
home-join = Join a table
home-code = Code of the table
home-join-do = Go there
home-open = Tables open to all
home-open-none = Nobody is waiting right now. Open a table to all and be the first.
home-watch = Watch
home-watch-none = No public game is on. Open a table to all, and others can watch yours.
table-watchers = { $count ->
    [0] nobody watches
    [one] one person watches
   *[other] { $count } people watch
}
watch-game = Watch
home-foot = Free of charge, free of adverts, and nothing is fetched from elsewhere.
home-programs = For programs
home-offline = No connection to the server. We keep trying.
offline-can = Until it is back, these work on this device:
home-trouble = The server could not do that just now. Try again in a moment.
play-bot = Play a bot now
invite = Invite somebody
one-device = On one device
open-to-all = Open a table to all
quick-change = Change
quick-title = { $game }: how you play
quick-against = Against
quick-people = { $count ->
    [one] one person
   *[other] { $count } people
}
quick-usual = usual rules
quick-done = Done
learn = Learn by playing
rules = Rules
corner-practice = Practice pad
corner-editor = Draw a map
pastime = Warm up while you wait
rules-of-table = At every table
needs-connection = To play, this device needs a connection to the server.
game-soon = Not yet in the browser: the ropes are still being twisted.
free-seat = free seat
seat-with = with { $names }

game-wormi = Wormi
game-wormi-sentence = Hop and slither until your sixteen pieces line up as one worm.
game-wormi-facts = 2 people · nothing hidden · 20 minutes
game-wurmt = Das Wurmt
game-wurmt-sentence = Grow a worm to exactly 10, 11 or 12 – if only you remembered what its head hides.
game-wurmt-facts = 2 to 5 people · from age 8 · 20 minutes · memory and a little bluff
game-wormlord = Wormlord
game-wormlord-sentence = Tie real knots, faster than the others, and take the garden.
game-wormlord-facts = 2 to 8 people · from age 6 · 20 minutes · no turns, all at once

phase-open = waiting for people
phase-counting = about to begin
phase-playing = being played
phase-paused = paused
phase-over = over

sharing-title = Who plays on this device?
sharing-text = You pass the device around. Where hands are secret, a curtain hides them.
sharing-name = Player { $number }
sharing-more = One more
sharing-fewer = One fewer
sharing-begin = Begin

## Before a game

table-opening = Opening the table …
seats = Seats
sit-here = Sit here
move-here = Move here
stand-up = Stand up
free-it = Free the seat
fill-seat = Fill …
fill-seat-number = Fill seat { $number }
fill-seat-who = Who sits on seat { $number }?
fill-seat-bot = Or a bot plays:
bot-plays = a bot plays here
is-ready = ready
not-ready = not ready yet
ready-do = I am ready
not-ready-after-all = Wait, not ready after all
waiting-for-people = Seats are still free: invite somebody, or fill them with bots.
waiting-for = Waiting for { $names }.
take-a-seat = Take a seat, { $name }.
all-taken = All seats are taken; you can watch.
invite-others = Invite others
invitation-qr = QR code that leads to table { $code }
invitation-code = Code:
invitation-link = Link to this table
copy = Copy
copied = Copied
share = Share
big-screen = Show this table on a big screen
only-hand = Only my hand on this device
whole-table = The whole table on this device
what-is-played = { $game }: what is played
how-many = How many play
options-usual = Everything as usual.
options-change = Change the options
option-usual = (usual)
option-own = our own
option-none = nothing chosen
option-seat = { $number }: { $name }
option-range = { $least } to { $most }; usually { $usual }
option-usual-is = Usually: { $usual }
option-more = { $option }: one more
option-fewer = { $option }: one fewer
options-reset = Back to the usual
options-all = All options
rule-link = Rule { $rule }, in a new tab
begins-in = { $seconds ->
    [one] Begins in one second
   *[other] Begins in { $seconds } seconds
}
clock-none = No clock
clock-blitz = 5 minutes, and 3 seconds a move
clock-calm = 15 minutes, and 10 seconds a move
clock-minute = 1 minute a move
clock-day = 1 day a move
clock-week = 1 week a move
clock-own = another clock
clock-left = Time left: { $time }
clock-days = { $days ->
    [one] one day
   *[other] { $days } days
}

## While a game is on

your-move = Your move
their-move = { $name } to move
their-turn = It is { $name }’s turn
talk = Talk
talk-to = Who hears it
talk-to-all = everybody
talk-to-partners = only { $names }
talk-among-partners = between you
table-menu = Table
story = What happened so far
story-none = Nothing has happened yet.
paused = Paused
go-on = Go on
propose-pause = Propose a pause
propose-end = Propose to end the game
proposal = { $what ->
    [pause] Shall we pause?
    [go_on] Shall we go on?
   *[end] Shall we end the game?
}
proposal-yours = { $what ->
    [pause] You proposed a pause.
    [go_on] You proposed to go on.
   *[end] You proposed to end the game.
}
somebody-away = somebody is away
is-away = { $name } is away. You can wait, or let a bot play until they are back.
let-bot-play = { $bot } plays on
watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
link-live = connected
link-joining = connecting …
link-sending = sending …
link-broken = No connection: trying again
link-gone = gone
link-waiting = { $count ->
    [one] · one tap waits
   *[other] · { $count } taps wait
}
wish-lost = { $count ->
    [one] The connection was down too long: your last tap was undone.
   *[other] The connection was down too long: your last { $count } taps were undone.
}
refused = That is not possible now.
rule-why = Why? { $rule }
fair-commitment = The deal is sealed. Its seal:
fair-seed = The deal was made from this seed:
why-not-turn = Not your turn
away-what = { $name } is away: what now?
away-name = { $name } is away
away-wait = Wait
away-bot = Let a bot play on
away-end = End the game
away-end-sure = End this game for everybody?
cheer-clap = Clap
cheer-wave = Wave
cheer-mute = Do not show what spectators do
cheer-told-clap = A spectator claps
cheer-told-wave = A spectator waves
fair-question = Was the deal fair?
fair-explained = All chance of a game comes from one secret seed. Before the game its seal is shown: a fingerprint that fits no other seed. After the game the seed is shown too, so nobody can have changed the deal in between.
fair-check = Check it here
fair-fits = The seed fits the seal: the deal was fair.
fair-differs = The seed does not fit the seal!
fair-later = The seed is shown when the game is over.
curtain-title = Pass the device to { $name }
curtain-text = Everybody else looks away.
curtain-open = I am { $name }

say-hello = Hello!
say-good_luck = Good luck!
say-have_fun = Have fun!
say-well_played = Well played!
say-nice_one = Nice one!
say-ouch = Ouch!
say-oops = Oops!
say-thinking = I am thinking …
say-your_turn = Your turn!
say-ready = Ready!
say-one_moment = One moment, please
say-back_soon = Back soon
say-thanks = Thank you!
say-sorry = Sorry!
say-yes = Yes
say-no = No
say-another_game = Another game?
say-good_game = Good game!
say-bye = Bye!
say-wave = waves
say-smile = smiles
say-laugh = laughs
say-wonder = wonders
say-clap = claps
say-cheer = cheers
say-cry = cries
say-sleepy = yawns
say-heart = sends a heart
say-wriggle = wriggles

## After a game

over = The game is over
over-ended = The game was ended
over-drawn = A draw
over-you-won = You won!
over-you-share = You share the win!
over-you-won-together = You won together!
over-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
over-won-together = { $names } win
rematch = Another game
rematch-waiting = Waiting for the others …
change-table = Change seats or options
replay = Replay
another-game = To the other games

## Replays

replay-title = Replay
replay-as = Seen by
replay-all = everybody, all open
replay-watcher = a spectator
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-stop = Stop
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-step = Step { $at } of { $of }
replay-chapters = Chapters
replay-evening = The whole evening
replay-game = Game { $number }
replay-controls = Watching
replay-keep = Save or share
replay-json = Save with everything (JSON)
replay-text = Save as a text record
replay-copy = Copy the link
replay-not-over = The game is still on: you see what spectators see.
replay-empty = Nothing was played at this table yet.
replay-to-table = To the table
replay-upload-link = Watch a saved replay
replay-upload = Choose a file
replay-upload-help = A game saved from a replay page, as JSON or as a text record of Wormi or Das Wurmt. It is checked, shown to you, and not kept.
replay-bad-line = It is line { $line } of the file.
replay-bad-step = It is step { $step } of game { $game } in the file.
player-number = Player { $number }

## Learning

learn-title = Learn { $game }
learn-step = Step { $at } of { $of }
learn-next = On we go
learn-again = Begin again
learn-done = You know enough to play!
learn-play = Play a bot now
learn-opponent = Rosa

## Several people on one device

sit-here-too = Somebody else on this device

## Name and face

face-who = Who are you?
face-change = Change name and face
face-change-of = { $name }: change name and face
face-yours = Your face
face-colour = It has the colour of your side in every game.
face-sit = Sit down
face-later = Later
face-save = That is me
face-cancel = Leave it
face-sprout = with a sprout
face-curl = with a curl
face-specs = with glasses
face-cap = with a cap
face-tuft = with a tuft of hair
face-bow = with a bow
face-crown = with a crown
face-flower = with a flower
face-moustache = with a moustache
face-star = with a star

## Home, for whoever arrives

mine-turn = Your turn
mine-again = Another game?
mine-waiting = Waiting
mine-over = Over
mine-away = Put away
mine-away-of = Put away: { $game }, { $code }
mine-is-away = { $game } was put away.
mine-back = Undo
learn-quick = Learn in two minutes
scan = Scan the QR code
scan-help = Hold the QR code of a table in front of the camera.
scan-refused = The camera cannot be used. Type the code instead.

## Playing somebody now

match = Play somebody now
match-insist = Only by my options
match-seeking = Looking for somebody to play { $game } …
match-time = for { $seconds } s
match-bot = A bot meanwhile
match-stop = Stop
match-found = Somebody is here to play { $game }!
match-join = Play now

## Another game, and the evening

rematch-wanted = 
    { $count ->
        [one] { $names } wants another game.
       *[other] { $names } want another game.
    }
rematch-join = Join
rematch-asked = You want another game. Waiting for { $names } …
rematch-not = Not after all
evening = Score of the evening
evening-games = 
    { $count ->
        [one] one game
       *[other] { $count } games
    }
evening-draws = 
    { $count ->
        [one] one draw
       *[other] { $count } draws
    }
share-game = Share
share-title = { $game }: { $names }

## My games

games-mine = My games
games-none = Nothing yet: what you play here will stand in this list.
games-begin = Choose a game
games-more = Show more
games-again = Try again
games-won = Won
games-shared = Won together
games-lost = Lost
games-drawn = Draw
games-ended = Ended by agreement
match-again = Look for somebody else
match-decline = Not now

## A big screen, and the rule book

hall-scan = Scan to join
hall-or = or open { $address } and type
hall-missing =
    { $count ->
        [one] One seat is free: who is next?
       *[other] { $count } seats are free: who is next?
    }
hall-unready =
    { $count ->
        [one] One player still has to tap “I am ready”
       *[other] { $count } players still have to tap “I am ready”
    }
hall-begins = Everybody is here: it begins!
hall-sound = Turn the sound on
leading = in the lead
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] One rule
       *[other] { $count } rules
    }
gallery = See it in play
gallery-tv = { $game } on a television
gallery-phone = { $game } on a phone
