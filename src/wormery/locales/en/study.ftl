# Words for learning: hints, reviews of finished games, and puzzles.

hint = Hint
hint-more = Show me the move
hint-thinking = The coach is thinking …
hint-failed = The coach cannot be reached just now. Try again in a moment.

wormi-hint-piece = { $side ->
    [blue] Look at blue { $number }.
   *[pink] Look at pink { $number }.
}
wormi-hint-finishes = { $number } to { $to } makes the worm whole!
wormi-hint-sure = { $number } to { $to }: after that, nothing can stop your worm. It takes { $mine } moves.
wormi-hint-joins = { $count ->
    [one] { $number } to { $to } links it with { $one }.
   *[other] { $number } to { $to } links it with { $one } and { $other }.
}
wormi-hint-hinders = { $number } to { $to } takes a bridge away from the other worm.
wormi-hint-prepares = { $number } to { $to } prepares the next links.
wormi-hint-race = { $mine ->
    [one] You need about one more move, { $name } about { $theirs }.
   *[other] You need about { $mine } more moves, { $name } about { $theirs }.
}

wurmt-hint-card = Look at card { $number }: { $card }.
wurmt-hint-lay = Lay it on the { $worm }.
wurmt-hint-claim = Lay it on the { $worm } and claim { $claim }.
wurmt-hint-spy = Spy on the { $worm }.
wurmt-hint-remove = Take the { $value } out of the { $worm }.
wurmt-hint-refresh = Throw away: card { $cards }.
wurmt-hint-new_worm = { $colour ->
    [yellow] Start a yellow worm.
    [pink] Start a pink worm.
   *[blue] Start a blue worm.
}
wurmt-hint-pass = Pass, and lay nothing this time.
wurmt-hint-why-takes = { $points ->
    [one] It brings you a point for sure.
   *[other] It brings you { $points } points for sure.
}
wurmt-hint-why-likely = In about { $tenths } cases out of ten it scores.
wurmt-hint-why-safe = Nothing can be lost there now.
wurmt-hint-why-looks = Then you know what lies there.

study = Review
study-with-coach = Look at it with the coach
study-early = This game is still on. Come back when it is over: then the coach looks at it with you.
study-games = The games of this match
study-game = Game { $number }
study-empty = Nothing was played here that could be looked at.
study-coach = The coach
study-curve = Moments of the game
study-curve-help = How many moves each worm still needs; a triangle marks a lost tempo.
study-moment = { $number ->
    [0] At the beginning: blue needs about { $blue }, pink about { $pink }
    [one] After one move: blue needs about { $blue }, pink about { $pink }
   *[other] After { $number } moves: blue needs about { $blue }, pink about { $pink }
}
study-race = { $blue ->
    [one] Blue needs about one more move, pink about { $pink }.
   *[other] Blue needs about { $blue } more moves, pink about { $pink }.
}
study-done = { $side ->
    [blue] Blue’s worm is whole.
   *[pink] Pink’s worm is whole.
}
study-beginning = The beginning.
study-made = { $side ->
    [blue] Blue played { $move }.
   *[pink] Pink played { $move }.
}
study-lost = { $count ->
    [one] That cost about one move; { $move } was better.
   *[other] That cost about { $count } moves; { $move } was better.
}
study-slip = { $count ->
    [one] lost about one move
   *[other] lost about { $count } moves
}
study-better = What was better?
study-better-first = Here the coach would have gone another way. Step on to see it.
study-better-step = The better line, step { $at } of { $of }: { $move }
study-return = Back to the game
study-what-if = What if …?
study-explore = { $side ->
    [blue] Try anything: it is blue’s move.
   *[pink] Try anything: it is pink’s move.
}
study-explore-over = A worm is whole: this line is over.
study-undo = Take back
study-coach-move = What would the coach do?
study-worst = { $side ->
    [blue] The costliest move was blue’s { $move }: about { $count ->
        [one] one move
       *[other] { $count } moves
    } lost.
   *[pink] The costliest move was pink’s { $move }: about { $count ->
        [one] one move
       *[other] { $count } moves
    } lost.
}
study-worst-show = Show it
study-flawless = Nobody lost a tempo: well played!
study-thinking = The coach has looked at { $at } of { $of } moments …
study-busy = Many games are being looked at. Yours waits in line …
study-offline = No connection just now. It goes on by itself …
study-failed = The coach stumbled over this one.

puzzles = Puzzles
puzzles-title = Puzzles: finish the worm
puzzles-text = Find the moves that make the worm whole in time, whatever the other one does.
puzzles-solved = { $count } of { $of } solved
puzzles-easy = Easy
puzzles-medium = Trickier
puzzles-hard = Hard
puzzles-strict = strict
puzzles-failed = The puzzles cannot be reached just now.
puzzles-all = All puzzles
puzzles-begin = Begin with the first
puzzles-go-on = Go on
puzzle-missing = There is no puzzle with this number.
puzzle-label = { $done ->
    [alone] Puzzle { $number }, finish in { $length }, solved
    [helped] Puzzle { $number }, finish in { $length }, solved with help
   *[open] Puzzle { $number }, finish in { $length }
}
puzzle-in = in { $length }
puzzle-today = Puzzle of the day
puzzle-today-again = Puzzle of the day (solved)
puzzle-title = Puzzle { $number }
puzzle-task = { $side ->
    [blue] You are blue: finish the worm in { $length } moves, whatever pink does.
   *[pink] You are pink: finish the worm in { $length } moves, whatever blue does.
}
puzzle-reply = { $side ->
    [blue] Blue answers …
   *[pink] Pink answers …
}
puzzle-right = { $count ->
    [one] Good! One more move does it.
   *[other] Good! { $count } more moves do it.
}
puzzle-astray = Not in { $length }: the other one gets away. Take it back and look for another move.
puzzle-hint-piece = Look at the piece on { $square }.
puzzle-hint-move = It goes to { $to }.
puzzle-solved = Solved! What a fine worm.
puzzle-solved-helped = Solved, with a little help.
puzzle-showing = Watch: this is one way.
puzzle-solution = Show the solution
puzzle-again = Try it again
puzzle-next = Next puzzle
puzzle-skip = Another one
