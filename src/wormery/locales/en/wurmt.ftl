# Words of Das Wurmt.

wurmt-worms = The worms
wurmt-players = Players
wurmt-your-hand = Your hand
wurmt-worm = { $colour ->
    [yellow] yellow worm { $number }
    [pink] pink worm { $number }
   *[blue] blue worm { $number }
}
wurmt-card = { $colour ->
    [yellow] yellow { $value }
    [pink] pink { $value }
   *[blue] blue { $value }
}
wurmt-card-hidden = { $colour ->
    [yellow] a yellow card
    [pink] a pink card
   *[blue] a blue card
}
wurmt-card-action = action { $action }
wurmt-card-unknown = a card
wurmt-slot = Card { $number }: { $card }
wurmt-backs = { $colour ->
    [yellow] { $count } yellow
    [pink] { $count } pink
    [blue] { $count } blue
   *[neutral] { $count } actions
}
wurmt-action-remove = Remove
wurmt-action-refresh = Refresh
wurmt-action-new_worm = New worm
wurmt-action-spy = Spy
wurmt-action-pass = Pass

wurmt-missing = needs { $least } to { $most }
wurmt-full = long enough
wurmt-open-values = { $count ->
    [one] one face-up card
   *[other] { $count } face-up cards
}
wurmt-head-by = head by { $name }
wurmt-no-head = no head yet
wurmt-known = You know this head
wurmt-claim = “{ $value }”
wurmt-would-be = would be { $length }
wurmt-here = here
wurmt-look = look
wurmt-lay-on = Lay on the { $worm }
wurmt-spy-on = Spy on the { $worm }
wurmt-remove-this = Take the { $value } out
wurmt-pile = { $count ->
    [one] card in the pile
   *[other] cards in the pile
}
wurmt-discard = { $count ->
    [one] one discarded
   *[other] { $count } discarded
}
wurmt-discard-top = Top of the discard: { $card }
wurmt-browse = { $count ->
    [one] The discard, one card
   *[other] The discard, { $count } cards
}
wurmt-reserve = tails in reserve
wurmt-tails = { $colour ->
    [yellow] yellow tails: { $count }
    [pink] pink tails: { $count }
   *[blue] blue tails: { $count }
}
wurmt-start = { $colour ->
    [yellow] A yellow worm
    [pink] A pink worm
   *[blue] A blue worm
}
wurmt-on-turn = their turn
wurmt-score-title = Points: plus side minus minus side
wurmt-honesty = honest { $true } of { $turned } times

wurmt-prompt-card = Your turn: choose a card
wurmt-prompt-worm = On which worm?
wurmt-prompt-claim = Which value do you claim?
wurmt-prompt-remove = Which face-up card is to go?
wurmt-prompt-refresh = Which cards do you throw away?
wurmt-prompt-new_worm = Which colour is the new worm?
wurmt-prompt-spy = Which head do you want to see?
wurmt-prompt-pass = End your turn without laying a card?
wurmt-refresh = { $count ->
    [0] Throw nothing, just fill up
    [one] Throw one card
   *[other] Throw { $count } cards
}
wurmt-pass = Pass
wurmt-put-back = Put it back
wurmt-ask-first = Who saw a worm most recently?
wurmt-ask-first-help = Whoever did begins. Anybody may answer.
wurmt-ask-first-me = I did
wurmt-ask-first-chance = Leave it to chance

wurmt-why-card = Not now
wurmt-why-first = A card first
wurmt-why-colour = Wrong colour
wurmt-why-worm = Not this one
wurmt-caption-hides = hides a { $value }
wurmt-caption-spied = { $name } looked
wurmt-chapter-scored = { $name }: { $points }

wurmt-told-began = The cards are dealt. { $name } begins.
wurmt-told-asked = The cards are dealt. Who saw a worm most recently?
wurmt-told-first = { $name } saw a worm most recently and begins.
wurmt-told-first-chance = It is left to chance: { $name } begins.
wurmt-told-over = The game is over.
rematch-wurmt-equal_points = Another round
wurmt-told-drew = You drew { $cards }.
wurmt-told-laid = { $colour ->
    [yellow] { $name } laid a head on yellow worm { $number }.
    [pink] { $name } laid a head on pink worm { $number }.
   *[blue] { $name } laid a head on blue worm { $number }.
}
wurmt-told-claim = “It is a { $claim }.”
wurmt-told-late = Time was up.
wurmt-told-turned = The old head was a { $value }: length { $length }.
wurmt-told-truth = { $honest ->
    [yes] And { $claim } had been said: true!
   *[no] But { $claim } had been said!
}
wurmt-told-cleaned = { $side ->
    [plus] { $name } gets { $value } on the plus side.
   *[minus] Too long: { $name } gets { $value } on the minus side.
}
wurmt-told-removed = { $name } took { $card } out of worm { $number }.
wurmt-caption-removed = { $name } took this card out.
wurmt-told-refreshed = { $count ->
    [0] { $name } filled up.
    [one] { $name } threw one card away and filled up.
   *[other] { $name } threw { $count } cards away and filled up.
}
wurmt-told-started = { $colour ->
    [yellow] { $name } put a new yellow worm on the table.
    [pink] { $name } put a new pink worm on the table.
   *[blue] { $name } put a new blue worm on the table.
}
wurmt-told-spied = { $name } looked at the head of worm { $number }.
wurmt-told-spied-value = You looked: worm { $number } hides a { $value }.
wurmt-told-passed = { $name } passed.
wurmt-told-taken-back = { $name } took the last card back.
wurmt-told-thrown = { $name } had nothing but actions: { $count } cards thrown and replaced.
wurmt-told-short = The pile is too small for { $name }: the end is near.


option-wurmt-values_per_colour = House rule: the 28 values of each colour
option-wurmt-actions_per_colour = House rule: the action cards of each colour
    .none = no actions
    .item = Action { $number }
option-wurmt-actions_per_colour-remove = Remove
option-wurmt-actions_per_colour-refresh = Refresh
option-wurmt-actions_per_colour-new_worm = New worm
option-wurmt-actions_per_colour-spy = Spy
option-wurmt-actions_per_colour-pass = Pass
option-wurmt-put_aside = House rule: cards put aside with 2, 3, 4 and 5 players
option-wurmt-backs = Backs of the action cards
option-wurmt-backs-coloured = like any card
option-wurmt-backs-neutral = one sees that it is an action
option-wurmt-reading = Your own cards
option-wurmt-reading-memory = you see your values
option-wurmt-reading-blind = nobody sees values in hand
wurmt-reading = How do you hold your cards?
wurmt-reading-memory = You see your values
    .text = Your hand faces you; the others see the heads. You lay what you know, and remember it.
wurmt-reading-blind = Blind
    .text = Nobody sees the values in hand, not even you. You lay blind and are surprised together.
option-wurmt-end = When the pile is too small
option-wurmt-end-immediate = the game ends at once
option-wurmt-end-finish_turn = the turn is finished
option-wurmt-end-finish_round = the round is finished
option-wurmt-announce = Announce values (bluffing allowed)
option-wurmt-memory = Heads you know
option-wurmt-memory-strict = remember them yourself
option-wurmt-memory-friendly = stay shown to you
option-wurmt-discard = The discard
option-wurmt-discard-top = only the top is open
option-wurmt-discard-open = everybody may browse it
option-wurmt-first = Who begins
    .none = drawn at random
option-wurmt-ask_first = Ask who saw a worm most recently
option-wurmt-clock = Thinking time
option-wurmt-tails_per_colour = House rule: tails of each colour
option-wurmt-hand_size = House rule: cards in a full hand
option-wurmt-refill_at = House rule: fill up at so many cards
option-wurmt-low = House rule: shortest worm that scores
option-wurmt-high = House rule: longest worm that scores

learn-wurmt-1 = Five cards, each with a number and a colour. The others see only the heads behind them. Tap a number card, then a worm of its colour.
learn-wurmt-2 = Your card is now the head: its number is hidden from everybody. You have to remember it! Now { $name } plays.
learn-wurmt-3 = { $name } laid on a worm as well. Lay a card on a worm that has a head, and see the old head turned over.
learn-wurmt-4 = The face-up numbers add up to the worm’s length. At 10, 11 or 12 whoever made it gets the turned card as points. Here every card is a 5, so two face-up cards are enough. Keep laying.
learn-wurmt-5 = Points! Longer than 12 would have cost you. Now you hold actions too: play Spy and look at a hidden head.
learn-wurmt-6 = Only you saw that number. After any number of actions you must lay one card: do so and end your turn.
learn-wurmt-end = That is all: remember heads, count to 10, 11 or 12, and do not be greedy.

## Rules, drawn

wurmt-example-lay = Lay a card on a worm of its colour: it is the new head, and hides its value.
wurmt-example-turn = The old head is turned over, and the worm grows by it.
wurmt-example-score = Exactly 10, 11 or 12: the card you turned is yours. More, and it costs you.
wurmt-example-over = More than 12: the card goes to your minus side.
wurmt-example-clean = Then the worm is cleaned: only its new head stays.
