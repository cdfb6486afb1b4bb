# Words of Wormlord.

# The sides, by their colour.
wormlord-colour = { $side ->
    [pink] Pink
    [blue] Blue
    [yellow] Yellow
   *[brown] Brown
}
wormlord-letter = { $side ->
    [pink] P
    [blue] B
    [yellow] Y
   *[brown] N
}

## The garden

wormlord-garden = The garden
wormlord-ground = { $ground ->
    [objective] objective
    [earth] earth
    [base] base of { $side }
   *[grass] grass
}
wormlord-knot-of = knot of { $side }
wormlord-hq-of = HQ of { $side }
wormlord-can-place = you can place here
wormlord-can-conquer = you can conquer this
wormlord-can-hq = your HQ can go here
wormlord-at-risk = an enemy could take this

## How the sides stand

wormlord-wins = { $count ->
    [one] one round won
   *[other] { $count } rounds won
}
wormlord-idle = idle
wormlord-left = has given up
wormlord-handicap = { $handicap ->
    [loop] ties loops
    [figure-eight] ties figure-eights
   *[overhand] ties overhand knots
}
wormlord-objectives = { $count ->
    [one] one objective of three
   *[other] { $count } objectives of three
}
wormlord-reserve = { $count ->
    [one] one rope in reserve
   *[other] { $count } ropes in reserve
}
wormlord-holds = { $holds ->
    [rope] holds a rope
    [own_knot] holds a knot of its own
    [enemy_knot] holds a knot of { $side }
   *[empty] holds nothing
}
wormlord-round = Round { $round } · { $rounds ->
    [one] one to win
   *[other] { $rounds } to win
}
wormlord-take = Take a rope
wormlord-signal = TIE!

## The pad

wormlord-pad = { $holds ->
    [rope] Rope pad: a rope to tie
    [own_knot] Rope pad: your knot, to be placed
    [enemy_knot] Rope pad: an enemy’s knot, to be untied
   *[empty] Rope pad: nothing in hand
}
wormlord-hint-draw = { $handicap ->
    [loop] Drag the worm: once over itself, and out to the edge.
    [figure-eight] Drag the worm into a figure-eight, and out to the edge.
   *[overhand] Drag the worm: loop, dive, and pull out to the edge.
}
wormlord-hint-hold = Drag the worm. Hold a second finger, the right button or the space bar: it digs under.
wormlord-hint-keys = { $handicap ->
    [loop] Press the arrows, in your own time: right, up, left, down.
    [figure-eight] Press the arrows, in your own time: up, right, up, right, down, left, down, right, up.
   *[overhand] Press the arrows, in your own time: right, up, left, down, right, up.
}
wormlord-hint-switch = Press to start. Press again while the worm passes the ring: it digs.
wormlord-hint-place = Tap a lit cell, or flick the knot there.
wormlord-hint-place-keys = Where shall the knot go? { $cells }. Type the cell or use the arrows, then Enter.
wormlord-hint-scan = Press when the right cell is lit.
wormlord-slips = Place it before it slips open
wormlord-hint-untie = Take the head or the tail and back it out along the body.
wormlord-hint-untie-hold = Hold the pad, or the space bar: the head backs out.
wormlord-hint-untie-pair = { $end ->
    [tail] Back the tail out; your partner takes the head.
   *[head] Back the head out; your partner takes the tail.
}
wormlord-hint-pair = { $end ->
    [tail] The tail is yours: under the arch, past the other end, and out.
   *[head] The head is yours: under the arch, past the other end, and out.
}
wormlord-hint-partner = Your end is laid. Your partner’s is awaited.
wormlord-hint-take = Take a rope from your reserve.
wormlord-hint-wait = No ropes left: wait until an enemy gives one back.
wormlord-tied = Pop! What a knot.
wormlord-cheer = { $side } has tied { $knot }!
wormlord-pull-out = That holds! Pull the head out to the edge.
wormlord-holds-knot = That holds: { $name }! Pull the head out to the edge.
wormlord-odd = { $why ->
    [agreed] Fancy: { $name }! But only the overhand counts here.
   *[crossings] Fancy: { $name }! But it is too much: more than six crossings.
}
wormlord-begin-again = That is more than a rope can take: begin again.
wormlord-progress = How much has come out
wormlord-shake = Shake out
wormlord-show-way = Show me the way
wormlord-short = Not out yet: take the head again and pull it out to the edge.
wormlord-miss-few = { $count ->
    [0] The worm never crossed itself.
    [one] The worm crossed itself only once.
   *[other] The worm crossed itself only { $count } times.
} { $needed ->
    [one] Once is enough.
   *[other] It takes { $needed }: loop, dive through, and out.
}
wormlord-miss-loops = Just loops – they slip apart. The head has to come back through the first loop.
wormlord-miss-tail = The tail lies inside the loop: begin nearer to the edge.
wormlord-miss-switch = It did not dig: press while the worm passes the ring.
wormlord-out = { $percent } % is out.
wormlord-turn = { $way ->
    [U] up
    [D] down
    [L] left
   *[R] right
}
wormlord-knot = { $knot ->
    [overhand] an overhand knot
    [figure-eight] a figure-eight
    [double-overhand] a double overhand
    [three-twist] a three-twist
    [stevedore] a stevedore
    [two-overhands] two overhands
    [triple-overhand] a triple overhand
    [overhand-and-figure-eight] an overhand and a figure-eight
    [three-strand-twist] a three-strand twist
    [two-figure-eights] two figure-eights
    [overhand-and-double-overhand] an overhand and a double overhand
    [three-overhands] three overhands
    [quadruple-overhand] a quadruple overhand
    [long-three-strand-twist] a long three-strand twist
    [quintuple-overhand] a quintuple overhand
    [a-rare-knot] a rare knot
    [unknot] loops
   *[other] knot { $name }
}

## For those who listen

wormlord-keys-now = The arrow keys steer now.
wormlord-leg = { $way ->
    [U] Up
    [D] Down
    [L] Left
   *[R] Right
} to { $node }
wormlord-crossing = { $layer ->
    [under] under itself at { $node }
   *[over] over itself at { $node }
}
wormlord-bump = { $what ->
    [fence] The fence is in the way.
   *[body] Its own body is in the way.
}
wormlord-you-are = You are { $side }. Your base is { $cell }. Objectives: { $objectives }.

## My hands

wormlord-settings = My hands
wormlord-way = How I tie
wormlord-way-name = { $way ->
    [hold] with finger, pen or mouse, and hold to dig
    [keys] with arrow keys or four big buttons
    [switch] with one switch
   *[draw] with finger, pen or mouse
}
wormlord-leash = Steadier: how far the worm trails the finger
wormlord-pace = How fast the worm crawls
wormlord-keys = Arrows steer, one press a leg; the space bar tells where the worm is, Escape shakes it out. A cell’s name (c3) leads there, Enter puts knot or HQ down, S tells how everybody stands.
wormlord-left-handed = I am left-handed
wormlord-dots = Show me the way with dots
wormlord-give-up = Give up
wormlord-give-up-sure = Yes, give this match up

## Between rounds

wormlord-ready = Ready for the next round
wormlord-waiting = Waiting for { $names }.
wormlord-round-won = The round goes to { $side }: { $names }

## What happened

wormlord-chapter-round = Round { $round }
wormlord-chapter-objective = { $side } takes an objective

wormlord-told-begun = The garden is laid out: { $map }.
wormlord-told-countdown = All are ready.
wormlord-told-end-laid = { $name } has laid an end of the rope.
wormlord-told-tied = { $side } has tied a knot.
wormlord-told-tied-other = { $side } has tied { $knot }.
wormlord-told-placed = { $side } takes { $cell }.
wormlord-told-conquered = { $side } conquers { $cell } from { $from }.
wormlord-told-untied = { $side } has untied a knot: its rope goes home to { $owner }.
wormlord-told-slipped = The knot of { $side } slips open.
wormlord-told-hq = The HQ of { $side } stands on { $cell }.
wormlord-told-idle = { $side } is idle.
wormlord-told-gave-up = { $name } would like to give up.
wormlord-told-round = { $reason ->
    [points] { $side } wins the round on points.
   *[objectives] { $side } holds three objectives and wins the round.
}
wormlord-told-round-tied = Equal points: the round is played again.
wormlord-told-match = { $side } wins the match.

## Options

option-wormlord-map = The map, by name or drawn in letters
    .none = the basic map
option-wormlord-unfair_maps = Allow maps that are not fair
option-wormlord-teams = People on each side
    .none = everybody alone; pairs from five people on
    .item = Side { $number }
option-wormlord-teams-1 = one
option-wormlord-teams-2 = a pair
option-wormlord-handicaps = What each side has to tie
    .none = knots, as the rule asks
    .item = Side { $number }
option-wormlord-handicaps-loop = a loop (for small children)
option-wormlord-handicaps-overhand = a knot (the rule)
option-wormlord-handicaps-figure-eight = a figure-eight (for experts)
option-wormlord-knots = What counts as a knot
option-wormlord-knots-any = any knot of up to six crossings
option-wormlord-knots-overhand = only the overhand knot
option-wormlord-hold_s = Seconds until a knot in hand slips open (0: never, else 3 or more)
option-wormlord-time_limit = Seconds that a round may last
    .none = no limit
option-wormlord-rounds = Rounds to win
option-wormlord-timed = Against the clock: points decide after 3 minutes
option-wormlord-countdown = Seconds of count-down
option-wormlord-patience = Seconds until a side is shown as idle
option-wormlord-open_pointing = Everybody may point at cells, seen by all

## Learning

learn-wormlord-1 = Your worm is a rope. Tie it, put the knot in the garden, and hold three objectives at once: that wins. Let us tie one.
learn-wormlord-2 = Drag the worm along the dots: loop, dive, and out at the edge.
learn-wormlord-3 = A knot! Put it on the lit cell beside your base.
learn-wormlord-4 = That cell is yours. Tap it: your HQ goes there, and nobody can take the cell.
learn-wormlord-5 = Now { $name } plays, too. Watch the rope beside her name: she goes for c3, the cell between you.
learn-wormlord-6 = { $name } holds c3. Tie another knot and put it on hers: so you conquer the cell.
learn-wormlord-7 = Her knot is in your hand. Take its head or its tail and back it out along the body: the rope goes home to { $name }.
learn-wormlord-8 = Well untied! Now { $name } strikes back: your HQ she cannot take, but c3 she can.
learn-wormlord-9 = She has c3 again, but now she has to untie your knot. Use the time: tie one more and take an objective.
learn-wormlord-end = An objective is yours. Three at once win a round.

## Around one device

wormlord-hint-two = Each takes an end: under the arch, past the other end, and out.
wormlord-hint-untie-two = Each takes an end and backs it out along the body.
wormlord-flag = HQ: drag the flag to a knot of yours
wormlord-whose = Whose move?
wormlord-bar = Show the bar

## Pairs

wormlord-teams = Sides and people
wormlord-sides = How many sides
wormlord-people-of = People of { $side }
wormlord-say = To your partner
wormlord-say-about = About { $cell }
wormlord-points = { $name } points at { $cell }
wormlord-hold-to-point = Hold a cell to point at it.
say-take_this = Take this!
say-guard_this = Guard this!
say-hq_here = HQ here!
say-i_place = I place!
say-you_place = You place!
say-i_untie = I untie!
say-you_untie = You untie!
say-hurry = Quick!

## Rules, drawn

wormlord-example-tie = All at once: tie a real knot in your rope …
wormlord-example-place = … and put it on a cell beside yours.
wormlord-example-win = Hold three objectives at the same moment, and the round is yours.
wormlord-example-conquer = On an enemy’s cell: it is yours at once, and you hold the enemy’s knot until you have untied it.
wormlord-example-shelter = Where your HQ stands nobody can conquer.
