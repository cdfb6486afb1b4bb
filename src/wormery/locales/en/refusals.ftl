### What a refused player is told beside the sentence of the rule (in rules.ftl).

# A rule that this catalogue does not know yet. $rule (text): its id
refusal-unknown = That is not possible ({ $rule }).

## Details: where a refusal carries one of these tags, this is said instead of the rule's sentence.

# What the judge sees in a rope (Wormlord).
detail-no_knot = Just loops – they slip apart.
detail-unfinished = Almost! Pull the head right out of the loop.
detail-other_knot = Fancy! But it is not the knot you need.
detail-too_small = Bigger! A rope cannot bend that tightly.
detail-tangle = What a mess – back up a little.
detail-overhand = A fine overhand knot! But you agreed to tie a figure-eight.

# What went wrong with a gesture.
detail-not_at_the_end = Grab the worm right at its end.
detail-off_canvas = Stay inside the drawing area.
detail-too_many_rows = That is more than one rope can hold: begin again.
detail-too_much_weaving = That is too much rope in one place: begin again.
detail-too_late = That took too long: begin again.
detail-too_fast = No hand is that fast: draw the rope once more.
detail-jump = The rope jumps from one place to another: draw it in one go.
detail-too_few_times = That was too quick to be seen: draw the rope once more.
detail-too_many_rows_a_second = No screen sees that much at once: draw the rope once more.

# What goes wrong around a table.
detail-no_partner = You have no partner here.
detail-pointing_not_agreed = Pointing for all was not agreed before the game.
detail-somebody_sits = Somebody sits on a seat that would go. Let them move first.

# What is wrong with a replay that somebody brings.
detail-no_record = This file holds no game that we can read.
detail-too_long = That is too long for us.
detail-too_many_games = There are more than twenty games in this file: split it, please.
detail-not_over = This game was not over when it was saved: its log is still secret.
detail-log_broken = Something is missing or broken in this file: it cannot be played again.
detail-log_forged = This file was changed: its games do not follow from their seeds.

# Limits and troubles of the server.
detail-too_much_work = That takes us too long, or too much room, to work out.
detail-busy = Many people ask for this right now: try again in a moment.
detail-store = Nothing can be written down here at the moment: try again in a while. What was acknowledged is safe.
