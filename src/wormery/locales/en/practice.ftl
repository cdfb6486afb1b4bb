### The practice pad: tying and untying against the clock, and the collection of knots.

practice-mode = What to practise
practice-mode-name = { $mode ->
    [untie] Untie
   *[tie] Tie
}
practice-invite = { $mode ->
    [untie] Pull the knot free. The clock runs from your first touch.
   *[tie] Tie whatever you like. The clock runs from your first touch.
}
practice-tied = { $kind ->
    [overhand] You tied { $name }!
    [other_knot] You tied { $name }!
    [too_small] The judge says: bigger! A rope cannot bend that tightly.
   *[other] The judge says: that does not hold.
}
practice-untied = { $free ->
    [held] The judge says: it still holds.
   *[free] It is free!
}
practice-took = { $seconds } seconds
practice-new-best = A new best!
practice-unchecked = The judge is out of reach, so this is our own word.
practice-which = Which knot
practice-no-knot = There is no knot to undo without a connection to the server.
practice-best = Your fastest knot: { $seconds } seconds, { $name }
practice-best-untied = { $count ->
    [one] Your best: { $seconds } seconds, untied once
   *[other] Your best: { $seconds } seconds, untied { $count } times
}
practice-no-best = No time yet.
practice-follow = Follow the dots: { $name }.
practice-collection = Your knots: { $count } of { $all }
practice-times = { $count ->
    [one] tied once
   *[other] tied { $count } times
}
practice-best-of = { $way ->
    [hold] best { $seconds } s, holding to dig
    [keys] best { $seconds } s, with keys
    [switch] best { $seconds } s, with one switch
   *[draw] best { $seconds } s
}
practice-show = Show me
practice-hide = Hide the dots
practice-hint = { $knot ->
    [overhand] Make a loop, dive through it, pull out.
    [figure-eight] A loop, once around the rope, and back through the loop.
    [double-overhand] Like an overhand, but wind around twice.
    [triple-overhand] Like an overhand, but wind around three times.
    [quadruple-overhand] Wind around four times. Patience!
    [quintuple-overhand] Wind around five times. For champions.
    [three-twist] A figure-eight with one more twist.
    [stevedore] A figure-eight with two more twists: dockers tie it.
    [two-overhands] Tie an overhand, and another one behind it.
    [three-overhands] Three overhands in one rope.
    [overhand-and-figure-eight] First an overhand, then a figure-eight.
    [overhand-and-double-overhand] First an overhand, then a double one.
    [two-figure-eights] One figure-eight after another.
    [three-strand-twist] Plait it: three strands, four times across.
    [long-three-strand-twist] Plait it: three strands, five times across.
    [a-rare-knot] Something wild that nobody has named.
   *[other] A nameless one: weave { $crossings } crossings.
}
practice-reset = Empty the collection
practice-reset-sure = Empty the collection, with all your times?
practice-reset-yes = Yes, begin afresh

## Ways that no weaving makes

practice-dig = Where the way is a tunnel, dig: hold a second finger, the right button or the space bar.
