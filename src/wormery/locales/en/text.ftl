# The games in words alone: for language models, screen readers and terminals.

text-who = You have seat { $seat } of { $seats }.
text-turn = It is your turn.
text-story = Since your last move:
text-over = The game is over. { $how }
text-seat-you = you
text-seat-other = seat { $seat }
text-none = none
text-moves = You can: { $moves }
text-unread = This cannot be read as a move: { $text }
text-ambiguous = This could mean several moves; say one of: { $moves }

## Wormi

text-wormi-side = { $side ->
    [blue] You are blue: b and a number.
   *[pink] You are pink: p and a number.
}
text-wormi-how = Say a piece and the square it goes to, such as: 5 c4.
text-wormi-last = The last move: { $move }

## Das Wurmt

text-wurmt-points = Points: { $points }
text-wurmt-pile = Cards in the pile: { $count }
text-wurmt-worm = Worm { $number }, { $colour ->
    [yellow] yellow
    [pink] pink
   *[blue] blue
}: { $values }, length { $length }; { $head }
text-wurmt-head = head laid by { $who }
text-wurmt-head-known = head laid by { $who }, and you know it: { $value }
text-wurmt-head-claimed = head laid by { $who }, who says { $claim }
text-wurmt-no-head = no head yet
text-wurmt-card = { $colour ->
    [yellow] yellow { $front }
    [pink] pink { $front }
    [blue] blue { $front }
   *[none] { $front }
}
text-wurmt-hidden = (hidden)
text-wurmt-action = { $action ->
    [remove] Remove
    [refresh] Refresh
    [new_worm] New worm
    [spy] Spy
   *[pass] Pass
}
text-wurmt-hand = Your hand: { $cards }
text-wurmt-backs = Cards of { $who }: { $yellow } yellow, { $pink } pink, { $blue } blue, { $neutral } of no colour
text-wurmt-how = Say the number of a card, then what it goes to: 2 on 1 lays card 2 on worm 1; Remove also wants the position, Refresh the cards that go, New worm a colour.

## Wormlord

text-wormlord-side = You are { $colour ->
    [pink] pink (P)
    [blue] blue (B)
    [yellow] yellow (Y)
   *[brown] brown (N)
}: capitals are bases, small letters knots, o is an objective, # is earth.
text-wormlord-state = { $who }: rounds won { $wins }, objectives { $objectives }, ropes left { $reserve }
text-wormlord-hand = { $holds ->
    [rope] Your hand holds a rope: tie it.
    [own_knot] Your hand holds your knot: place it.
    [enemy_knot] Your hand holds an enemy’s knot: untie it.
   *[empty] Your hand is empty: take a rope.
}
text-wormlord-hq = Your HQ stands on { $cell }.
text-wormlord-how = Say take, tie, untie, place and a cell, HQ and a cell, ready, or wait. Your hands take their time for it.

## Words by which moves are recognised, between commas

text-word-yellow = yellow
text-word-pink = pink
text-word-blue = blue
text-word-take = take, grab
text-word-tie = tie, knot
text-word-untie = untie, undo
text-word-place = place, put
text-word-hq = HQ, headquarters
text-word-ready = ready
text-word-wait = wait
