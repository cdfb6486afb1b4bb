### Le coin d’entraînement : nouer et dénouer contre la montre, et la collection de nœuds.

practice-mode = Quel exercice ?
practice-mode-name = { $mode ->
    [untie] Dénouer
   *[tie] Nouer
}
practice-invite = { $mode ->
    [untie] Libère le nœud. Le chronomètre part dès que tu touches la corde.
   *[tie] Noue ce que tu veux. Le chronomètre part dès que tu touches la corde.
}
practice-tied = { $kind ->
    [overhand] Tu as fait { $name } !
    [other_knot] Tu as fait { $name } !
    [too_small] L’arbitre dit : plus grand ! Une corde ne se plie pas si serré.
   *[other] L’arbitre dit : ça ne tient pas.
}
practice-untied = { $free ->
    [held] L’arbitre dit : ça tient encore.
   *[free] Il est libre !
}
practice-took = { $seconds } secondes
practice-new-best = Un record !
practice-unchecked = L’arbitre est injoignable : c’est notre propre avis.
practice-which = Quel nœud
practice-no-knot = Sans connexion au serveur, il n’y a pas de nœud à défaire.
practice-best = Ton nœud le plus rapide : { $seconds } secondes, { $name }
practice-best-untied = { $count ->
    [one] Ton record : { $seconds } secondes, dénoué une fois
   *[other] Ton record : { $seconds } secondes, dénoué { $count } fois
}
practice-no-best = Pas encore de temps.
practice-follow = Suis les points : { $name }.
practice-collection = Tes nœuds : { $count } sur { $all }
practice-times = { $count ->
    [one] noué une fois
   *[other] noué { $count } fois
}
practice-best-of = { $way ->
    [hold] record { $seconds } s, doigt maintenu
    [keys] record { $seconds } s, au clavier
    [switch] record { $seconds } s, avec un seul bouton
   *[draw] record { $seconds } s
}
practice-show = Montre-moi
practice-hide = Cacher les points
practice-hint = { $knot ->
    [overhand] Fais une boucle, plonge dedans, tire.
    [figure-eight] Une boucle, un tour autour de la corde, et retour dans la boucle.
    [double-overhand] Comme un nœud simple, mais enroule deux fois.
    [triple-overhand] Comme un nœud simple, mais enroule trois fois.
    [quadruple-overhand] Enroule quatre fois. Patience !
    [quintuple-overhand] Enroule cinq fois. Pour les champions.
    [three-twist] Un huit avec une torsion de plus.
    [stevedore] Un huit avec deux torsions de plus : un nœud de dockers.
    [two-overhands] Un nœud simple, et un autre derrière.
    [three-overhands] Trois nœuds simples dans une corde.
    [overhand-and-figure-eight] D’abord un nœud simple, puis un huit.
    [overhand-and-double-overhand] D’abord un nœud simple, puis un double.
    [two-figure-eights] Un huit après l’autre.
    [three-strand-twist] Tresse-la : trois brins, quatre passages.
    [long-three-strand-twist] Tresse-la : trois brins, cinq passages.
    [a-rare-knot] Quelque chose de fou que personne n’a nommé.
   *[other] Un nœud sans nom : tisse { $crossings } croisements.
}
practice-reset = Vider la collection
practice-reset-sure = Vider la collection, avec tous tes temps ?
practice-reset-yes = Oui, recommencer

## Ways that no weaving makes

practice-dig = Là où le chemin est un tunnel, creuse : maintiens un deuxième doigt, le bouton droit ou la barre d’espace.
