# De spellen in woorden: voor taalmodellen, schermlezers en terminals.

text-who = Je hebt plaats { $seat } van { $seats }.
text-turn = Het is jouw beurt.
text-story = Sinds je laatste zet:
text-over = Het spel is afgelopen. { $how }
text-seat-you = jij
text-seat-other = plaats { $seat }
text-none = niets
text-moves = Je kunt: { $moves }
text-unread = Dit is niet als zet te lezen: { $text }
text-ambiguous = Dit kan meer zetten betekenen; zeg er één van: { $moves }

## Wormi

text-wormi-side = { $side ->
    [blue] Jij bent blauw: b en een nummer.
   *[pink] Jij bent roze: p en een nummer.
}
text-wormi-how = Zeg een stuk en het veld waar het heen gaat, zoals: 5 c4.
text-wormi-last = De laatste zet: { $move }

## Das Wurmt

text-wurmt-points = Punten: { $points }
text-wurmt-pile = Kaarten in de trekstapel: { $count }
text-wurmt-worm = Worm { $number }, { $colour ->
    [yellow] geel
    [pink] roze
   *[blue] blauw
}: { $values }, lengte { $length }; { $head }
text-wurmt-head = kop gelegd door { $who }
text-wurmt-head-known = kop gelegd door { $who }, en je kent hem: { $value }
text-wurmt-head-claimed = kop gelegd door { $who }, aankondiging { $claim }
text-wurmt-no-head = nog geen kop
text-wurmt-card = { $colour ->
    [yellow] gele { $front }
    [pink] roze { $front }
    [blue] blauwe { $front }
   *[none] { $front }
}
text-wurmt-hidden = (verborgen)
text-wurmt-action = { $action ->
    [remove] Verwijderen
    [refresh] Hand verversen
    [new_worm] Nieuwe worm
    [spy] Spionage
   *[pass] Passen
}
text-wurmt-hand = Je hand: { $cards }
text-wurmt-backs = Kaarten van { $who }: { $yellow } gele, { $pink } roze, { $blue } blauwe, { $neutral } zonder kleur
text-wurmt-how = Zeg het nummer van een kaart en waar ze heen gaat: 2 op 1 legt kaart 2 op worm 1; Verwijderen wil ook de positie, Hand verversen de kaarten die weggaan, Nieuwe worm een kleur.

## Wormlord

text-wormlord-side = Jij bent { $colour ->
    [pink] roze (P)
    [blue] blauw (B)
    [yellow] geel (Y)
   *[brown] bruin (N)
}: hoofdletters zijn bases, kleine letters knopen, o is een doelveld, # is aarde.
text-wormlord-state = { $who }: gewonnen rondes { $wins }, doelvelden { $objectives }, touwen over { $reserve }
text-wormlord-hand = { $holds ->
    [rope] Je hebt een touw in je hand: knoop het.
    [own_knot] Je hebt je knoop in je hand: plaats hem.
    [enemy_knot] Je hebt een vijandige knoop in je hand: maak hem los.
   *[empty] Je hand is leeg: pak een touw.
}
text-wormlord-hq = Je HK staat op { $cell }.
text-wormlord-how = Zeg pakken, knopen, losmaken, plaatsen en een veld, HK en een veld, klaar, of wachten. Je handen nemen er hun tijd voor.

## Words by which moves are recognised, between commas

text-word-yellow = geel, gele
text-word-pink = roze
text-word-blue = blauw, blauwe
text-word-take = pakken, pak
text-word-tie = knopen, knoop
text-word-untie = losmaken, los
text-word-place = plaatsen, plaats
text-word-hq = HK, hoofdkwartier
text-word-ready = klaar
text-word-wait = wachten, wacht
