# Les jeux en paroles : pour modèles de langage, lecteurs d’écran et terminaux.

text-who = Tu as la place { $seat } sur { $seats }.
text-turn = C’est ton tour.
text-story = Depuis ton dernier coup :
text-over = La partie est finie. { $how }
text-seat-you = toi
text-seat-other = place { $seat }
text-none = rien
text-moves = Tu peux : { $moves }
text-unread = Ceci ne se lit pas comme un coup : { $text }
text-ambiguous = Ceci peut vouloir dire plusieurs coups ; dis l’un de : { $moves }

## Wormi

text-wormi-side = { $side ->
    [blue] Tu as les bleus : b et un numéro.
   *[pink] Tu as les roses : p et un numéro.
}
text-wormi-how = Dis un pion et la case où il va, par exemple : 5 c4.
text-wormi-last = Le dernier coup : { $move }

## Das Wurmt

text-wurmt-points = Points : { $points }
text-wurmt-pile = Cartes dans la pioche : { $count }
text-wurmt-worm = Ver { $number }, { $colour ->
    [yellow] jaune
    [pink] rose
   *[blue] bleu
} : { $values }, longueur { $length } ; { $head }
text-wurmt-head = tête posée par { $who }
text-wurmt-head-known = tête posée par { $who }, et tu la connais : { $value }
text-wurmt-head-claimed = tête posée par { $who }, annonce { $claim }
text-wurmt-no-head = pas encore de tête
text-wurmt-card = { $colour ->
    [yellow] { $front } jaune
    [pink] { $front } rose
    [blue] { $front } bleu
   *[none] { $front }
}
text-wurmt-hidden = (caché)
text-wurmt-action = { $action ->
    [remove] Retirer
    [refresh] Rafraîchir la main
    [new_worm] Nouveau ver
    [spy] Espionnage
   *[pass] Passer
}
text-wurmt-hand = Ta main : { $cards }
text-wurmt-backs = Cartes de { $who } : { $yellow } jaunes, { $pink } roses, { $blue } bleues, { $neutral } sans couleur
text-wurmt-how = Dis le numéro d’une carte, puis où elle va : 2 sur 1 pose la carte 2 sur le ver 1 ; Retirer veut aussi la position, Rafraîchir la main les cartes qui partent, Nouveau ver une couleur.

## Wormlord

text-wormlord-side = Tu es { $colour ->
    [pink] rose (P)
    [blue] bleu (B)
    [yellow] jaune (Y)
   *[brown] brun (N)
} : les majuscules sont des bases, les minuscules des nœuds, o est un objectif, # de la terre.
text-wormlord-state = { $who } : manches gagnées { $wins }, objectifs { $objectives }, cordes restantes { $reserve }
text-wormlord-hand = { $holds ->
    [rope] Tu as une corde en main : noue-la.
    [own_knot] Tu as ton nœud en main : pose-le.
    [enemy_knot] Tu as un nœud ennemi en main : dénoue-le.
   *[empty] Ta main est vide : prends une corde.
}
text-wormlord-hq = Ton QG est sur { $cell }.
text-wormlord-how = Dis prendre, nouer, dénouer, poser et une case, QG et une case, prêt, ou attendre. Tes mains prennent leur temps.

## Words by which moves are recognised, between commas

text-word-yellow = jaune
text-word-pink = rose
text-word-blue = bleu
text-word-take = prendre, prends
text-word-tie = nouer, noue
text-word-untie = dénouer, dénoue
text-word-place = poser, pose
text-word-hq = QG, quartier
text-word-ready = prêt, prête
text-word-wait = attendre, attends
