# Les mots pour apprendre : conseils, analyses de parties finies et énigmes.

hint = Conseil
hint-more = Montre-moi le coup
hint-thinking = L’entraîneur réfléchit…
hint-failed = L’entraîneur ne répond pas pour l’instant. Réessaie dans un moment.

wormi-hint-piece = { $side ->
    [blue] Regarde le { $number } bleu.
   *[pink] Regarde le { $number } rose.
}
wormi-hint-finishes = { $number } en { $to } termine le ver !
wormi-hint-sure = { $number } en { $to } : ensuite, rien n’arrête plus ton ver. Il faut { $mine } coups.
wormi-hint-joins = { $count ->
    [one] { $number } en { $to } le relie au { $one }.
   *[other] { $number } en { $to } le relie au { $one } et au { $other }.
}
wormi-hint-hinders = { $number } en { $to } retire un pont à l’autre ver.
wormi-hint-prepares = { $number } en { $to } prépare les prochains liens.
wormi-hint-race = { $mine ->
    [one] Il te faut encore environ un coup, à { $name } environ { $theirs }.
   *[other] Il te faut encore environ { $mine } coups, à { $name } environ { $theirs }.
}

wurmt-hint-card = Regarde la carte { $number } : { $card }.
wurmt-hint-lay = Pose-la à côté du { $worm }.
wurmt-hint-claim = Pose-la à côté du { $worm } et annonce { $claim }.
wurmt-hint-spy = Espionne ici : { $worm }.
wurmt-hint-remove = Retire le { $value } ici : { $worm }.
wurmt-hint-refresh = Jette : carte { $cards }.
wurmt-hint-new_worm = { $colour ->
    [yellow] Commence un ver jaune.
    [pink] Commence un ver rose.
   *[blue] Commence un ver bleu.
}
wurmt-hint-pass = Passe, sans rien poser cette fois.
wurmt-hint-why-takes = { $points ->
    [one] Cela te rapporte un point à coup sûr.
   *[other] Cela te rapporte { $points } points à coup sûr.
}
wurmt-hint-why-likely = Environ { $tenths } fois sur dix, cela rapporte des points.
wurmt-hint-why-safe = Là, tu ne risques rien pour le moment.
wurmt-hint-why-looks = Ensuite, tu sauras ce qui s’y cache.

study = Analyse
study-with-coach = Regarder avec l’entraîneur
study-early = Cette partie n’est pas finie. Reviens après la fin : l’entraîneur la regardera avec toi.
study-games = Les parties de ce match
study-game = Partie { $number }
study-empty = On n’a rien joué ici qui puisse être analysé.
study-coach = L’entraîneur
study-curve = Moments de la partie
study-curve-help = Combien de coups il faut encore à chaque ver ; un triangle marque un temps perdu.
study-moment = { $number ->
    [0] Au début : il faut environ { $blue } coups aux bleus, environ { $pink } aux roses
    [one] Après un coup : il en faut environ { $blue } aux bleus, environ { $pink } aux roses
   *[other] Après { $number } coups : il en faut environ { $blue } aux bleus, environ { $pink } aux roses
}
study-race = { $blue ->
    [one] Il faut encore environ un coup aux bleus, environ { $pink } aux roses.
   *[other] Il faut encore environ { $blue } coups aux bleus, environ { $pink } aux roses.
}
study-done = { $side ->
    [blue] Le ver bleu est complet.
   *[pink] Le ver rose est complet.
}
study-beginning = Le début.
study-made = { $side ->
    [blue] Les bleus ont joué { $move }.
   *[pink] Les roses ont joué { $move }.
}
study-lost = { $count ->
    [one] Cela a coûté environ un coup ; { $move } était mieux.
   *[other] Cela a coûté environ { $count } coups ; { $move } était mieux.
}
study-slip = { $count ->
    [one] environ un coup perdu
   *[other] environ { $count } coups perdus
}
study-better = Qu’est-ce qui était mieux ?
study-better-first = Ici l’entraîneur aurait pris un autre chemin. Avance pour le voir.
study-better-step = Le meilleur chemin, étape { $at } sur { $of } : { $move }
study-return = Retour à la partie
study-what-if = Et si… ?
study-explore = { $side ->
    [blue] Essaie ce que tu veux : c’est aux bleus de jouer.
   *[pink] Essaie ce que tu veux : c’est aux roses de jouer.
}
study-explore-over = Un ver est complet : ce chemin s’arrête là.
study-undo = Reprendre
study-coach-move = Que ferait l’entraîneur ?
study-worst = { $side ->
    [blue] Le coup le plus cher : { $move } des bleus, environ { $count ->
        [one] un coup perdu
       *[other] { $count } coups perdus
    }.
   *[pink] Le coup le plus cher : { $move } des roses, environ { $count ->
        [one] un coup perdu
       *[other] { $count } coups perdus
    }.
}
study-worst-show = Montrer
study-flawless = Personne n’a perdu de temps : bien joué !
study-thinking = L’entraîneur a regardé { $at } moments sur { $of }…
study-busy = Beaucoup de parties sont regardées. La tienne attend son tour…
study-offline = Pas de connexion pour l’instant. Cela reprendra tout seul…
study-failed = L’entraîneur a trébuché sur celle-ci.

puzzles = Énigmes
puzzles-title = Énigmes : termine le ver
puzzles-text = Trouve les coups qui terminent le ver à temps, quoi que fasse l’autre.
puzzles-solved = Résolues : { $count } sur { $of }
puzzles-easy = Facile
puzzles-medium = Plus corsé
puzzles-hard = Difficile
puzzles-strict = lecture stricte
puzzles-failed = Les énigmes ne répondent pas pour l’instant.
puzzles-all = Toutes les énigmes
puzzles-begin = Commencer par la première
puzzles-go-on = Continuer
puzzle-missing = Il n’y a pas d’énigme portant ce numéro.
puzzle-label = { $done ->
    [alone] Énigme { $number }, finir en { $length }, résolue
    [helped] Énigme { $number }, finir en { $length }, résolue avec de l’aide
   *[open] Énigme { $number }, finir en { $length }
}
puzzle-in = en { $length }
puzzle-today = Énigme du jour
puzzle-today-again = Énigme du jour (résolue)
puzzle-title = Énigme { $number }
puzzle-task = { $side ->
    [blue] Tu as les bleus : termine le ver en { $length } coups, quoi que fassent les roses.
   *[pink] Tu as les roses : termine le ver en { $length } coups, quoi que fassent les bleus.
}
puzzle-reply = { $side ->
    [blue] Les bleus répondent…
   *[pink] Les roses répondent…
}
puzzle-right = { $count ->
    [one] Bien ! Encore un coup et c’est fini.
   *[other] Bien ! Encore { $count } coups et c’est fini.
}
puzzle-astray = Pas en { $length } : l’autre s’échappe. Reprends ton coup et cherches-en un autre.
puzzle-hint-piece = Regarde le pion en { $square }.
puzzle-hint-move = Il va en { $to }.
puzzle-solved = Résolu ! Quel beau ver.
puzzle-solved-helped = Résolu, avec un peu d’aide.
puzzle-showing = Regarde : voici un chemin.
puzzle-solution = Montrer la solution
puzzle-again = Essayer encore
puzzle-next = Énigme suivante
puzzle-skip = Une autre
