### What a refused player is told beside the sentence of the rule (in rules.ftl).

# A rule that this catalogue does not know yet. $rule (text): its id
refusal-unknown = Ce n’est pas possible ({ $rule }).

## Details: where a refusal carries one of these tags, this is said instead of the rule's sentence.

# What the judge sees in a rope (Wormlord).
detail-no_knot = Rien que des boucles – elles se défont toutes seules.
detail-unfinished = Presque ! Sors bien la tête de la boucle.
detail-other_knot = Joli ! Mais ce n’est pas le nœud qu’il te faut.
detail-too_small = Plus grand ! Une corde ne se plie pas si serré.
detail-tangle = Quel fouillis – reviens un peu en arrière.
detail-overhand = Un beau nœud simple ! Mais on a convenu d’un nœud en huit.

# What went wrong with a gesture.
detail-not_at_the_end = Attrape le ver tout au bout.
detail-off_canvas = Reste dans la zone de dessin.
detail-too_many_rows = C’est trop pour une seule corde : recommence.
detail-too_much_weaving = Trop de corde au même endroit : recommence.
detail-too_late = Cela a duré trop longtemps : recommence.
detail-too_fast = Aucune main n’est si rapide : dessine la corde encore une fois.
detail-jump = La corde saute d’un endroit à un autre : dessine-la d’un seul trait.
detail-too_few_times = C’était trop rapide pour être vu : dessine la corde encore une fois.
detail-too_many_rows_a_second = Aucun écran n’en voit autant à la fois : dessine la corde encore une fois.

# What goes wrong around a table.
detail-no_partner = Tu n’as pas de partenaire ici.
detail-pointing_not_agreed = Il n’a pas été convenu que tout le monde peut montrer du doigt.
detail-somebody_sits = Quelqu’un est assis à une place qui disparaîtrait. Qu’il change d’abord de place.

# What is wrong with a replay that somebody brings.
detail-no_record = Ce fichier ne contient aucune partie que nous sachions lire.
detail-too_long = C’est trop long pour nous.
detail-too_many_games = Il y a plus de vingt parties dans ce fichier : découpe-le, s’il te plaît.
detail-not_over = Cette partie n’était pas finie quand elle a été enregistrée : son journal est encore secret.
detail-log_broken = Ce fichier est incomplet ou abîmé : on ne peut pas le rejouer.
detail-log_forged = Ce fichier a été modifié : ses parties ne découlent pas de leurs graines.

# Limits and troubles of the server.
detail-too_much_work = Ce calcul nous prendrait trop de temps ou trop de place.
detail-busy = Beaucoup de monde demande cela en ce moment : réessaie dans un instant.
detail-store = On ne peut rien noter ici pour le moment : réessaie un peu plus tard. Ce qui a été confirmé est en sécurité.
