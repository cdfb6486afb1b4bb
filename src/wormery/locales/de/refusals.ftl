### What a refused player is told beside the sentence of the rule (in rules.ftl).

# A rule that this catalogue does not know yet. $rule (text): its id
refusal-unknown = Das geht nicht ({ $rule }).

## Details: where a refusal carries one of these tags, this is said instead of the rule's sentence.

# What the judge sees in a rope (Wormlord).
detail-no_knot = Nur Schlingen – die rutschen wieder auf.
detail-unfinished = Fast! Zieh den Kopf ganz aus der Schlinge.
detail-other_knot = Raffiniert! Aber das ist nicht der Knoten, den du brauchst.
detail-too_small = Größer! So eng lässt sich kein Seil biegen.
detail-tangle = Was für ein Durcheinander – geh ein Stück zurück.
detail-overhand = Ein schöner Überhandknoten! Vereinbart ist aber ein Achterknoten.

# What went wrong with a gesture.
detail-not_at_the_end = Fass den Wurm genau am Ende an.
detail-off_canvas = Bleib in der Zeichenfläche.
detail-too_many_rows = Das ist zu viel für ein Seil: Fang noch einmal an.
detail-too_much_weaving = Das ist zu viel Seil auf einer Stelle: Fang noch einmal an.
detail-too_late = Das hat zu lange gedauert: Fang noch einmal an.
detail-too_fast = So schnell ist keine Hand: Zeichne das Seil noch einmal.
detail-jump = Das Seil springt von einer Stelle zur anderen: Zeichne es in einem Zug.
detail-too_few_times = Das ging zu schnell, um es zu sehen: Zeichne das Seil noch einmal.
detail-too_many_rows_a_second = So viel auf einmal sieht kein Bildschirm: Zeichne das Seil noch einmal.

# What goes wrong around a table.
detail-no_partner = Du hast hier keinen Partner.
detail-pointing_not_agreed = Dass alle zeigen dürfen, wurde vor dem Spiel nicht vereinbart.
detail-somebody_sits = Auf einem Platz, der wegfiele, sitzt jemand. Erst muss dort jemand wechseln.

# What is wrong with a replay that somebody brings.
detail-no_record = In dieser Datei steht kein Spiel, das wir lesen können.
detail-too_long = Das ist uns zu lang.
detail-too_many_games = In dieser Datei sind mehr als zwanzig Spiele: Bitte teile sie auf.
detail-not_over = Dieses Spiel war beim Speichern noch nicht zu Ende: Sein Protokoll ist noch geheim.
detail-log_broken = Diese Datei ist unvollständig oder beschädigt: Sie lässt sich nicht nachspielen.
detail-log_forged = Diese Datei wurde verändert: Ihre Spiele folgen nicht aus ihren Startzahlen.

# Limits and troubles of the server.
detail-too_much_work = Das auszurechnen dauert uns zu lange oder braucht zu viel Platz.
detail-busy = Danach fragen gerade viele: Versuch es gleich noch einmal.
detail-store = Hier lässt sich gerade nichts aufschreiben: Versuch es später noch einmal. Was bestätigt wurde, ist sicher.
