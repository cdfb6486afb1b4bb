### The rule books as people read them: every rule with its heading and what a refused player is told.
### The ids are those of docs/rules; docs/languages.md says how to translate.

## Wormi

rules-wormi = Wormi
    .intro = Un jeu de plateau pour deux, les bleus contre les roses, où rien n’est caché : le premier qui aligne ses 16 pions en un seul ver gagne.

rules-wormi-setup = Matériel et mise en place

WI-01 = Le plateau est un damier : 7 colonnes (a à g) et 10 rangées (1 à 10), et la case a1 est claire. Les bleus ont 16 pions numérotés de 1 à 16, les roses aussi.
    .title = Le plateau
    .refusal = Cette case ou ce pion n’existe pas sur ce plateau.
WI-02 = Trente-deux cases sont des cases de départ : 16 claires pour les bleus et 16 foncées pour les roses.
    .title = Les cases de départ
    .refusal = Cette case a la couleur de l’autre camp.
WI-03 = Les numéros sont distribués au hasard sur les cases de départ de chaque camp, à partir d’une graine que la partie enregistre. Tout le monde voit tous les numéros.
    .title = La distribution
    .refusal = Les numéros sont tirés au hasard et restent tels quels.
WI-04 = Tu choisis une disposition des cases de départ : 32 cases, 16 claires et 16 foncées, qui forment le même dessin après un demi-tour. La plus courante est le « losange » : les rangées 2 à 9 comptent 1, 3, 5, 7, 7, 5, 3 et 1 cases autour de la colonne d. Il y a aussi les « deux bandes » (colonnes b, c, e et f, rangées 2 à 9), les « bandes extérieures » (colonnes a, b, f et g, rangées 2 à 9), l’« anneau » (colonnes b à f, rangées 2 à 9, sans les quatre coins et sans d4 à d7), le « bloc » (colonnes b à f, rangées 3 à 8, plus d2 et d9), les « extrémités » (rangées 1, 2, 9 et 10 entières, plus c3, e3, c8 et e8) et les « foyers » (pour les bleus, les cases claires des rangées 1 à 5 sans a5 ni g5 ; pour les roses, les mêmes après un demi-tour).
    .title = Les dispositions
    .refusal = Il faut 16 cases claires et 16 foncées qui forment le même dessin après un demi-tour.

rules-wormi-moving = Se déplacer

WI-05 = Les bleus commencent. Vous jouez chacun votre tour. À ton tour, tu déplaces un seul de tes pions, d’un pas ou par des sauts, jamais les deux.
    .title = Chacun son tour
    .refusal = Attends ton tour ; ensuite un pion fait un pas ou des sauts, jamais les deux.
WI-06 = Un pas mène à une case vide voisine en diagonale.
    .title = Le pas
    .refusal = Cette case est occupée : il t’en faut une vide.
WI-07 = Un saut passe par-dessus un seul pion voisin et arrive sur la case vide juste derrière, en ligne droite : à l’horizontale ou à la verticale par-dessus un pion adverse, en diagonale par-dessus un des tiens. (Il ne peut rien y avoir d’autre : un camp ne quitte jamais la couleur de ses cases.)
    .title = Le saut
    .refusal = Aucun saut n’y mène : on saute un seul voisin pour arriver sur la case vide juste derrière.
WI-08 = On ne peut pas sauter deux pions alignés d’un seul bond.
    .title = Un seul pion
    .refusal = Il y a un pion juste derrière : on ne saute pas deux pions alignés d’un seul bond.
WI-09 = Tu peux enchaîner les sauts dans un même tour et changer de direction après chacun. Tu peux t’arrêter après n’importe quel saut.
    .title = Les sauts enchaînés
    .refusal = Les sauts s’enchaînent un par un.
WI-10 = Dans un même tour, un pion ne se pose jamais deux fois sur la même case, et sa case de départ compte comme visitée : elle est vide pendant le voyage, mais on ne peut pas s’y poser de nouveau. Sauter deux fois par-dessus le même pion est permis, sauf si vous jouez la lecture stricte (WI-22).
    .title = Jamais deux fois
    .refusal = Ton pion est déjà passé par cette case pendant ce tour.
WI-11 = Les pions sautés restent en place : on ne prend jamais rien.
    .title = Aucune prise
    .refusal = Les pions sautés restent sur le plateau.
WI-12 = Un coup, c’est un pion et la case où il s’arrête. Le chemin des sauts ne change rien : on montre un des plus courts, et tu peux en tracer un autre.
    .title = Ce qu’est un coup
    .refusal = Ce chemin ne mène pas de ton pion à la case choisie.

rules-wormi-end = La fin

WI-13 = Un ver, ce sont les pions 1 à 16 d’un camp, chacun touchant celui qui porte le numéro précédent. Les pions d’un même camp ne peuvent se toucher qu’en diagonale.
    .title = Le ver
    .refusal = Chaque pion du ver doit toucher le numéro précédent.
WI-14 = Si ton ver est complet après un coup, tu gagnes aussitôt. Seul ton propre coup peut compléter ton ver ; vous ne pouvez donc jamais finir ensemble.
    .title = Gagner
    .refusal = Le ver est complet : plus rien ne peut suivre.
WI-15 = Un joueur qui n’a aucun coup possible passe. Si aucun des deux n’en a, la partie est nulle.
    .title = Aucun coup possible
    .refusal = Tu peux encore jouer, donc tu ne peux pas passer.
WI-16 = Ce n’est pas dans la règle imprimée, mais c’est utile : la troisième fois que la même position se présente et que c’est au même joueur de jouer, la partie est nulle. Elle l’est aussi après 100 coups de chaque camp sans que, d’un côté ou de l’autre, la plus longue suite de numéros consécutifs qui se touchent ait dépassé son record. Ces deux limites se règlent. Vous pouvez aussi vous mettre d’accord sur la nulle, et tu peux abandonner.
    .title = Nulle et abandon
    .refusal = La partie n’est nulle que par ces limites ou d’un commun accord.
WI-17 = Avec une pendule, si vous en choisissez une : celui qui n’a plus de temps perd.
    .title = La pendule
    .refusal = Le temps est écoulé.
WI-18 = Commencer vaut environ un demi-coup, et les distributions diffèrent. Il y a deux façons équitables de jouer : un match de deux parties sur la même distribution, camps échangés (1 point par victoire, un demi-point par nulle), ou le « partage » : les deux voient la distribution, et la personne à la deuxième place choisit qui joue les bleus.
    .title = Deux façons équitables
    .refusal = On choisit les camps une seule fois, avant le premier coup, et c’est au joueur désigné de choisir.

rules-wormi-settled = Ce que l’application précise

WI-19 = Tu peux demander à reprendre ton dernier coup (et avec lui la réponse, s’il y en a eu une). Cela ne se fait que si l’autre est d’accord. Il n’y a qu’une proposition à la fois sur la table, de nulle ou de reprise ; un coup, un oui ou un non l’efface.
    .title = Propositions et reprises
    .refusal = Ce n’est pas le moment de proposer cela, ni d’y répondre.
WI-20 = Sans « partage », la première place a les bleus dans la première partie. Dans un match de deux parties, la seconde commence dès que la première est finie. L’abandon, la nulle et la pendule ne concernent que la partie en cours ; un match à égalité de points est nul.
    .title = Qui est qui
    .refusal = Les camps sont fixés pour cette partie.
WI-21 = Une partie peut aussi commencer par une position donnée au lieu d’une distribution : 16 cases différentes par camp, les bleus sur les claires, les roses sur les foncées, et aucun ver déjà fini.
    .title = Partir d’une position
    .refusal = Une partie ne peut pas commencer par cette position.
WI-22 = « Ne jamais passer deux fois par la même case dans un tour » peut se lire de deux façons, à vous de choisir. D’habitude, seules comptent les cases où ton pion se pose. Dans la lecture stricte, une case que tu sautes compte aussi comme passée : tu ne sautes aucun pion deux fois dans un tour, quelle que soit la direction.
    .title = Aucune case deux fois
    .refusal = Tu as déjà sauté ce pion pendant ce tour ; dans la lecture stricte, une fois suffit.

## Das Wurmt

rules-wurmt = Das Wurmt
    .intro = Un jeu de cartes pour deux à cinq joueurs, fait de mémoire et d’un peu de bluff : fais grandir un ver jusqu’à 10, 11 ou 12 et marque des points ; plus long, tu en perds.

rules-wurmt-material = Le contenu de la boîte

DW-01 = 99 cartes Ver de trois couleurs (jaune, rose et bleu), 33 par couleur : 28 cartes Valeur et 5 cartes Action. 6 queues, deux par couleur. Un tableau de score par joueur, avec un côté plus et un côté moins.
    .title = Cartes et queues
    .refusal = Cela ne fait pas partie de la boîte.
DW-02 = Les valeurs vont de 1 à 7, en quatre exemplaires par couleur. (Les valeurs sont connues ; le nombre d’exemplaires est notre choix, et vous pouvez le changer : 28 valeurs de 0 à 9, à votre gré.)
    .title = Les valeurs
    .refusal = Il faut 28 valeurs de 0 à 9 par couleur.
DW-03 = Les actions sont Retirer, Rafraîchir la main, Nouveau ver, Espionnage et Passer, une de chaque par couleur.
    .title = Les cinq actions
    .refusal = Cette action n’existe pas.
DW-04 = Le dos de chaque carte montre une tête de sa couleur, celui des cartes Action aussi : vue de dos, une action ne se distingue pas d’une carte Valeur. Avec les « dos neutres », si vous les choisissez, tout le monde voit qu’une carte est une action, mais pas laquelle. La couleur d’une action n’a pas d’autre effet.
    .title = Le dos des cartes
    .refusal = Le dos d’une carte ne dit rien de plus que sa couleur.
DW-05 = Tu vois la face de tes cartes ; les autres en voient le dos : combien de cartes de quelle couleur, sans ordre. Dans le jeu « à l’aveugle », personne ne voit les valeurs des cartes en main, pas même les siennes : tu vois les couleurs et lesquelles de tes cartes sont des actions. (La boîte dit à la fois que les têtes regardent les autres et que l’on pose à l’aveugle ; à vous de choisir.)
    .title = Qui voit quoi
    .refusal = Dans le jeu à l’aveugle, les valeurs en main restent cachées.

rules-wurmt-setup = Mise en place

DW-06 = Une queue de chaque couleur est posée sur la table ; les trois autres forment la réserve.
    .title = Les premières queues
    .refusal = Une queue de chaque couleur est sur la table dès le début.
DW-07 = On mélange les 99 cartes, à partir d’une graine que la partie enregistre. À 2 joueurs, on en écarte 30 sans les regarder, à 3 joueurs 20, à 4 joueurs 10, à 5 joueurs aucune.
    .title = Mélanger
    .refusal = Le paquet doit contenir chaque carte exactement une fois.
DW-08 = Chacun reçoit 5 cartes. Le reste forme la pioche.
    .title = Distribuer
    .refusal = Tout le monde reçoit le même nombre de cartes.
DW-09 = Le premier joueur est celui qui a vu un ver le plus récemment, si la table le demande ; sinon, il est tiré au sort ou choisi. On joue dans le sens des aiguilles d’une montre.
    .title = À qui le tour
    .refusal = Ce n’est pas encore ton tour.

rules-wurmt-turn = Ton tour

DW-10 = Joue d’abord autant de cartes Action que tu veux, l’une après l’autre ; puis pose exactement une carte Ver. Après la pose, on ne joue plus rien.
    .title = Actions, puis une carte
    .refusal = Tu n’as pas cette carte en main.
DW-11 = Pose la carte à côté d’un ver de sa couleur, tête visible : elle devient la tête de ce ver. Dès lors, sa valeur est cachée à tous. Si tu vois tes valeurs, tu as vu celle-ci ; dans le jeu à l’aveugle, personne ne l’a vue.
    .title = Poser une tête
    .refusal = Pose la carte à côté d’un ver de sa couleur.
DW-12 = Si le ver avait déjà une tête, on retourne alors cette ancienne tête. La longueur du ver est la somme de ses valeurs visibles ; la queue compte 0 et la nouvelle tête ne compte pas.
    .title = Retourner l’ancienne tête
    .refusal = On ne retourne que l’ancienne tête.
DW-13 = Moins de 10 : il ne se passe rien.
    .title = Moins de 10
    .refusal = Le ver est encore trop court pour marquer.
DW-14 = 10, 11 ou 12 : tu prends la carte qui vient d’être retournée et la places côté plus.
    .title = 10, 11 ou 12
    .refusal = Seul un ver de 10, 11 ou 12 rapporte des points.
DW-15 = Plus de 12 : tu prends la carte qui vient d’être retournée et la places côté moins.
    .title = Plus de 12
    .refusal = Le ver est trop long : la carte va côté moins.
DW-16 = Dans les deux cas, on nettoie le ver : ses autres cartes visibles vont à la défausse, la queue reste, et la nouvelle tête vient à côté de la queue, toujours cachée.
    .title = Nettoyer le ver
    .refusal = La queue et la nouvelle tête restent toujours.
DW-17 = Quand on pose la première carte à côté d’un ver sans tête, on ne retourne rien.
    .title = La première tête
    .refusal = Ce ver n’a pas de tête à retourner.
DW-18 = Tu peux toujours poser : chaque couleur a un ver, et les vers restent toujours sur la table. Tu dois poser, même si cela coûte des points.
    .title = Tu dois poser
    .refusal = Tu dois poser une carte pour finir ton tour.

rules-wurmt-hand = Ta main

DW-19 = Avec plus de 2 cartes en main, tu ne pioches pas. Dès que tu as 2 cartes ou moins, ta main est aussitôt complétée à 5, même au milieu d’un tour, après une action.
    .title = Compléter sa main
    .refusal = Ta main se complète toute seule quand elle est assez petite.
DW-20 = Une main sans aucune carte Valeur (rien que des actions) est défaussée en entier, à la vue de tous, et remplacée par 5 nouvelles cartes. C’est obligatoire, plusieurs fois s’il le faut ; on vérifie après chaque carte jouée, au début d’un tour et après la distribution.
    .title = Rien que des actions
    .refusal = Une main qui contient une carte Valeur reste telle quelle.
DW-21 = La défausse est visible et n’est jamais remélangée. Les cartes écartées restent inconnues jusqu’à la fin.
    .title = La défausse
    .refusal = Rien ne revient de la défausse.

rules-wurmt-actions = Les actions

DW-22 = Une action est montrée, exécutée et défaussée ; elle n’allonge jamais un ver. Une action sans cible possible ne peut pas être jouée.
    .title = Jouer une action
    .refusal = Cette carte ne peut pas faire cela : une action a besoin d’une cible et n’allonge jamais un ver.
DW-23 = Retirer : une carte Valeur visible de n’importe quel ver, même si c’est la seule, va à la défausse. Jamais la tête ni la queue. On ne marque rien.
    .title = Retirer
    .refusal = Tu ne peux retirer qu’une carte Valeur visible, jamais une tête ni une queue.
DW-24 = Rafraîchir la main : défausse autant d’autres cartes de ta main que tu veux, ou aucune, puis complète à 5.
    .title = Rafraîchir la main
    .refusal = Choisis parmi les autres cartes de ta main, chacune une seule fois.
DW-25 = Nouveau ver : pose sur la table une queue de la réserve, celle que tu veux. Deux vers peuvent avoir la même couleur ; une carte de cette couleur va sur l’un ou sur l’autre.
    .title = Nouveau ver
    .refusal = Il n’y a plus de queue de cette couleur dans la réserve.
DW-26 = Espionnage : regarde la valeur d’une tête cachée. Tout le monde voit quel ver tu as espionné ; toi seul apprends la valeur. Regarder ta propre tête, ou une tête une seconde fois, est permis.
    .title = Espionnage
    .refusal = Ce ver n’a pas de tête cachée à regarder.
DW-27 = Passer : tu ne poses pas de carte Ver ce tour-ci ; ton tour finit aussitôt.
    .title = Passer
    .refusal = On ne passe qu’avec une carte Passer.

rules-wurmt-end = La fin

DW-28 = La partie se termine quand quelqu’un doit compléter sa main à 5 et que la pioche n’a plus assez de cartes : on prend ce qui reste, et la partie est aussitôt finie. (Vous pouvez choisir de terminer d’abord le tour ou la manche.) Une pioche tout juste épuisée ne met pas fin à la partie.
    .title = La pioche vide
    .refusal = La pioche est vide : il n’y a plus de cartes à piocher.
DW-29 = Ton score : la somme de ton côté plus moins la somme de ton côté moins. Les têtes sur la table et les cartes en main ne comptent pas. On peut finir en dessous de zéro.
    .title = Compter les points
    .refusal = Seuls les côtés plus et moins comptent.
DW-30 = Qui a le plus de points gagne. Les joueurs à égalité en tête partagent la victoire, et on leur propose encore une manche.
    .title = Gagner
    .refusal = Seuls les points font gagner la partie.

rules-wurmt-announcing = Les annonces (variante)

DW-31 = Si vous jouez avec les annonces, celui qui pose une tête annonce une des valeurs en jeu, et donc la longueur qui en résulterait. Ce peut être un mensonge, même évident ; dans le jeu à l’aveugle, où personne ne connaît la valeur, c’est du pur bluff. Il faut annoncer quelque chose, et cela ne change rien aux points.
    .title = Annonce une valeur
    .refusal = Annonce une des valeurs en jeu si vous jouez avec les annonces, et aucune sinon.
DW-32 = L’annonce reste sur la tête, visible de tous, jusqu’à ce que la tête soit retournée. Alors on montre ensemble l’annonce et la vérité, et la part d’annonces vraies de chacun est publique. Les annonces sur des têtes jamais retournées sont révélées après la partie.
    .title = Annonce et vérité
    .refusal = Une annonce reste sur sa tête jusqu’à ce que celle-ci soit retournée.

rules-wurmt-settled = Ce que l’application précise

DW-33 = Ce que tu sais : la face de tes cartes, sans les valeurs dans le jeu à l’aveugle ; tous les dos, en nombre et en couleur ; toutes les cartes visibles, les défausses, les scores, les annonces et la taille de la pioche ; les valeurs des têtes que tu as espionnées et, si tu vois tes valeurs, de celles que tu as posées toi-même. On ne te dit rien d’autre, d’aucune façon, avant la fin de la partie.
    .title = Ce que tu sais
    .refusal = Cela reste secret jusqu’à la fin de la partie.
DW-34 = Une aide pour la mémoire, si vous la choisissez : dans le jeu « strict », une valeur que tu connais pour l’avoir posée ou espionnée ne t’est montrée que pendant ce tour ; dans le jeu « amical », jusqu’à ce qu’elle soit retournée. Vous choisissez aussi si l’on peut regarder toute la défausse ou seulement le dessus.
    .title = Aide-mémoire
    .refusal = Dans cette partie, c’est à toi de t’en souvenir.
DW-35 = On ne peut reprendre un coup que tant que rien de nouveau n’a été vu, pioché ou joué par quelqu’un d’autre.
    .title = Reprendre un coup
    .refusal = Il n’y a rien que tu puisses reprendre maintenant.

rules-wurmt-silent = Là où la boîte se tait

DW-36 = Règles maison : vous pouvez convenir d’autres cartes Action par couleur (jusqu’à 10), d’un autre nombre de queues par couleur (1 à 10 au lieu de 2), de cartes écartées à 2, 3, 4 et 5 joueurs (au lieu de 30, 20, 10 et 0), de cartes d’une main pleine (1 à 10 au lieu de 5), de cartes auquel une main est complétée (0 à 10 au lieu de 2), et d’autres longueurs qui rapportent des points (au lieu de 10 à 12). Les nombres des règles ci-dessus changent alors en conséquence. Il faut assez de cartes pour la distribution.
    .title = Règles maison
    .refusal = Avec ces règles maison, il n’y a pas assez de cartes.
DW-37 = Après chaque carte jouée, on complète d’abord la main (DW-19), puis on regarde si elle contient des cartes Valeur (DW-20) ; après la distribution, on regarde les mains dans l’ordre des places. Si une main défaussée ne peut pas être remplacée parce que la pioche est vide, elle reste défaussée. Si vous avez choisi de finir le tour ou la manche, un joueur qui reste sans carte Valeur finit son tour sans poser.
    .title = Compléter, puis regarder
    .refusal = On complète d’abord la main, on la regarde ensuite.
DW-38 = Une manche commence avec le tour du premier joueur : si vous avez choisi de finir la manche, la partie s’arrête avant le prochain tour du premier joueur.
    .title = Ce qu’est une manche
    .refusal = La manche finit avant le prochain tour du premier joueur.
DW-39 = Tu connais la carte que tu joues, donc la montrer n’apprend rien de nouveau : une pose qui n’a retourné aucune tête, un Retirer, un Nouveau ver et un Passer peuvent être repris, l’un après l’autre, par qui les a joués. Mais pas si une main a été complétée ou défaussée depuis, si quelqu’un d’autre a joué, si la partie est finie ou si le temps était écoulé. Une annonce reprise compte comme jamais faite. Le temps passé sur le coup reste passé.
    .title = Ce qui se reprend
    .refusal = Ce coup ne peut plus être repris.
DW-40 = Avec une pendule, si vous en choisissez une (tant par tour, ou tant pour la partie et un bonus par tour), le temps d’un tour court de son début à sa fin. Quand il est écoulé, une carte est posée pour toi : la première carte Valeur de ta main, dans l’ordre où tu les as piochées, à côté du premier ver de sa couleur, avec l’annonce la plus basse si vous jouez avec les annonces. Personne ne perd une partie à la pendule. Chaque tour dispose d’au moins une seconde. Ce qui est joué plus tard arrive trop tard.
    .title = La pendule
    .refusal = Le temps de ce tour est écoulé.
DW-41 = Tout le monde voit une carte qui part à la défausse, même si l’on ne peut en regarder que le dessus. Quand la partie est finie, toutes les cartes sont montrées à tous, spectateurs compris.
    .title = Montré à tous
    .refusal = Toutes les cartes sont montrées quand la partie est finie.
DW-42 = Le premier joueur est celui qui a vu un ver le plus récemment : choisissez-le, et la table le demande avant le premier tour. N’importe qui répond, pour soi ou pour quelqu’un d’autre, ou s’en remet au hasard ; la première réponse compte. Le hasard a été tiré avec la distribution, et personne ne le voit avant. Aucune pendule ne court pendant ce temps. Si personne n’a répondu au bout de 20 secondes, le hasard décide ; les robots ne répondent pas.
    .title = La question du ver
    .refusal = D’abord quelqu’un dit, une seule fois, qui a vu un ver le plus récemment.

## Wormlord

rules-wormlord = Wormlord
    .intro = Une course sans tour de rôle pour deux à quatre camps, seul ou à deux : tout le monde noue, pose et dénoue en même temps, et trois objectifs donnent la victoire.
    .story = Autrefois, le jardin était assez grand pour tout le monde. Puis les vers roses ont voulu la salade, les bleus le compost, les jaunes le mur au soleil, et les bruns tout simplement tout. Depuis, ils se disputent du matin au soir. Personne ne mord, car les vers n’ont pas de dents : ils se font des nœuds, se couchent en travers du chemin, et qui tient trois objectifs est seigneur du jardin jusqu’à la prochaine pluie.

rules-wormlord-setup = Matériel et mise en place

WL-01 = Le plateau a 7 × 7 cases. Une carte peut aussi être un autre rectangle, de 5 × 5 à 9 × 9. (Une édition imprimée parle de 25 cases : c’est le « petit jardin » de 5 × 5.)
    .title = Le plateau
    .refusal = Cela ne va pas : un plateau a de 5 à 9 cases de côté.
WL-02 = Une case est de l’herbe, un objectif, la base d’un camp ou de la terre. On ne peut jamais rien poser sur la terre.
    .title = Herbe et terre
    .refusal = On ne peut rien poser sur la terre.
WL-03 = Chaque camp a 15 cordes dans sa réserve, un quartier général (QG) hors du plateau et une base sur le plateau.
    .title = Cordes, QG et base
    .refusal = Chaque camp a 15 cordes, un QG et une base.
WL-04 = Une carte dit pour combien de camps elle est faite. Il y a trois cartes de base (pour 2, 3 et 4 camps) et six autres : Duel, Mountain King, Into the Woods, Crossfire, Bermuda Triangle et Musical Chairs. Toutes les neuf ont 7 × 7 cases. S’y ajoutent quatre jardins à nous : Petit jardin et Petit jardin pour 3 avec 25 cases, Haute montagne et Forêt profonde avec 81.
    .title = Les cartes
    .refusal = Cette carte n’est pas faite pour ce nombre de camps.
WL-05 = Une carte a quatre objectifs, sauf indication contraire, et jamais moins de trois.
    .title = Les objectifs
    .refusal = Une carte doit avoir au moins trois objectifs.
WL-06 = Les cartes sont nos propres dessins sous les noms imprimés. Une carte est un petit fichier texte que tu peux dessiner toi-même. Une carte est équitable : vue de chaque base, la liste triée des distances à pied jusqu’aux objectifs est la même, et chaque base atteint chaque objectif.
    .title = Des cartes équitables
    .refusal = Cette carte n’est pas équitable pour tous les camps.

rules-wormlord-start = Le départ

WL-07 = Chaque camp commence avec une de ses cordes en main, sans nœud ; 14 sont dans la réserve.
    .title = La première corde
    .refusal = Tout le monde commence avec une corde sans nœud en main.
WL-08 = Quand tout le monde est prêt, le compte à rebours égrène 3, 2, 1, puis vient le signal : NOUEZ ! On ne peut rien nouer avant le signal.
    .title = Le signal
    .refusal = Dis une fois « prêt », puis attends le signal.

rules-wormlord-hands = En main

WL-09 = Ton camp tient au plus une corde à la fois : rien, une de tes cordes sans nœud, un de tes nœuds ou un nœud ennemi.
    .title = Une corde à la fois
    .refusal = Tu as déjà une corde en main.
WL-10 = Pour prendre une corde, il te faut une main vide et une corde dans ta réserve. Si ta réserve est vide, tu dois attendre qu’un ennemi te rende une corde.
    .title = Prendre une corde
    .refusal = Ta réserve est vide : attends qu’une corde revienne.
WL-11 = Nouer transforme la corde que tu as en main en nœud. La corde doit être vraiment nouée, et tout nœud convient. On peut convenir avant la partie que seul le nœud simple compte.
    .title = Faire un nœud
    .refusal = Prends d’abord une corde et fais un vrai nœud.
WL-12 = Un nœud une fois fait se pose aussitôt : tu ne peux ni le garder pour plus tard, ni le défaire, ni le remettre, et ta main ne fait rien d’autre avant de l’avoir posé. Si tu peux le poser et ne le fais pas pendant un moment (10 secondes, sauf accord contraire), il se défait : la corde reste en main, dénouée.
    .title = Noué, donc posé
    .refusal = Pose d’abord ton nœud sur le plateau.
WL-13 = Une réserve ne contient que les cordes sans nœud de son propre camp.
    .title = La réserve
    .refusal = Seules tes cordes sans nœud vont dans ta réserve.

rules-wormlord-placing = Poser

WL-14 = Ton nœud va sur une case juste à côté (jamais en diagonale) d’une case que ton camp occupe, ou à côté de ta base.
    .title = Côte à côte
    .refusal = Pose-le juste à côté d’un de tes nœuds ou de ta base, pas en diagonale.
WL-15 = Ton camp occupe les cases où sont ses nœuds. Elles n’ont pas besoin d’être reliées à la base : un nœud coupé du reste demeure en place, et tu peux toujours poser à côté.
    .title = Coupé mais vivant
    .refusal = Tu n’occupes que les cases où sont tes nœuds.
WL-16 = Conquérir une case libre : ton nœud y est posé et ta main est vide.
    .title = Une case libre
    .refusal = Il te faut un nœud en main pour conquérir une case.
WL-17 = Conquérir une case ennemie : ton nœud prend aussitôt la case, et le nœud ennemi vient dans ta main.
    .title = Une case ennemie
    .refusal = Le nœud ennemi vient dans ta main.
WL-18 = Un nœud ennemi que tu as en main doit être dénoué, puis il retourne dans la réserve de son camp. Jusque-là, ta main ne fait rien d’autre.
    .title = Dénouer
    .refusal = On ne dénoue que le nœud ennemi qu’on a en main, et il doit être défait avant toute autre chose.
WL-19 = Une case contient un nœud au plus. Tu ne peux pas reprendre ta propre case.
    .title = Un nœud par case
    .refusal = Cette case est déjà à toi.
WL-20 = Tu ne dénoues et ne déplaces jamais tes propres nœuds sur le plateau.
    .title = Les nœuds restent
    .refusal = Tes propres nœuds restent où ils sont.
WL-21 = Une base compte comme une case qui appartient pour toujours à son camp. Aucun nœud ni QG d’aucune couleur ne s’y pose jamais.
    .title = La base
    .refusal = On ne peut rien poser sur une base.
WL-22 = Si deux camps posent sur la même case libre, le premier arrivé la prend, et le second, si c’est encore permis, la conquiert sur le premier (WL-17).
    .title = Tous deux en même temps
    .refusal = Quelqu’un a été plus rapide sur cette case.
WL-23 = S’il n’y a aucune case permise pour le nœud que tu as en main, il reste en main jusqu’à ce qu’il y en ait une.
    .title = Nulle part où poser
    .refusal = Il n’y a pas encore de case pour ton nœud : garde-le et attends.

rules-wormlord-headquarters = Le quartier général

WL-24 = Tu peux poser ton QG sur n’importe quelle case où se trouve un de tes nœuds, à tout moment, quoi que tu aies en main, et le déplacer de nouveau à tout moment.
    .title = Poser le QG
    .refusal = Ton QG ne peut se trouver que sur un de tes nœuds.
WL-25 = Une case avec un QG ne peut pas être conquise tant que le QG y est.
    .title = Une case protégée
    .refusal = Un QG protège cette case.
WL-26 = Un QG ne se trouve jamais sur un objectif ni sur une base. Personne ne déplace le QG d’un autre camp.
    .title = Pas sur un objectif
    .refusal = Un QG ne peut se trouver ni sur un objectif ni sur une base.
WL-27 = Une fois sur le plateau, un QG ne va que d’un nœud de son camp à un autre.
    .title = De nœud en nœud
    .refusal = Ton QG ne va que vers un autre de tes nœuds.

rules-wormlord-winning = Gagner

WL-28 = Le premier camp qui occupe trois objectifs en même temps gagne aussitôt la manche. (Avec quatre objectifs, deux camps ne peuvent jamais y arriver ensemble.)
    .title = Trois objectifs
    .refusal = Il te faut trois objectifs en même temps.
WL-29 = Le premier camp qui gagne deux manches gagne le match. Vous pouvez convenir d’un autre nombre, de 1 à 5.
    .title = Le match
    .refusal = Un match se joue en 1 à 5 manches gagnées.
WL-30 = Entre les manches, le plateau, les réserves et les QG sont remis en place.
    .title = Un jardin tout neuf
    .refusal = Chaque manche commence dans un jardin tout neuf.

rules-wormlord-timed = Contre la montre (variante)

WL-31 = Une manche peut avoir une limite de temps : 3 minutes, sauf si vous en choisissez une autre (de 10 secondes à une heure).
    .title = La limite de temps
    .refusal = Une limite de temps va de 10 secondes à une heure, en secondes entières.
WL-32 = Si le temps s’écoule, le camp qui a le plus de points gagne la manche : 1 pour chaque case avec son nœud, 2 pour un objectif. Les bases ne comptent pas.
    .title = Les points décident
    .refusal = Le temps est écoulé : les points décident.
WL-33 = S’il y a égalité en tête, il n’y a pas de gagnant : la manche est rejouée.
    .title = Égalité de points
    .refusal = À égalité de points, personne ne gagne la manche.

rules-wormlord-pairs = À deux

WL-34 = Un camp peut être formé de deux personnes, dès deux contre deux, et une paire peut affronter une personne seule. Les partenaires partagent une seule main : chacun bouge un bout de la même corde, et seulement ce bout, du début à la fin d’un nœud.
    .title = Une corde à deux
    .refusal = Chacun de vous doit faire sa part du nœud.
WL-35 = L’un ou l’autre peut poser le nœud. Qui pose sur une case ennemie prend le nœud ennemi ; vous le dénouez ensemble, un bout chacun.
    .title = Poser à deux
    .refusal = Ne tire que sur ton bout du nœud.
WL-36 = L’un ou l’autre peut déplacer le QG. Les partenaires se parlent comme ils veulent et se montrent des cases ; tout le monde peut en montrer, au vu de tous, si cela a été convenu.
    .title = QG et parole
    .refusal = Seuls ton partenaire et toi déplacez votre QG.

rules-wormlord-faith = Jouer franc jeu

WL-37 = Attendre exprès est contraire aux règles. Un camp qui pourrait agir et n’a rien fait depuis un moment est montré à tous comme inactif ; on ne lui enlève rien.
    .title = Ne pas attendre exprès
    .refusal = N’attends pas exprès, s’il te plaît.
WL-38 = Un nœud n’est jamais si serré qu’on ne puisse le défaire : tu le vois sous une forme lâche, et le même nœud est aussi difficile pour tous. Un nœud simple demande une seconde et demie de bonne traction, et chaque croisement de plus un quart de seconde. Une boucle se dénoue comme un nœud simple.
    .title = Jamais trop serré
    .refusal = Les mêmes nœuds sont aussi faciles à dénouer pour tous.
WL-39 = Avant la partie, on peut convenir d’un handicap pour chaque camp : « boucle » (au moins un croisement de la corde avec elle-même, pour les petits), « nœud simple » (la règle) ou « nœud en huit » (pour les experts).
    .title = Handicaps
    .refusal = Ton camp a convenu d’un autre nœud.

rules-wormlord-silent = Là où le livret se tait

WL-40 = Un camp peut abandonner à tout moment ; à deux, chacun doit le dire dans la même manche. Il quitte alors le match : ses nœuds restent et peuvent être conquis, son QG quitte le plateau, et ce qu’il a en main retourne, dénoué, dans sa réserve d’origine. Il ne gagne plus rien. Le dernier camp qui reste gagne le match.
    .title = Abandonner
    .refusal = Tu as déjà abandonné.
WL-41 = Quand plus aucun camp ne peut prendre, nouer, poser ou dénouer, la manche est finie et les points décident, comme si le temps était écoulé (WL-32, WL-33). Déplacer un QG ne suffit pas à prolonger une manche.
    .title = Tout le monde est bloqué
    .refusal = Personne ne peut plus rien faire : les points décident.
WL-42 = Une carte peut être faite pour plusieurs nombres de camps. Ce sont les premières bases qui jouent ; les bases des camps qui ne jouent pas sont de l’herbe.
    .title = Les bases au repos
    .refusal = Cette base ne joue pas dans cette partie.
WL-43 = Une distance à pied est le nombre de pas, jamais en diagonale, d’une base à un objectif, sur l’herbe et les objectifs, jamais à travers la terre ou une autre base : aucun nœud ne peut s’y trouver.
    .title = Les distances à pied
    .refusal = Aucun chemin ne passe par la terre ou par une base.
WL-44 = Les partenaires sont assis côte à côte : le premier bouge la queue, le second la tête. La corde est jugée quand les deux bouts ont bougé, dans l’ordre où ils l’ont fait. Tant que ce n’est pas un nœud, chacun peut recommencer avec son bout. Un nœud ennemi est défait quand plus rien ne tient et que les deux ont tiré.
    .title = Queue et tête
    .refusal = Les deux bouts doivent bouger : le tien et celui de ton partenaire.
WL-45 = Le match commence quand tout le monde est prêt, et son premier compte à rebours part aussitôt. Avant chaque nouvelle manche, tous ceux qui jouent encore disent qu’ils sont prêts ; alors seulement le compte à rebours part. Jusque-là, on peut regarder la dernière manche.
    .title = De nouveau prêts
    .refusal = La manche commence quand tout le monde est prêt.
WL-46 = Ce qui arrive à échéance à un instant passe avant ce qu’on fait à cet instant : dès le signal, on peut nouer, et une fois le temps écoulé, plus rien ne compte.
    .title = À l’instant près
    .refusal = C’est arrivé un instant trop tard.
WL-47 = Tu peux jouer sur ta propre carte si elle est conforme et si chaque base atteint chaque objectif ; si les distances diffèrent, seulement si vous en avez convenu avant la partie.
    .title = Tes propres cartes
    .refusal = Cette carte ne se joue que si tous acceptent des distances inégales.
WL-48 = Qui ne peut ni prendre, ni nouer, ni poser, ni dénouer n’est jamais inactif, aussi longtemps que cela dure. Déplacer le QG, c’est agir.
    .title = Attendre sans reproche
    .refusal = Qui ne peut pas agir n’est pas inactif.
WL-49 = Un nœud qui garde plus de six croisements, une fois retirés tous ceux qui sont inutiles, ne se déferait pas sans effort : il ne compte pas.
    .title = Pas trop compliqué
    .refusal = Joli ! Mais il garde plus de six croisements : personne ne le déferait sans effort.
WL-50 = Le temps d’un nœud en main ne court que s’il y a une case pour lui, et tout le monde voit quand il va se défaire. Un camp avec le handicap « boucle » a trois fois plus de temps, et de même qui a fait le nœud avec les flèches du clavier ou un seul bouton.
    .title = Le temps de poser
    .refusal = Ton nœud s’est défait.
WL-51 = Une corde est dessinée par une main, sur un écran ou avec des touches. Personne ne traverse la zone de dessin en moins d’un dixième de seconde, ne saute par-dessus, ni ne dessine une corde entière en un clin d’œil : une corde qu’aucune main n’a pu dessiner est refusée, qui ou quoi que ce soit qui l’envoie.
    .title = Dessinée à la main
    .refusal = Aucune main n’a pu dessiner cette corde.

## At every table

rules-table = À chaque table
    .intro = Ce que tous les jeux ont en commun : comment la table traite une demande avant qu’un jeu ne l’examine.

rules-table-wishes = Les demandes

TB-01 = Une demande doit être lisible : d’un type connu, avec tous les champs qu’il lui faut et aucun autre, chacun de la bonne sorte et dans ses limites. Ce qui est illisible est refusé et ne change rien.
    .title = Des demandes lisibles
    .refusal = Nous n’avons pas pu comprendre cela.
TB-02 = Seul l’occupant d’une place de la partie peut agir, et seulement pour cette place. Tous les autres regardent.
    .title = Jouer ou regarder
    .refusal = Ce n’est pas à toi de le faire : tu n’agis que pour ta place.
TB-03 = Quand une partie est finie, on n’y joue plus.
    .title = Fini, c’est fini
    .refusal = Cette partie est finie.
TB-04 = Une partie ne commence qu’avec un nombre de places prévu par le jeu et des options dans leurs limites, chacune séparément et toutes ensemble.
    .title = Places et options
    .refusal = Le jeu ne peut pas se jouer avec ces places et ces options.
TB-05 = Le temps ne recule jamais : ce qui est daté d’avant le dernier événement compte à partir de celui-ci.
    .title = Le temps avance
    .refusal = Le temps ne recule jamais.
TB-06 = Une demande refusée ne coûte rien : la partie, la pendule et ce que chacun voit restent comme avant.
    .title = Un non ne coûte rien
    .refusal = Rien n’a changé : essaie autre chose.

rules-table-seats = Les places

TB-07 = Une place a un seul occupant, une personne ou un robot. Tu peux prendre n’importe quelle place libre ; une place prise reste à son occupant jusqu’à ce qu’il la quitte. L’hôte peut libérer une place dont l’occupant est absent quand aucune partie n’est en cours.
    .title = Une place, un occupant
    .refusal = Regarde bien : cette place est prise, ou elle est déjà libre.
TB-08 = Un nom a de 1 à 24 caractères visibles.
    .title = Les noms
    .refusal = Choisis un nom de 1 à 24 caractères, s’il te plaît.
TB-09 = L’hôte est la personne assise ici depuis le plus longtemps : il prépare la partie, installe des robots aux places libres et libère des places. On ne prend jamais sa place à quelqu’un qui est assis.
    .title = L’hôte
    .refusal = Seul l’hôte fait cela, et on ne chasse personne de sa place.
TB-10 = Quand tout le monde est prêt, le compte à rebours part, et la partie commence à un instant fixé. Si quelqu’un n’est finalement pas prêt, il s’arrête. Un jeu qui a son propre compte à rebours commence aussitôt.
    .title = Prêts, et compte à rebours
    .refusal = La partie commence quand tout le monde est prêt.
TB-11 = Chaque chose en son temps : places et options se règlent avant une partie, on joue pendant qu’elle se déroule, et on ne joue rien pendant une pause.
    .title = Chaque chose en son temps
    .refusal = Ce n’est pas le moment.
TB-12 = Ceux qui sont assis peuvent proposer de faire une pause, de reprendre ou de finir la partie sans gagnant. Cela se fait quand toutes les personnes présentes sont d’accord ; chacun peut refuser.
    .title = Pause et fin à l’unanimité
    .refusal = Rien n’est proposé en ce moment.
TB-13 = Si l’occupant d’une place est absent, ceux qui sont assis peuvent la faire garder par un robot ; il se lève dès que l’occupant revient. Les robots sont toujours signalés comme tels.
    .title = Les robots gardent la place
    .refusal = Ce robot n’existe pas, ou l’occupant de la place est là.
TB-14 = Qui a occupé une place dans une partie n’en prend pas une autre dans la même partie : personne ne voit deux mains.
    .title = Une main chacun
    .refusal = Tu as occupé une autre place dans cette partie.
TB-15 = On se parle par phrases toutes faites et par gestes, et pas trop à la fois. Ceux qui regardent applaudissent et saluent. Les partenaires se parlent et montrent du doigt autant qu’ils veulent, et personne d’autre ne le voit. Tout le monde peut montrer du doigt, au vu de tous, si cela a été convenu avant la partie.
    .title = Se parler
    .refusal = Pas tant à la fois, s’il te plaît.

rules-table-house = La maison

TB-16 = Tout a une limite : la quantité, le nombre et la vitesse. Qui l’atteint attend un instant.
    .title = Les limites
    .refusal = C’est trop, ou trop vite : attends un instant.
TB-17 = Si le serveur fait une erreur, la demande est refusée et la partie reste comme elle était.
    .title = Nos propres erreurs
    .refusal = Une erreur s’est produite chez nous ; rien n’a changé.
TB-18 = On trouve une table par son code.
    .title = Trouver une table
    .refusal = Cette table est introuvable pour le moment.
TB-19 = Tout le monde entre comme invité ; un invité est reconnu à son appareil.
    .title = Les invités
    .refusal = Entre d’abord comme invité, s’il te plaît.
TB-20 = Le journal d’une table est ouvert à tous après la fin, pas avant ; et ce qui ne peut pas être rejoué n’est pas accepté.
    .title = Le journal, après la fin
    .refusal = Ce journal est encore secret, ou il ne peut pas être rejoué.
TB-21 = Un geste, une corde par exemple, se dessine en direct : morceau par morceau, dans l’ordre et pas plus vite que le temps ne passe ; ce qui est fini est ce qu’on a vu.
    .title = Dessiné en direct
    .refusal = Aucune main ne dessine ainsi : recommence ton dessin.
TB-22 = L’entraîneur ne donne des conseils que là où ils ne nuisent à personne : quand toutes les autres places sont tenues par des robots, que toutes les places sont sur un même appareil, ou que tous en ont convenu avant une partie sans pendule. Une partie finie peut être étudiée par tous.
    .title = Des conseils, sans léser personne
    .refusal = Pas de conseils ici : quelqu’un d’autre joue aussi.
TB-23 = Une partie où personne n’est venu pendant 60 jours se termine sans gagnant.
    .title = Quand personne ne revient
    .refusal = Personne n’était venu depuis longtemps : la partie a été terminée.
TB-24 = Une partie a son propre temps. Tant que le serveur est arrêté ou figé, le temps de personne ne s’écoule, et régler une horloge n’y change rien.
    .title = Les pauses du serveur
    .refusal = Le serveur était figé ; pendant ce temps, le temps de personne ne s’est écoulé.
TB-25 = Ce qui s’arrange autour de la partie a une mesure : 60 demandes d’une personne d’un coup, puis une toutes les deux secondes, et au plus 1000 à une table sans qu’un coup soit joué. Ensuite, tu peux encore te dire prêt ou t’en aller.
    .title = Une mesure pour les préparatifs
    .refusal = Cela fait beaucoup de changements : attends un moment, joue, ou ouvre une autre table.
TB-26 = Tant que rien ne peut être noté, parce que le disque est plein par exemple, rien n’est décidé : les demandes sont refusées et tout reste comme avant. Dès que c’est de nouveau possible, la partie continue.
    .title = Noté, ou rien
    .refusal = Le serveur ne peut rien noter en ce moment ; rien n’a changé. Réessaie dans un instant.
TB-27 = Qui veut jouer tout de suite avec quelqu’un est réuni avec la personne qui attend depuis le plus longtemps le même jeu, avec des options que les deux acceptent ; les places sont tirées au sort. Qui ferme la page n’attend plus.
    .title = Jouer tout de suite
    .refusal = On ne trouve personne pour l’instant : réessaie dans un moment.
TB-28 = Quand les mêmes personnes rejouent, les places tournent : les camps sont échangés, ou c’est à la personne suivante de commencer. On compte combien de fois chacun a gagné tant que les mêmes personnes jouent ensemble.
    .title = Encore une partie
    .refusal = La partie suivante commence quand tout le monde est prêt.
TB-29 = Dans une partie, une personne a 5000 coups. Qui les a épuisés, en reprenant et en reposant sans fin une carte par exemple, peut encore accepter de terminer la partie, ou s’en aller.
    .title = Assez de coups
    .refusal = Tu as joué 5000 coups dans cette partie, il n’est pas possible d’en garder plus. Terminez la partie ensemble, ou quitte-la.
