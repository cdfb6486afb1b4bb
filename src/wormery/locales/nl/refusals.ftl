### What a refused player is told beside the sentence of the rule (in rules.ftl).

# A rule that this catalogue does not know yet. $rule (text): its id
refusal-unknown = Dat kan niet ({ $rule }).

## Details: where a refusal carries one of these tags, this is said instead of the rule's sentence.

# What the judge sees in a rope (Wormlord).
detail-no_knot = Alleen maar lussen – die glijden weer los.
detail-unfinished = Bijna! Trek de kop helemaal uit de lus.
detail-other_knot = Kunstig! Maar het is niet de knoop die je nodig hebt.
detail-too_small = Groter! Zo strak kan een touw niet buigen.
detail-tangle = Wat een kluwen – ga een stukje terug.
detail-overhand = Een mooie overhandse knoop! Maar er is een achtknoop afgesproken.

# What went wrong with a gesture.
detail-not_at_the_end = Pak de worm precies bij het uiteinde.
detail-off_canvas = Blijf binnen het tekenvlak.
detail-too_many_rows = Dat is te veel voor één touw: begin opnieuw.
detail-too_much_weaving = Dat is te veel touw op één plek: begin opnieuw.
detail-too_late = Dat duurde te lang: begin opnieuw.
detail-too_fast = Zo snel is geen hand: teken het touw nog een keer.
detail-jump = Het touw springt van de ene plek naar de andere: teken het in één beweging.
detail-too_few_times = Dat ging te snel om te zien: teken het touw nog een keer.
detail-too_many_rows_a_second = Zo veel ziet geen scherm in één keer: teken het touw nog een keer.

# What goes wrong around a table.
detail-no_partner = Je hebt hier geen partner.
detail-pointing_not_agreed = Dat iedereen mag wijzen, is voor het spel niet afgesproken.
detail-somebody_sits = Er zit iemand op een plaats die zou verdwijnen. Laat die eerst wisselen.

# What is wrong with a replay that somebody brings.
detail-no_record = In dit bestand staat geen spel dat we kunnen lezen.
detail-too_long = Dat is te lang voor ons.
detail-too_many_games = Er staan meer dan twintig spellen in dit bestand: splits het even.
detail-not_over = Dit spel was nog niet afgelopen toen het bewaard werd: het logboek is nog geheim.
detail-log_broken = Dit bestand is onvolledig of beschadigd: het kan niet nagespeeld worden.
detail-log_forged = Dit bestand is veranderd: de spellen volgen niet uit hun startgetallen.

# Limits and troubles of the server.
detail-too_much_work = Dat uitrekenen kost ons te veel tijd of te veel ruimte.
detail-busy = Veel mensen vragen hier nu om: probeer het zo nog eens.
detail-store = Er kan hier op dit moment niets worden opgeschreven: probeer het straks nog eens. Wat bevestigd is, is veilig.
