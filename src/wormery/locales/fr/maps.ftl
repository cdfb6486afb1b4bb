### Les cartes de Wormlord : en choisir une sur son image, et en dessiner une.

## Choisir

maps-choose = La carte
maps-sides = pour { $sides } camps
maps-own = à toi
maps-draw = Dessiner ta propre carte

# Comment se jouent les cartes fournies, d’après leur nom.
map-basic-2 = De l’herbe partout, deux objectifs devant chaque base : garde les tiens et voles-en un.
    .name = Carte de base 2
map-basic-3 = Un objectif devant chaque base, un autre à égale distance de toutes : ça chauffe au milieu.
    .name = Carte de base 3
map-basic-4 = De l’herbe partout ; chaque objectif est à mi-chemin entre deux voisins.
    .name = Carte de base 4
map-duel = Quatre objectifs sur une ligne, aussi loin de toi que de l’autre : la vitesse décide.
    .name = Duel
map-mountain-king = Qui tient le sommet n’a besoin que de deux des quatre vallées. Quatre cols y mènent.
    .name = Mountain King
map-into-the-woods = Des sentiers larges d’un ver entre les arbres, aucun tout droit : un QG peut en fermer un.
    .name = Into the Woods
map-crossfire = Quatre allées droites, et un objectif à chaque croisement.
    .name = Crossfire
map-bermuda-triangle = Trois objectifs, et il les faut tous. Entre eux, des nœuds disparaissent.
    .name = Bermuda Triangle
map-musical-chairs = Chacun a un objectif chez soi. Lève-toi et fais la ronde !
    .name = Musical Chairs
map-small-garden = Minuscule : personne n’est jamais loin, et c’est parfois fini en une minute.
    .name = Petit jardin
map-small-garden-3 = Minuscule, à trois : deux objectifs devant chaque base, et tout le monde est à la porte.
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
editor-tools = Que veux-tu peindre ?
editor-undo = Annuler
editor-redo = Rétablir
editor-symmetry = Répéter
editor-symmetry-name = { $symmetry ->
    [across] miroir gauche-droite
    [down] miroir haut-bas
    [half] demi-tour
    [quarter] quarts de tour
   *[none] nulle part
}
editor-name = Nom de la carte
editor-note = Comment elle se joue, en une ligne
editor-wide = Largeur
editor-high = Hauteur
editor-sides = Camps
editor-play = Y jouer maintenant
editor-play-uneven = Y jouer quand même
editor-save = Enregistrer ici
editor-is-saved = Enregistrée
editor-saved = Enregistrée dans ce navigateur.
editor-share = Partager un lien
editor-copied = Le lien est copié : envoie-le à quelqu’un.
editor-export = Enregistrer en fichier
editor-import = Ouvrir un fichier
editor-loaded = Le fichier est ouvert.
editor-sent = Quelqu’un t’a envoyé cette carte. Joues-y, ou modifie-la.
editor-torn-link = Ce lien est abîmé : il ne contient pas de carte entière.
editor-help = Comment dessiner
editor-help-text = Touche ou glisse pour peindre ; touche encore pour effacer. Au clavier : déplace-toi avec les flèches et tape G pour l’herbe, O pour un objectif, E pour la terre, 1 à 4 pour une base. Ctrl et Z annulent. Le plus simple pour être équitable est de tourner la carte : un demi-tour pour deux camps, des quarts de tour pour quatre.

## Ce que dit le contrôle

editor-findings = Ce que dit le contrôle
editor-verdict = { $verdict ->
    [fair] Conforme et équitable. En avant !
    [uneven] Pas encore équitable
    [unplayable] Pas encore jouable
    [unread] Ce n’est pas encore une carte
    [offline] Pas de connexion au serveur : impossible de vérifier maintenant.
   *[looking] On vérifie…
}
editor-flaw-wrong_size = { $across } × { $down } cases : une carte en a de { $least } à { $most } de côté.
editor-flaw-missing_base = Il manque la base de { $side }.
editor-flaw-doubled_base = La base de { $side } apparaît { $count } fois.
editor-flaw-spare_base = La base de { $side } est de trop : la carte est pour { $sides } camps.
editor-flaw-few_objectives = { $count ->
    [0] Il n’y a aucun objectif : il en faut au moins { $least }.
    [one] Un seul objectif : il en faut au moins { $least }.
   *[other] { $count } objectifs : il en faut au moins { $least }.
}
editor-flaw-cut_off = À { $sides } camps, { $side } n’a pas de chemin vers l’objectif en { $cell }.
editor-flaw-uneven = À { $sides } camps, { $other } fait { $first } pas jusqu’aux objectifs, { $side } en fait { $seen }.
editor-unread-at = Ligne { $line }, colonne { $column } : { $why }
editor-unread = { $why ->
    [too_long] Le texte est trop long pour une carte.
    [no_text] Ce n’est pas du texte.
    [bad_name] Une carte a un nom de 1 à 40 caractères.
    [no_colon] Au-dessus du dessin, chaque ligne dit de quoi elle parle, puis deux-points.
    [unknown_key] Une carte a un nom, des camps, des objectifs et une note, rien d’autre.
    [said_twice] La même chose est dite deux fois.
    [unprintable] Il y a des caractères qu’on ne peut pas montrer.
    [missing_key] Il manque le nom ou le nombre de camps.
    [bad_sides] Une carte est pour 2, 3 ou 4 camps.
    [bad_sign] Ce caractère n’est pas une case.
    [uneven_row] Cette rangée est plus longue ou plus courte que la première.
    [too_much] Rien ne vient après le dessin.
    [no_drawing] Il manque le dessin.
   *[wrong_count] Le nombre d’objectifs n’est pas celui du dessin.
}

## L’étagère

editor-own = Tes cartes
editor-own-none = Aucune pour l’instant. Elles restent dans ce navigateur.
editor-begin = Commencer par
editor-blank = Une pelouse vide
editor-discard = Jeter { $name }
editor-gone = { $name } a été jetée.
editor-restore = La récupérer
editor-rename = Renommer { $name }
