# Les mots de Wormi.

side-blue = Bleu
side-pink = Rose
wormi-letter-blue = B
wormi-letter-pink = R
wormi-board = Le plateau
wormi-piece = { $side ->
    [blue] { $number } bleu
   *[pink] { $number } rose
}
wormi-empty = vide
wormi-goal = arrivée possible du { $number }
wormi-can-move = peut bouger
wormi-run-title = Plus longue suite de numéros
wormi-moves = { $count ->
    [0] Aucun coup encore
    [one] { $count } coup
   *[other] { $count } coups
}
wormi-type = Écrire un coup : un pion et une case
wormi-type-play = Jouer
wormi-type-help = Écris un pion et où il va, par exemple 7 e7.
wormi-resign = Abandonner
wormi-resign-sure = Abandonner cette partie ?
wormi-offer = { $what ->
    [draw] Proposer la nulle
   *[take_back] Demander à reprendre
}
wormi-asked = { $what ->
    [draw] { $name } propose la nulle.
   *[take_back] { $name } voudrait reprendre son dernier coup.
}
wormi-asking = { $what ->
    [draw] Tu proposes la nulle.
   *[take_back] Tu demandes à reprendre ton coup.
}
wormi-choose-status = Tu as vu la distribution : quel camp choisis-tu ?
wormi-choosing = { $name } choisit un camp
wormi-choose-blue = Je prends les bleus et je commence
wormi-choose-pink = Je prends les roses
wormi-second-game = Deuxième partie, camps échangés. Pour l’instant { $mine } à { $theirs }.

wormi-why-theirs = Pas à toi
wormi-why-stuck = Bloqué
wormi-why-far = Hors d’atteinte
wormi-why-empty = Touche un pion
wormi-chapter = { $name } : un ver de { $length }

wormi-told-dealt = Les numéros sont distribués.
wormi-told-began = { $name } joue les bleus et commence.
wormi-told-move = { $hops ->
    [one] Le { $number } va de { $from } à { $to }.
   *[other] Le { $number } va de { $from } à { $to } en { $hops } sauts.
}
wormi-told-by = { $name } : { $told }
wormi-told-passed = Aucun coup possible : on passe.
wormi-told-offered = { $what ->
    [draw] { $name } propose la nulle.
   *[take_back] { $name } demande à reprendre un coup.
}
wormi-told-declined = { $name } dit non.
wormi-told-taken-back = { $count ->
    [one] { $count } coup est repris.
   *[other] { $count } coups sont repris.
}
wormi-told-won = { $reason ->
    [worm] { $name } a terminé son ver et gagne !
    [resigned] { $name } gagne : { $other } a abandonné.
    [time] { $name } gagne au temps.
   *[other] { $name } gagne.
}
wormi-told-drawn = { $reason ->
    [agreed] Partie nulle, d’un commun accord.
    [repetition] Partie nulle : la même position est revenue trop souvent.
    [quiet] Partie nulle : trop longtemps sans ver plus long.
   *[other] Partie nulle.
}

option-wormi-layout = Où commencent les pions
option-wormi-layout-diamond = losange
option-wormi-layout-bands = deux bandes
option-wormi-layout-outer_bands = bandes extérieures
option-wormi-layout-ring = anneau
option-wormi-layout-block = bloc
option-wormi-layout-ends = extrémités
option-wormi-layout-homes = foyers
option-wormi-position = Position de départ, en lettres
    .none = telle que distribuée
option-wormi-fairness = Qui commence
option-wormi-fairness-plain = une partie, la première place a les bleus
option-wormi-fairness-pair = deux parties, camps échangés
option-wormi-fairness-pie = la deuxième place voit la distribution et choisit
option-wormi-passing = Jamais deux fois par la même case : ce qui compte
option-wormi-passing-landing = seulement les cases où l’on se pose
option-wormi-passing-strict = aussi les cases sautées (strict)
option-wormi-repetition = Nulle quand une position revient tant de fois (0 : jamais)
option-wormi-quiet = Nulle après tant de coups sans ver plus long (0 : jamais)
option-wormi-clock = Temps de réflexion
option-wormi-hints = Conseils de l’entraîneur pour les deux (sans pendule)

learn-wormi-1 = Voici ton ver en morceaux : seize pions numérotés. Les tiens sont bleus et ronds. Touche le pion { $piece } et vois où il peut aller.
learn-wormi-2 = Un pas va sur une case vide voisine en diagonale. Avance le { $piece } en { $to }.
learn-wormi-3 = Les roses ont joué. On saute tout droit par-dessus un pion rose : saute avec le { $piece } en { $to }.
learn-wormi-4 = Par-dessus un de tes pions, on saute en diagonale. Saute avec le { $piece } en { $to }.
learn-wormi-5 = Les sauts s’enchaînent : après l’un vient l’autre, dans tous les sens. Mène le { $piece } d’un coup jusqu’en { $to }.
learn-wormi-6 = Regarde : des numéros qui se suivent et se touchent par un coin se soudent et prennent un visage. Il manque un pion. Mène le { $piece } en { $to } et le ver est complet !
learn-wormi-end = De 1 à 16, chacun touche le suivant : voilà le ver, et la partie est gagnée.

## Rules, drawn

wormi-example-step = Avance en diagonale vers une case vide…
wormi-example-jump = … ou saute : tout droit par-dessus l’adversaire, en diagonale par-dessus les tiens, autant que tu peux.
wormi-example-worm = Aligne tes numéros de 1 à 16, chacun touchant le suivant : ton ver est complet et tu gagnes.
wormi-example-two = On ne saute pas deux pions d’affilée.
