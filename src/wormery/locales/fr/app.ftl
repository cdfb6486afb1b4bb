# Les mots autour de chaque jeu : portes, tables, paroles, parties rejouées.

## Partout

home = Accueil
skip = Aller au contenu
close = Fermer
loading = Un instant…
settings = Réglages
language = Langue
your-name = Ton nom
save-name = Enregistrer ce nom
name-refused = Ce nom ne convient pas. Choisis de 1 à 24 caractères ordinaires.
theme = Apparence
theme-system = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
less-motion = Moins d’animations
sounds = Sons
look = Plateau et vers
look-garden = Jardin
look-wood = Bois
look-pond = Étang
look-candy = Bonbons
look-contrast = Fort contraste
volume = Volume
haptics = Vibrations du téléphone
letters = Caractères : Fredoka, sous licence SIL Open Font
live-region = Ce qui se passe
yes = Oui
no = Non
no-go-back = Non, retour
agree = D’accord
decline = Non merci
withdraw = Retirer
you = toi
bot = robot
away = pas là
try-again = Réessayer
take-back = Reprendre

pet-name-1 = Tortillon
pet-name-2 = Nouille
pet-name-3 = Zigzag
pet-name-4 = Vrille
pet-name-5 = Bouclette
pet-name-6 = Spirale
pet-name-7 = Galerie
pet-name-8 = Serpentin

letter-yellow = J
letter-pink = R
letter-blue = B

missing-page = Il n’y a rien dans ce trou
missing-page-help = L’adresse ne mène nulle part. Le chemin du retour est sûr.
missing-table = Cette table n’existe pas
missing-table-help = Le code est peut-être mal écrit, ou la table est débarrassée depuis longtemps.
missing-broken = Quelque chose s’est cassé
missing-broken-help = C’est notre faute, pas la tienne. Ta partie est à l’abri sur le serveur.
missing-offline = Pas de connexion au serveur
missing-offline-help = Vérifie le réseau ; rien n’est perdu.

## Accueil

home-title = Trois jeux de vers, une table
home-text = Assieds-toi et joue : sans compte, sans façon.
home-games = Les jeux
home-continue = Tes tables
home-join = Rejoindre une table
home-code = Code de la table
home-join-do = Y aller
home-open = Tables ouvertes à tous
home-open-none = Personne n’attend en ce moment. Ouvre une table à tous et donne le départ.
home-watch = Regarder
home-watch-none = Aucune partie publique en ce moment. Ouvre une table à tous, et d’autres pourront regarder.
table-watchers = { $count ->
    [0] sans public
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
watch-game = Regarder
home-foot = Gratuit, sans publicité, et rien n’est chargé d’ailleurs.
home-programs = Pour les programmes
home-offline = Pas de connexion au serveur. On continue d’essayer.
offline-can = En attendant, ceci fonctionne sur cet appareil :
home-trouble = Le serveur n’y arrive pas pour l’instant. Réessaie dans un moment.
play-bot = Jouer contre un robot
invite = Inviter quelqu’un
one-device = Sur un seul appareil
open-to-all = Ouvrir une table à tous
quick-change = Changer
quick-title = { $game } : ta façon de jouer
quick-against = Contre
quick-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
quick-usual = règles de base
quick-done = C’est bon
learn = Apprendre en jouant
rules = Règles
corner-practice = S’entraîner aux nœuds
corner-editor = Dessiner une carte
pastime = S’échauffer en attendant
rules-of-table = À chaque table
needs-connection = Pour jouer, cet appareil a besoin d’une connexion au serveur.
game-soon = Pas encore dans le navigateur : on tresse encore les cordes.
free-seat = place libre
seat-with = avec { $names }

game-wormi = Wormi
game-wormi-sentence = Saute et rampe jusqu’à ce que tes seize pions forment un seul ver.
game-wormi-facts = 2 personnes · rien de caché · 20 minutes
game-wurmt = Das Wurmt
game-wurmt-sentence = Fais grandir un ver jusqu’à 10, 11 ou 12, pas plus – si seulement tu te rappelais ce que cache sa tête.
game-wurmt-facts = 2 à 5 personnes · dès 8 ans · 20 minutes · de la mémoire et un peu de bluff
game-wormlord = Wormlord
game-wormlord-sentence = Fais de vrais nœuds, plus vite que les autres, et prends le jardin.
game-wormlord-facts = 2 à 8 personnes · dès 6 ans · 20 minutes · tous en même temps

phase-open = attend du monde
phase-counting = va commencer
phase-playing = en cours
phase-paused = en pause
phase-over = terminée

sharing-title = Qui joue sur cet appareil ?
sharing-text = Vous vous passez l’appareil. Là où les cartes sont secrètes, un rideau les cache.
sharing-name = Joueur { $number }
sharing-more = Un de plus
sharing-fewer = Un de moins
sharing-begin = Commencer

## Avant la partie

table-opening = On dresse la table…
seats = Places
sit-here = S’asseoir ici
move-here = Venir ici
stand-up = Se lever
free-it = Libérer la place
fill-seat = Occuper…
fill-seat-number = Occuper la place { $number }
fill-seat-who = Qui prend la place { $number } ?
fill-seat-bot = Ou un robot joue :
bot-plays = un robot joue ici
is-ready = c’est bon
not-ready = pas encore
ready-do = C’est bon pour moi
not-ready-after-all = Attendez, pas encore
waiting-for-people = Il reste des places : invite quelqu’un ou fais-les occuper par des robots.
waiting-for = On attend { $names }.
take-a-seat = Prends place, { $name }.
all-taken = Toutes les places sont prises ; tu peux regarder.
invite-others = Inviter les autres
invitation-qr = Code QR qui mène à la table { $code }
invitation-code = Code :
invitation-link = Lien vers cette table
copy = Copier
copied = Copié
share = Partager
big-screen = Montrer cette table sur grand écran
only-hand = Seulement ma main sur cet appareil
whole-table = Toute la table sur cet appareil
what-is-played = { $game } : ce qui se joue
how-many = Nombre de joueurs
options-usual = Règles de base.
options-change = Changer les options
option-usual = (par défaut)
option-own = choix maison
option-none = aucun choix
option-seat = { $number } : { $name }
option-range = de { $least } à { $most } ; par défaut { $usual }
option-usual-is = Par défaut : { $usual }
option-more = { $option } : un de plus
option-fewer = { $option } : un de moins
options-reset = Revenir aux règles de base
options-all = Toutes les options
rule-link = Règle { $rule }, dans un nouvel onglet
begins-in = { $seconds ->
    [one] Commence dans { $seconds } seconde
   *[other] Commence dans { $seconds } secondes
}
clock-none = Sans pendule
clock-blitz = 5 minutes, et 3 secondes par coup
clock-calm = 15 minutes, et 10 secondes par coup
clock-minute = 1 minute par coup
clock-day = 1 jour par coup
clock-week = 1 semaine par coup
clock-own = une autre pendule
clock-left = Temps restant : { $time }
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

## Pendant la partie

your-move = À toi de jouer
their-move = À { $name } de jouer
their-turn = C’est à { $name } de jouer
talk = Parler
talk-to = Qui l’entend
talk-to-all = tout le monde
talk-to-partners = seulement { $names }
talk-among-partners = entre vous
table-menu = Table
story = Ce qui s’est passé
story-none = Il ne s’est encore rien passé.
paused = En pause
go-on = Continuer
propose-pause = Proposer une pause
propose-end = Proposer d’arrêter la partie
proposal = { $what ->
    [pause] On fait une pause ?
    [go_on] On continue ?
   *[end] On arrête la partie ?
}
proposal-yours = { $what ->
    [pause] Tu as proposé une pause.
    [go_on] Tu as proposé de continuer.
   *[end] Tu as proposé d’arrêter la partie.
}
somebody-away = quelqu’un n’est pas là
is-away = { $name } n’est pas là. Vous pouvez attendre, ou laisser jouer un robot en attendant.
let-bot-play = { $bot } continue
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
link-live = en ligne
link-joining = connexion…
link-sending = envoi…
link-broken = Pas de connexion : nouvel essai
link-gone = plus là
link-waiting = { $count ->
    [one] · { $count } demande en attente
   *[other] · { $count } demandes en attente
}
wish-lost = { $count ->
    [one] La connexion a été coupée trop longtemps : ton dernier geste est annulé.
   *[other] La connexion a été coupée trop longtemps : tes { $count } derniers gestes sont annulés.
}
refused = Ce n’est pas possible maintenant.
rule-why = Pourquoi ? { $rule }
fair-commitment = La distribution est scellée. Son sceau :
fair-seed = La distribution vient de cette graine :
why-not-turn = Pas ton tour
away-what = { $name } n’est pas là : que faire ?
away-name = { $name } n’est pas là
away-wait = Attendre
away-bot = Un robot continue
away-end = Terminer la partie
away-end-sure = Terminer cette partie pour tout le monde ?
cheer-clap = Applaudir
cheer-wave = Saluer
cheer-mute = Ne pas montrer ce que font les spectateurs
cheer-told-clap = Quelqu’un applaudit dans le public
cheer-told-wave = Quelqu’un salue dans le public
fair-question = La distribution était-elle honnête ?
fair-explained = Tout le hasard d’une partie vient d’une graine secrète. Avant la partie, on montre son sceau : une empreinte qui ne correspond à aucune autre graine. Après la partie, on montre aussi la graine : personne n’a pu changer la distribution entre-temps.
fair-check = Vérifier ici
fair-fits = La graine correspond au sceau : la distribution était honnête.
fair-differs = La graine ne correspond pas au sceau !
fair-later = La graine sera montrée à la fin de la partie.
curtain-title = Passe l’appareil à { $name }
curtain-text = Tous les autres regardent ailleurs.
curtain-open = C’est moi, { $name }

say-hello = Bonjour !
say-good_luck = Bonne chance !
say-have_fun = Amusons-nous bien !
say-well_played = Bien joué !
say-nice_one = Joli coup !
say-ouch = Aïe !
say-oops = Oups !
say-thinking = Je réfléchis…
say-your_turn = À toi !
say-ready = C’est bon !
say-one_moment = Un instant, s’il te plaît
say-back_soon = Je reviens
say-thanks = Merci !
say-sorry = Pardon !
say-yes = Oui
say-no = Non
say-another_game = Encore une partie ?
say-good_game = Belle partie !
say-bye = Au revoir !
say-wave = fait signe
say-smile = sourit
say-laugh = rit
say-wonder = s’étonne
say-clap = applaudit
say-cheer = jubile
say-cry = pleure
say-sleepy = bâille
say-heart = envoie un cœur
say-wriggle = se tortille

## Après la partie

over = La partie est finie
over-ended = La partie a été arrêtée
over-drawn = Partie nulle
over-you-won = Tu as gagné !
over-you-share = Tu partages la victoire !
over-you-won-together = Gagné ensemble !
over-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
over-won-together = { $names } gagnent
rematch = Encore une partie
rematch-waiting = On attend les autres…
change-table = Changer de places ou d’options
replay = Revoir la partie
another-game = Vers les autres jeux

## Parties rejouées

replay-title = Revoir la partie
replay-as = Vue par
replay-all = tous, tout visible
replay-watcher = le public
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lire
replay-stop = Arrêter
replay-next = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-step = Étape { $at } sur { $of }
replay-chapters = Chapitres
replay-evening = Toute la soirée
replay-game = Partie { $number }
replay-controls = Regarder
replay-keep = Enregistrer ou partager
replay-json = Enregistrer en entier (JSON)
replay-text = Enregistrer comme texte
replay-copy = Copier le lien
replay-not-over = La partie est en cours : tu vois ce que voit le public.
replay-empty = On n’a encore rien joué à cette table.
replay-to-table = Vers la table
replay-upload-link = Revoir une partie enregistrée
replay-upload = Choisir un fichier
replay-upload-help = Une partie enregistrée depuis sa page, en JSON ou en texte (Wormi, Das Wurmt). Elle est vérifiée, montrée, puis oubliée.
replay-bad-line = C’est la ligne { $line } du fichier.
replay-bad-step = C’est l’étape { $step } de la partie { $game } du fichier.
player-number = Joueur { $number }

## Apprendre

learn-title = Apprendre { $game }
learn-step = Étape { $at } sur { $of }
learn-next = On continue
learn-again = Recommencer
learn-done = Tu en sais assez pour jouer !
learn-play = Jouer contre un robot
learn-opponent = Rose

## Several people on one device

sit-here-too = Quelqu’un d’autre sur cet appareil

## Name and face

face-who = Qui es-tu ?
face-change = Changer de nom et de tête
face-change-of = { $name } : changer de nom et de tête
face-yours = Ta tête
face-colour = Elle prend la couleur de ton camp dans chaque partie.
face-sit = M’asseoir
face-later = Plus tard
face-save = C’est moi
face-cancel = Ne rien changer
face-sprout = avec une pousse
face-curl = avec une boucle
face-specs = avec des lunettes
face-cap = avec une casquette
face-tuft = avec une touffe
face-bow = avec un nœud
face-crown = avec une couronne
face-flower = avec une fleur
face-moustache = avec une moustache
face-star = avec une étoile

## Home, for whoever arrives

mine-turn = À toi de jouer
mine-again = Encore une partie ?
mine-waiting = En attente
mine-over = Terminée
mine-away = Ranger
mine-away-of = Ranger : { $game }, { $code }
mine-is-away = { $game } est rangé.
mine-back = Annuler
learn-quick = Apprendre en deux minutes
scan = Scanner le code QR
scan-help = Tiens le code QR d’une table devant la caméra.
scan-refused = La caméra n’est pas disponible. Tape plutôt le code.

## Playing somebody now

match = Jouer avec quelqu’un
match-insist = Seulement avec mes options
match-seeking = On cherche quelqu’un pour { $game }…
match-time = depuis { $seconds } s
match-bot = Un robot en attendant
match-stop = Arrêter
match-found = Quelqu’un est là pour { $game } !
match-join = Jouer

## Another game, and the evening

rematch-wanted = 
    { $count ->
        [one] { $names } veut une autre partie.
       *[other] { $names } veulent une autre partie.
    }
rematch-join = Accepter
rematch-asked = Tu veux une autre partie. On attend { $names }…
rematch-not = Finalement non
evening = Score de la soirée
evening-games = 
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
evening-draws = 
    { $count ->
        [one] une partie nulle
       *[other] { $count } parties nulles
    }
share-game = Partager
share-title = { $game } : { $names }

## My games

games-mine = Mes parties
games-none = Rien encore : ce que tu joues ici figurera dans cette liste.
games-begin = Choisir un jeu
games-more = En voir plus
games-again = Réessayer
games-won = Gagné
games-shared = Gagné ensemble
games-lost = Perdu
games-drawn = Partie nulle
games-ended = Arrêtée d’un commun accord
match-again = Chercher quelqu’un d’autre
match-decline = Pas maintenant

## A big screen, and the rule book

hall-scan = Scanne pour jouer
hall-or = ou ouvre { $address } et tape
hall-missing =
    { $count ->
        [one] Une place est libre : à qui le tour ?
       *[other] { $count } places sont libres : à qui le tour ?
    }
hall-unready =
    { $count ->
        [one] Une personne doit encore toucher « C’est bon pour moi »
       *[other] { $count } personnes doivent encore toucher « C’est bon pour moi »
    }
hall-begins = Tout le monde est là : c’est parti !
hall-sound = Activer le son
leading = en tête
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Rien trouvé
        [one] Une règle
       *[other] { $count } règles
    }
gallery = Voir à quoi ça ressemble
gallery-tv = { $game } sur un téléviseur
gallery-phone = { $game } sur un téléphone
