# Words of Wormi.

side-blue = Blue
side-pink = Pink
wormi-letter-blue = B
wormi-letter-pink = P
wormi-board = The board
wormi-piece = { $side ->
    [blue] blue { $number }
   *[pink] pink { $number }
}
wormi-empty = empty
wormi-goal = goal for { $number }
wormi-can-move = can move
wormi-run-title = Longest run of consecutive numbers
wormi-moves = { $count ->
    [0] No moves yet
    [one] One move
   *[other] { $count } moves
}
wormi-type = Type a move: a piece and a square
wormi-type-play = Move
wormi-type-help = Write a piece and where it goes, such as 7 e7.
wormi-resign = Give up
wormi-resign-sure = Give this game up?
wormi-offer = { $what ->
    [draw] Offer a draw
   *[take_back] Ask to take back
}
wormi-asked = { $what ->
    [draw] { $name } offers a draw.
   *[take_back] { $name } would like to take the last move back.
}
wormi-asking = { $what ->
    [draw] You offer a draw.
   *[take_back] You ask to take your move back.
}
wormi-choose-status = You have seen the deal: which side is yours?
wormi-choosing = { $name } chooses a side
wormi-choose-blue = I am blue and begin
wormi-choose-pink = I am pink
wormi-second-game = Second game, sides exchanged. So far { $mine } to { $theirs }.

wormi-why-theirs = Not yours
wormi-why-stuck = Stuck
wormi-why-far = Out of reach
wormi-why-empty = Tap a piece
wormi-chapter = { $name }: a worm of { $length }

wormi-told-dealt = The numbers are dealt.
wormi-told-began = { $name } is blue and begins.
wormi-told-move = { $hops ->
    [one] { $number } goes from { $from } to { $to }.
   *[other] { $number } goes from { $from } to { $to } in { $hops } jumps.
}
wormi-told-by = { $name }: { $told }
wormi-told-passed = No move possible: a pass.
wormi-told-offered = { $what ->
    [draw] { $name } offers a draw.
   *[take_back] { $name } asks to take a move back.
}
wormi-told-declined = { $name } says no.
wormi-told-taken-back = { $count ->
    [one] One move is taken back.
   *[other] { $count } moves are taken back.
}
wormi-told-won = { $reason ->
    [worm] { $name } has completed the worm and wins!
    [resigned] { $name } wins: { $other } gave up.
    [time] { $name } wins on time.
   *[other] { $name } wins.
}
wormi-told-drawn = { $reason ->
    [agreed] A draw, as agreed.
    [repetition] A draw: the same position came up too often.
    [quiet] A draw: too long without a longer worm.
   *[other] A draw.
}


option-wormi-layout = Where the pieces start
option-wormi-layout-diamond = diamond
option-wormi-layout-bands = two bands
option-wormi-layout-outer_bands = outer bands
option-wormi-layout-ring = ring
option-wormi-layout-block = block
option-wormi-layout-ends = both ends
option-wormi-layout-homes = homes
option-wormi-position = Starting position, in letters
    .none = as dealt
option-wormi-fairness = Who begins
option-wormi-fairness-plain = one game, the first seat is blue
option-wormi-fairness-pair = two games, sides exchanged
option-wormi-fairness-pie = the second seat sees the deal and chooses
option-wormi-passing = Never pass a square twice: what counts
option-wormi-passing-landing = only squares you land on
option-wormi-passing-strict = jumped squares as well (strict)
option-wormi-repetition = Draw when a position comes up so often (0: never)
option-wormi-quiet = Draw after so many moves without a longer worm (0: never)
option-wormi-clock = Thinking time
option-wormi-hints = Hints from the coach for both (without a clock)

learn-wormi-1 = This is your worm in pieces: sixteen of them, numbered. You are blue and round. Tap piece { $piece } and see where it can go.
learn-wormi-2 = A step goes to an empty square diagonally next to it. Step with { $piece } to { $to }.
learn-wormi-3 = Now pink moved. You can jump over a pink piece in a straight line: jump with { $piece } to { $to }.
learn-wormi-4 = Over a piece of your own you jump diagonally. Jump with { $piece } to { $to }.
learn-wormi-5 = Jumps go on: after one comes the next, in any direction. Take { $piece } all the way to { $to }.
learn-wormi-6 = Look: neighbours in number that touch at a corner join hands and grow a face. One piece is missing. Bring { $piece } to { $to } and the worm is whole!
learn-wormi-end = From 1 to 16, each touching the next: that is the worm, and the game is won.

## Rules, drawn

wormi-example-step = Step diagonally to an empty square …
wormi-example-jump = … or jump: over an enemy straight ahead, over your own diagonally, as often as you can.
wormi-example-worm = Line up your numbers from 1 to 16, each touching the next: your worm is whole, and you win.
wormi-example-two = Two pieces in a row cannot be jumped.
