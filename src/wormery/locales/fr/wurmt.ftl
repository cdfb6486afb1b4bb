# Les mots de Das Wurmt.

wurmt-worms = Les vers
wurmt-players = Autour de la table
wurmt-your-hand = Ta main
wurmt-worm = { $colour ->
    [yellow] ver jaune { $number }
    [pink] ver rose { $number }
   *[blue] ver bleu { $number }
}
wurmt-card = { $colour ->
    [yellow] { $value } jaune
    [pink] { $value } rose
   *[blue] { $value } bleu
}
wurmt-card-hidden = { $colour ->
    [yellow] une carte jaune
    [pink] une carte rose
   *[blue] une carte bleue
}
wurmt-card-action = action { $action }
wurmt-card-unknown = une carte
wurmt-slot = Carte { $number } : { $card }
wurmt-backs = { $colour ->
    [yellow] jaunes : { $count }
    [pink] roses : { $count }
    [blue] bleues : { $count }
   *[neutral] actions : { $count }
}
wurmt-action-remove = Retirer
wurmt-action-refresh = Rafraîchir la main
wurmt-action-new_worm = Nouveau ver
wurmt-action-spy = Espionnage
wurmt-action-pass = Passer

wurmt-missing = manque { $least } à { $most }
wurmt-full = assez long
wurmt-open-values = { $count ->
    [one] { $count } carte visible
   *[other] { $count } cartes visibles
}
wurmt-head-by = tête de { $name }
wurmt-no-head = pas encore de tête
wurmt-known = Tu connais cette tête
wurmt-claim = « { $value } »
wurmt-would-be = ferait { $length }
wurmt-here = ici
wurmt-look = voir
wurmt-lay-on = Poser à côté du { $worm }
wurmt-spy-on = Espionner le { $worm }
wurmt-remove-this = Retirer le { $value }
wurmt-pile = { $count ->
    [one] carte dans la pioche
   *[other] cartes dans la pioche
}
wurmt-discard = { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
wurmt-discard-top = Dessus de la défausse : { $card }
wurmt-browse = { $count ->
    [one] La défausse, { $count } carte
   *[other] La défausse, { $count } cartes
}
wurmt-reserve = queues en réserve
wurmt-tails = { $colour ->
    [yellow] queues jaunes : { $count }
    [pink] queues roses : { $count }
   *[blue] queues bleues : { $count }
}
wurmt-start = { $colour ->
    [yellow] Un ver jaune
    [pink] Un ver rose
   *[blue] Un ver bleu
}
wurmt-on-turn = c’est son tour
wurmt-score-title = Points : côté plus moins côté moins
wurmt-honesty = sincère { $true } fois sur { $turned }

wurmt-prompt-card = À toi : choisis une carte
wurmt-prompt-worm = À côté de quel ver ?
wurmt-prompt-claim = Quelle valeur annonces-tu ?
wurmt-prompt-remove = Quelle carte visible doit partir ?
wurmt-prompt-refresh = Quelles cartes jettes-tu ?
wurmt-prompt-new_worm = De quelle couleur est le nouveau ver ?
wurmt-prompt-spy = Quelle tête veux-tu voir ?
wurmt-prompt-pass = Finir ton tour sans poser de carte ?
wurmt-refresh = { $count ->
    [0] Ne rien jeter, juste compléter
    [one] Jeter { $count } carte
   *[other] Jeter { $count } cartes
}
wurmt-pass = Passer
wurmt-put-back = La remettre
wurmt-ask-first = Qui a vu un ver le plus récemment ?
wurmt-ask-first-help = Cette personne commence. Tout le monde peut répondre.
wurmt-ask-first-me = C’est moi
wurmt-ask-first-chance = S’en remettre au hasard

wurmt-why-card = Pas maintenant
wurmt-why-first = D’abord une carte
wurmt-why-colour = Mauvaise couleur
wurmt-why-worm = Pas celui-ci
wurmt-caption-hides = cache un { $value }
wurmt-caption-spied = { $name } a regardé
wurmt-chapter-scored = { $name } : { $points }

wurmt-told-began = Les cartes sont distribuées. { $name } commence.
wurmt-told-asked = Les cartes sont distribuées. Qui a vu un ver le plus récemment ?
wurmt-told-first = { $name } a vu un ver le plus récemment et commence.
wurmt-told-first-chance = Le hasard décide : { $name } commence.
wurmt-told-over = La partie est finie.
rematch-wurmt-equal_points = Encore une manche
wurmt-told-drew = Tu as pioché { $cards }.
wurmt-told-laid = { $colour ->
    [yellow] { $name } pose une tête à côté du ver jaune { $number }.
    [pink] { $name } pose une tête à côté du ver rose { $number }.
   *[blue] { $name } pose une tête à côté du ver bleu { $number }.
}
wurmt-told-claim = « C’est un { $claim }. »
wurmt-told-late = Le temps était écoulé.
wurmt-told-turned = L’ancienne tête était un { $value } : longueur { $length }.
wurmt-told-truth = { $honest ->
    [yes] Et l’annonce était { $claim } : vrai !
   *[no] Mais l’annonce était { $claim } !
}
wurmt-told-cleaned = { $side ->
    [plus] { $name } reçoit { $value } côté plus.
   *[minus] Trop long : { $name } reçoit { $value } côté moins.
}
wurmt-told-removed = { $name } retire { $card } du ver { $number }.
wurmt-caption-removed = { $name } a retiré cette carte.
wurmt-told-refreshed = { $count ->
    [0] { $name } complète sa main.
    [one] { $name } jette { $count } carte et complète.
   *[other] { $name } jette { $count } cartes et complète.
}
wurmt-told-started = { $colour ->
    [yellow] { $name } met un nouveau ver jaune sur la table.
    [pink] { $name } met un nouveau ver rose sur la table.
   *[blue] { $name } met un nouveau ver bleu sur la table.
}
wurmt-told-spied = { $name } a regardé la tête du ver { $number }.
wurmt-told-spied-value = Tu as regardé : le ver { $number } cache un { $value }.
wurmt-told-passed = { $name } passe.
wurmt-told-taken-back = { $name } reprend sa dernière carte.
wurmt-told-thrown = { $name } n’avait que des actions : { $count } cartes jetées et remplacées.
wurmt-told-short = La pioche ne suffit plus pour { $name } : la fin approche.

option-wurmt-values_per_colour = Règle maison : les 28 valeurs de chaque couleur
option-wurmt-actions_per_colour = Règle maison : les cartes Action de chaque couleur
    .none = aucune action
    .item = Action { $number }
option-wurmt-actions_per_colour-remove = Retirer
option-wurmt-actions_per_colour-refresh = Rafraîchir la main
option-wurmt-actions_per_colour-new_worm = Nouveau ver
option-wurmt-actions_per_colour-spy = Espionnage
option-wurmt-actions_per_colour-pass = Passer
option-wurmt-put_aside = Règle maison : cartes écartées à 2, 3, 4 et 5 joueurs
option-wurmt-backs = Dos des cartes Action
option-wurmt-backs-coloured = comme toute carte
option-wurmt-backs-neutral = on voit que c’est une action
option-wurmt-reading = Tes propres cartes
option-wurmt-reading-memory = tu vois tes valeurs
option-wurmt-reading-blind = personne ne voit les valeurs en main
wurmt-reading = Comment tenez-vous vos cartes ?
wurmt-reading-memory = Tu vois tes valeurs
    .text = Ta main est tournée vers toi ; les autres voient les têtes. Tu poses ce que tu connais, et tu le retiens.
wurmt-reading-blind = À l’aveugle
    .text = Personne ne voit les valeurs en main, pas même toi. On pose à l’aveugle et on est surpris ensemble.
option-wurmt-end = Quand la pioche ne suffit plus
option-wurmt-end-immediate = la partie finit aussitôt
option-wurmt-end-finish_turn = on finit le tour
option-wurmt-end-finish_round = on finit la manche
option-wurmt-announce = Annoncer les valeurs (bluff permis)
option-wurmt-memory = Les têtes que tu connais
option-wurmt-memory-strict = à toi de les retenir
option-wurmt-memory-friendly = restent visibles pour toi
option-wurmt-discard = La défausse
option-wurmt-discard-top = seul le dessus est visible
option-wurmt-discard-open = tous peuvent la feuilleter
option-wurmt-first = Qui commence
    .none = tiré au sort
option-wurmt-ask_first = Demander qui a vu un ver le plus récemment
option-wurmt-clock = Temps de réflexion
option-wurmt-tails_per_colour = Règle maison : queues par couleur
option-wurmt-hand_size = Règle maison : cartes d’une main pleine
option-wurmt-refill_at = Règle maison : compléter à tant de cartes
option-wurmt-low = Règle maison : ver le plus court qui marque
option-wurmt-high = Règle maison : ver le plus long qui marque

learn-wurmt-1 = Cinq cartes, chacune avec un nombre et une couleur. Les autres ne voient que les têtes au dos. Touche une carte à nombre, puis un ver de sa couleur.
learn-wurmt-2 = Ta carte est maintenant la tête : son nombre est caché à tous. À toi de le retenir ! Maintenant { $name } joue.
learn-wurmt-3 = { $name } a posé aussi. Pose une carte à côté d’un ver qui a déjà une tête, et vois l’ancienne tête se retourner.
learn-wurmt-4 = Les nombres visibles s’additionnent : c’est la longueur. À 10, 11 ou 12, qui y arrive reçoit la carte retournée en points. Ici chaque carte vaut 5, deux cartes visibles suffisent donc. Continue de poser.
learn-wurmt-5 = Des points ! Au-delà de 12, tu en aurais perdu. Tu as aussi des actions : joue Espionnage et regarde une tête cachée.
learn-wurmt-6 = Tu es la seule personne à avoir vu ce nombre. Après autant d’actions que tu veux, il faut poser une carte : fais-le et finis ton tour.
learn-wurmt-end = C’est tout : retenir les têtes, compter jusqu’à 10, 11 ou 12, et ne pas en vouloir trop.

## Rules, drawn

wurmt-example-lay = Pose une carte sur un ver de sa couleur : c’est la nouvelle tête, et sa valeur reste cachée.
wurmt-example-turn = L’ancienne tête est retournée, et le ver s’allonge d’autant.
wurmt-example-score = Exactement 10, 11 ou 12 : la carte retournée est à toi. Au-delà, elle te coûte.
wurmt-example-over = Plus de 12 : la carte va de ton côté moins.
wurmt-example-clean = Ensuite le ver est nettoyé : seule la nouvelle tête reste.
