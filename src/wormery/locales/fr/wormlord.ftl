# Les mots de Wormlord.

# Les camps, par leur couleur.
wormlord-colour = { $side ->
    [pink] Rose
    [blue] Bleu
    [yellow] Jaune
   *[brown] Brun
}
wormlord-letter = { $side ->
    [pink] R
    [blue] B
    [yellow] J
   *[brown] N
}

## The garden

wormlord-garden = Le jardin
wormlord-ground = { $ground ->
    [objective] objectif
    [earth] terre
    [base] base de { $side }
   *[grass] herbe
}
wormlord-knot-of = nœud de { $side }
wormlord-hq-of = QG de { $side }
wormlord-can-place = tu peux poser ici
wormlord-can-conquer = tu peux conquérir cette case
wormlord-can-hq = ton QG peut aller ici
wormlord-at-risk = un ennemi pourrait la prendre

## How the sides stand

wormlord-wins = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
wormlord-idle = inactif
wormlord-left = a abandonné
wormlord-handicap = { $handicap ->
    [loop] noue des boucles
    [figure-eight] noue des nœuds en huit
   *[overhand] noue des nœuds simples
}
wormlord-objectives = { $count ->
    [one] { $count } objectif sur trois
   *[other] { $count } objectifs sur trois
}
wormlord-reserve = { $count ->
    [one] { $count } corde en réserve
   *[other] { $count } cordes en réserve
}
wormlord-holds = { $holds ->
    [rope] tient une corde
    [own_knot] tient un de ses nœuds
    [enemy_knot] tient un nœud de { $side }
   *[empty] ne tient rien
}
wormlord-round = Manche { $round } · { $rounds ->
    [one] une à gagner
   *[other] { $rounds } à gagner
}
wormlord-take = Prendre une corde
wormlord-signal = NOUEZ !

## The pad

wormlord-pad = { $holds ->
    [rope] Atelier : une corde à nouer
    [own_knot] Atelier : ton nœud, à poser
    [enemy_knot] Atelier : un nœud ennemi, à dénouer
   *[empty] Atelier : rien en main
}
wormlord-hint-draw = { $handicap ->
    [loop] Tire le ver : une fois par-dessus lui-même, puis jusqu’au bord.
    [figure-eight] Tire le ver en nœud en huit, puis jusqu’au bord.
   *[overhand] Tire le ver : boucle, plonge, et ressors jusqu’au bord.
}
wormlord-hint-hold = Tire le ver. Maintiens un deuxième doigt, le bouton droit ou la barre d’espace : il creuse par-dessous.
wormlord-hint-keys = { $handicap ->
    [loop] Appuie sur les flèches, à ton rythme : droite, haut, gauche, bas.
    [figure-eight] Appuie sur les flèches, à ton rythme : haut, droite, haut, droite, bas, gauche, bas, droite, haut.
   *[overhand] Appuie sur les flèches, à ton rythme : droite, haut, gauche, bas, droite, haut.
}
wormlord-hint-switch = Appuie pour partir. Appuie encore quand le ver passe dans le cercle : il creuse.
wormlord-hint-place = Touche une case éclairée, ou lances-y le nœud.
wormlord-hint-place-keys = Où poser le nœud ? { $cells }. Tape la case ou utilise les flèches, puis Entrée.
wormlord-hint-scan = Appuie quand la bonne case est éclairée.
wormlord-slips = Pose-le avant qu’il se défasse
wormlord-hint-untie = Prends la tête ou la queue et fais-la reculer le long du corps.
wormlord-hint-untie-hold = Reste appuyé sur l’atelier ou sur la barre d’espace : la tête recule.
wormlord-hint-untie-pair = { $end ->
    [tail] Fais reculer la queue ; ton partenaire prend la tête.
   *[head] Fais reculer la tête ; ton partenaire prend la queue.
}
wormlord-hint-pair = { $end ->
    [tail] La queue est à toi : sous l’arche, au-delà de l’autre bout, et dehors.
   *[head] La tête est à toi : sous l’arche, au-delà de l’autre bout, et dehors.
}
wormlord-hint-partner = Ton bout est posé. On attend celui de ton partenaire.
wormlord-hint-take = Prends une corde dans ta réserve.
wormlord-hint-wait = Plus de corde : attends qu’un ennemi t’en rende une.
wormlord-tied = Pop ! Quel nœud.
wormlord-cheer = { $side } a noué { $knot } !
wormlord-pull-out = Ça tient ! Tire la tête jusqu’au bord.
wormlord-holds-knot = Ça tient : { $name } ! Tire la tête jusqu’au bord.
wormlord-odd = { $why ->
    [agreed] Joli : { $name } ! Mais ici, seul le nœud simple compte.
   *[crossings] Joli : { $name } ! Mais c’est trop : plus de six croisements.
}
wormlord-begin-again = C’est plus qu’une corde ne peut supporter : recommence.
wormlord-progress = Ce qui est déjà sorti
wormlord-shake = Secouer
wormlord-show-way = Montre-moi le chemin
wormlord-short = Pas encore dehors : reprends la tête et tire-la jusqu’au bord.
wormlord-miss-few = { $count ->
    [0] Le ver ne s’est jamais croisé.
    [one] Le ver ne s’est croisé qu’une fois.
   *[other] Le ver ne s’est croisé que { $count } fois.
} { $needed ->
    [one] Une fois suffit.
   *[other] Il en faut { $needed } : boucle, plonge dedans, et sors.
}
wormlord-miss-loops = Rien que des boucles : elles se défont. La tête doit repasser dans la première.
wormlord-miss-tail = La queue est dans la boucle : commence plus près du bord.
wormlord-miss-switch = Il n’a pas plongé : appuie quand le ver passe l’anneau.
wormlord-out = { $percent } % dehors.
wormlord-turn = { $way ->
    [U] haut
    [D] bas
    [L] gauche
   *[R] droite
}
wormlord-knot = { $knot ->
    [overhand] un nœud simple
    [figure-eight] un nœud en huit
    [double-overhand] un nœud double
    [three-twist] un nœud à trois torsions
    [stevedore] un nœud de débardeur
    [two-overhands] deux nœuds simples
    [triple-overhand] un nœud triple
    [overhand-and-figure-eight] un nœud simple et un nœud en huit
    [three-strand-twist] une torsade à trois brins
    [two-figure-eights] deux nœuds en huit
    [overhand-and-double-overhand] un nœud simple et un nœud double
    [three-overhands] trois nœuds simples
    [quadruple-overhand] un nœud quadruple
    [long-three-strand-twist] une longue torsade à trois brins
    [quintuple-overhand] un nœud quintuple
    [a-rare-knot] un nœud rare
    [unknot] des boucles
   *[other] le nœud { $name }
}

## For those who listen

wormlord-keys-now = Les flèches guident le ver maintenant.
wormlord-leg = { $way ->
    [U] En haut
    [D] En bas
    [L] À gauche
   *[R] À droite
} jusqu’à { $node }
wormlord-crossing = { $layer ->
    [under] dessous en { $node }
   *[over] dessus en { $node }
}
wormlord-bump = { $what ->
    [fence] La clôture barre le chemin.
   *[body] Son propre corps barre le chemin.
}
wormlord-you-are = Tu es { $side }. Ta base est en { $cell }. Objectifs : { $objectives }.

## My hands

wormlord-settings = Mes mains
wormlord-way = Ma façon de nouer
wormlord-way-name = { $way ->
    [hold] au doigt, au stylet ou à la souris, en maintenant pour creuser
    [keys] avec les flèches ou quatre gros boutons
    [switch] avec un seul bouton
   *[draw] avec le doigt, le stylet ou la souris
}
wormlord-leash = Plus stable : la distance entre le ver et le doigt
wormlord-pace = La vitesse du ver
wormlord-keys = Les flèches guident, un appui par trajet ; la barre d’espace dit où est le ver, Échap le secoue. Le nom d’une case (c3) y mène, Entrée pose le nœud ou le QG, S dit où chacun en est.
wormlord-left-handed = Je suis gaucher ou gauchère
wormlord-dots = Montre-moi le chemin en pointillé
wormlord-give-up = Abandonner
wormlord-give-up-sure = Oui, abandonner ce match

## Between rounds

wormlord-ready = C’est bon pour la manche suivante
wormlord-waiting = On attend { $names }.
wormlord-round-won = La manche est pour { $side } : { $names }

## What happened

wormlord-chapter-round = Manche { $round }
wormlord-chapter-objective = { $side } prend un objectif

wormlord-told-begun = Le jardin est installé : { $map }.
wormlord-told-countdown = Tout le monde est prêt.
wormlord-told-end-laid = { $name } a posé un bout de la corde.
wormlord-told-tied = { $side } a fait un nœud.
wormlord-told-tied-other = { $side } a noué { $knot }.
wormlord-told-placed = { $side } prend { $cell }.
wormlord-told-conquered = { $side } prend { $cell } à { $from }.
wormlord-told-untied = { $side } a dénoué un nœud : sa corde rentre chez { $owner }.
wormlord-told-slipped = Le nœud de { $side } se défait.
wormlord-told-hq = Le QG de { $side } est sur { $cell }.
wormlord-told-idle = { $side } est inactif.
wormlord-told-gave-up = { $name } voudrait abandonner.
wormlord-told-round = { $reason ->
    [points] { $side } gagne la manche aux points.
   *[objectives] { $side } tient trois objectifs et gagne la manche.
}
wormlord-told-round-tied = Égalité de points : la manche est rejouée.
wormlord-told-match = { $side } gagne le match.

## Options

option-wormlord-map = La carte, par son nom ou dessinée en lettres
    .none = la carte de base
option-wormlord-unfair_maps = Autoriser les cartes inégales
option-wormlord-teams = Personnes par camp
    .none = chacun pour soi ; par deux à partir de cinq
    .item = Camp { $number }
option-wormlord-teams-1 = une personne
option-wormlord-teams-2 = deux personnes
option-wormlord-handicaps = Ce que chaque camp doit nouer
    .none = des nœuds, comme le veut la règle
    .item = Camp { $number }
option-wormlord-handicaps-loop = une boucle (pour les petits)
option-wormlord-handicaps-overhand = un nœud (la règle)
option-wormlord-handicaps-figure-eight = un nœud en huit (pour les experts)
option-wormlord-knots = Ce qui compte comme nœud
option-wormlord-knots-any = tout nœud jusqu’à six croisements
option-wormlord-knots-overhand = seulement le nœud simple
option-wormlord-hold_s = Secondes avant qu’un nœud en main se défasse (0 : jamais, sinon 3 ou plus)
option-wormlord-time_limit = Durée maximale d’une manche, en secondes
    .none = sans limite
option-wormlord-rounds = Manches à gagner
option-wormlord-timed = Contre la montre : les points décident après 3 minutes
option-wormlord-countdown = Compte à rebours, en secondes
option-wormlord-patience = Secondes avant qu’un camp soit signalé inactif
option-wormlord-open_pointing = Tout le monde peut montrer des cases, au vu de tous

## Learning

learn-wormlord-1 = Ton ver est une corde. Noue-la, pose le nœud dans le jardin et tiens trois objectifs à la fois : c’est gagné. Commençons par un nœud.
learn-wormlord-2 = Tire le ver le long des points : boucle, plonge, et sors au bord.
learn-wormlord-3 = Un nœud ! Pose-le sur la case éclairée à côté de ta base.
learn-wormlord-4 = Cette case est à toi. Touche-la : ton QG s’y installe, et personne ne peut la prendre.
learn-wormlord-5 = Maintenant { $name } joue aussi. Regarde la corde à côté de son nom : elle veut c3, la case entre vous.
learn-wormlord-6 = { $name } tient c3. Fais encore un nœud et pose-le sur le sien : tu conquiers la case.
learn-wormlord-7 = Son nœud est dans ta main. Prends la tête ou la queue et fais-la reculer le long du corps : la corde rentre chez { $name }.
learn-wormlord-8 = Bien dénoué ! Maintenant { $name } riposte : ton QG, elle ne peut pas le prendre, mais c3, oui.
learn-wormlord-9 = Elle a repris c3, mais elle doit maintenant dénouer ton nœud. Profites-en : encore un nœud, et prends un objectif.
learn-wormlord-end = Un objectif est à toi. Avec trois à la fois, tu gagnes une manche.

## Around one device

wormlord-hint-two = Chacun prend un bout : sous l’arche, devant l’autre bout, et dehors.
wormlord-hint-untie-two = Chacun prend un bout et le fait reculer le long du corps.
wormlord-flag = QG : fais glisser le drapeau sur un de tes nœuds
wormlord-whose = À qui ?
wormlord-bar = Afficher la barre

## Pairs

wormlord-teams = Camps et personnes
wormlord-sides = Nombre de camps
wormlord-people-of = Personnes du camp { $side }
wormlord-say = À ton partenaire
wormlord-say-about = À propos de { $cell }
wormlord-points = { $name } montre { $cell }
wormlord-hold-to-point = Garde le doigt sur une case pour la montrer.
say-take_this = Prends ça !
say-guard_this = Protège ça !
say-hq_here = QG ici !
say-i_place = Je pose !
say-you_place = Pose-le !
say-i_untie = Je dénoue !
say-you_untie = Dénoue !
say-hurry = Vite !

## Rules, drawn

wormlord-example-tie = Tous en même temps : fais un vrai nœud avec ta corde…
wormlord-example-place = … et pose-le sur une case voisine d’une des tiennes.
wormlord-example-win = Tiens trois objectifs au même moment, et la manche est à toi.
wormlord-example-conquer = Sur une case ennemie : elle est à toi aussitôt, et tu tiens le nœud ennemi jusqu’à ce qu’il soit défait.
wormlord-example-shelter = Là où se trouve ton QG, personne ne peut conquérir.
