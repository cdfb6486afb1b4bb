### Les cartes de Wormlord : en choisir une sur son image, et en dessiner une.

## Choisir

maps-choose = La carte
maps-sides = pour { $sides } camps
maps-own = à toi
maps-draw = Dessiner ta propre carte

# Comment se jouent les cartes fournies, d’après leur nom anglais ; et comment elles s’appellent,
# telles que le livret les imprime.
map-basic-2 = De l’herbe, deux tours devant chaque base : garde les tiennes et voles-en une.
    .name = Carte de base 2
map-basic-3 = Une tour devant chaque base, une autre à égale distance : ça chauffe au milieu.
    .name = Carte de base 3
map-basic-4 = De l’herbe partout ; chaque tour est à mi-chemin entre deux voisins.
    .name = Carte de base 4
map-duel = Quatre tours sur une ligne, aussi loin de toi que de l’autre : la vitesse décide.
    .name = Duel
map-mountain-king = Qui tient le sommet n’a besoin que de deux des quatre vallées. Quatre cols y mènent.
    .name = Mountain King
map-into-the-woods = Des sentiers larges d’un ver entre les arbres, aucun tout droit : un QG peut en fermer un.
    .name = Into the Woods
map-crossfire = Quatre allées droites, et une tour là où deux d’entre elles se croisent.
    .name = Crossfire
map-bermuda-triangle = Trois tours, et il les faut toutes. Entre elles, les nœuds disparaissent.
    .name = Bermuda Triangle
map-musical-chairs = Chacun a une tour chez soi. Lève-toi et fais le tour !
    .name = Musical Chairs
map-small-garden = Minuscule : personne n’est jamais loin, et c’est parfois fini en une minute.
    .name = Petit jardin
map-small-garden-3 = Minuscule, à trois : deux tours devant chaque base, et tout le monde est à la porte.
    .name = Petit jardin pour 3
map-high-mountain = Grande : une longue montée vers le sommet, qui t’épargne une des quatre vallées.
    .name = Haute montagne
map-deep-woods = Grande : des sentiers sinueux larges d’un ver, et toujours un autre détour.
    .name = Forêt profonde

## Dessiner

editor-untitled = Ma carte
editor-copy = { $name }, modifiée
editor-board = La carte que tu dessines
editor-marked = regarde ici
editor-tools = Que peindre
editor-undo = Annuler
editor-redo = Refaire
editor-symmetry = Répéter
editor-symmetry-name = { $symmetry ->
    [across] en miroir, à gauche et à droite
    [down] en miroir, en haut et en bas
    [half] par demi-tour
    [quarter] par quarts de tour
   *[none] nulle part
}
editor-name = Nom de la carte
editor-note = Comment elle se joue, en une ligne
editor-wide = Largeur
editor-high = Hauteur
editor-sides = Camps
editor-play = Y jouer maintenant
editor-play-uneven = Y jouer quand même
editor-save = Garder ici
editor-is-saved = Gardée
editor-saved = Gardée dans ce navigateur.
editor-share = Partager un lien
editor-copied = Le lien est copié : envoie-le à quelqu’un.
editor-export = Garder en fichier
editor-import = Ouvrir un fichier
editor-loaded = Le fichier est ouvert.
editor-sent = Quelqu’un t’a envoyé cette carte. Joue-la, ou change-la.
editor-torn-link = Ce lien est déchiré : il n’y a pas de carte entière dedans.
editor-help = Comment dessiner
editor-help-text = Touche ou glisse pour peindre ; touche encore pour effacer. Au clavier : promène-toi avec les flèches et tape G pour l’herbe, O pour un objectif, E pour la terre, 1 à 4 pour une base. Ctrl et Z annulent. Tourner la carte est le plus simple pour être juste : un demi-tour pour deux camps, des quarts de tour pour quatre.

## Ce que dit le contrôle

editor-findings = Ce que dit le contrôle
editor-verdict = { $verdict ->
    [fair] Permise et juste. En avant !
    [uneven] Pas encore juste
    [unplayable] Pas encore jouable
    [unread] Pas encore une carte
    [offline] Pas de liaison avec le serveur : impossible de vérifier maintenant.
   *[looking] On regarde …
}
editor-flaw-wrong_size = { $across } × { $down } cases : une carte en a de { $least } à { $most } de côté.
editor-flaw-missing_base = La base de { $side } manque.
editor-flaw-doubled_base = La base de { $side } est là { $count } fois.
editor-flaw-spare_base = La base de { $side } est de trop : la carte est pour { $sides } camps.
editor-flaw-few_objectives = { $count ->
    [0] Il n’y a aucun objectif : il en faut au moins { $least }.
    [one] Un seul objectif : il en faut au moins { $least }.
   *[other] { $count } objectifs : il en faut au moins { $least }.
}
editor-flaw-cut_off = À { $sides }, { $side } n’a pas de chemin vers l’objectif en { $cell }.
editor-flaw-uneven = À { $sides }, { $other } fait { $first } pas jusqu’aux objectifs, { $side } en fait { $seen }.
editor-unread-at = Ligne { $line }, colonne { $column } : { $why }
editor-unread = { $why ->
    [too_long] Le texte est trop long pour une carte.
    [no_text] Ce n’est pas du texte.
    [bad_name] Une carte a un nom de 1 à 40 caractères.
    [no_colon] Au-dessus du dessin, chaque ligne dit de quoi elle parle, puis deux-points.
    [unknown_key] Une carte a un nom, des camps, des objectifs et une note, rien d’autre.
    [said_twice] La même chose est dite deux fois.
    [unprintable] Il y a des caractères qu’on ne peut pas montrer.
    [missing_key] Le nom ou le nombre de camps manque.
    [bad_sides] Une carte est pour 2, 3 ou 4 camps.
    [bad_sign] Ce caractère n’est pas une case.
    [uneven_row] Cette rangée est plus longue ou plus courte que la première.
    [too_much] Rien ne vient après le dessin.
    [no_drawing] Le dessin manque.
   *[wrong_count] Le nombre d’objectifs n’est pas celui du dessin.
}

## L’étagère

editor-own = Tes cartes
editor-own-none = Aucune pour l’instant. Elles restent dans ce navigateur.
editor-begin = Commencer par
editor-blank = Une pelouse vide
editor-discard = Jeter { $name }
editor-gone = { $name } est jetée.
editor-restore = La reprendre
editor-rename = Renommer { $name }
