### De oefenhoek: knopen en losmaken tegen de klok, en de verzameling knopen.

practice-mode = Wat wil je oefenen?
practice-mode-name = { $mode ->
    [untie] Losmaken
   *[tie] Knopen
}
practice-invite = { $mode ->
    [untie] Trek de knoop los. De klok loopt vanaf je eerste aanraking.
   *[tie] Knoop wat je wilt. De klok loopt vanaf je eerste aanraking.
}
practice-tied = { $kind ->
    [overhand] Je hebt { $name } gelegd!
    [other_knot] Je hebt { $name } gelegd!
    [too_small] De scheidsrechter zegt: groter! Zo strak buigt geen touw.
   *[other] De scheidsrechter zegt: dat houdt niet.
}
practice-untied = { $free ->
    [held] De scheidsrechter zegt: hij zit nog vast.
   *[free] Hij is los!
}
practice-took = { $seconds } seconden
practice-new-best = Een record!
practice-unchecked = De scheidsrechter is niet te bereiken, dus dit zeggen we zelf.
practice-which = Welke knoop
practice-no-knot = Zonder verbinding met de server is er geen knoop om los te maken.
practice-best = Je snelste knoop: { $seconds } seconden, { $name }
practice-best-untied = { $count ->
    [one] Je record: { $seconds } seconden, één keer losgemaakt
   *[other] Je record: { $seconds } seconden, { $count } keer losgemaakt
}
practice-no-best = Nog geen tijd.
practice-follow = Volg de stippen: { $name }.
practice-collection = Jouw knopen: { $count } van { $all }
practice-times = { $count ->
    [one] één keer gelegd
   *[other] { $count } keer gelegd
}
practice-best-of = { $way ->
    [hold] record { $seconds } s, met vasthouden
    [keys] record { $seconds } s, met toetsen
    [switch] record { $seconds } s, met één knop
   *[draw] record { $seconds } s
}
practice-show = Laat zien
practice-hide = Stippen weg
practice-hint = { $knot ->
    [overhand] Maak een lus, duik erdoor, trek eruit.
    [figure-eight] Een lus, één keer om het touw, en terug door de lus.
    [double-overhand] Als een overhandse, maar wikkel twee keer.
    [triple-overhand] Als een overhandse, maar wikkel drie keer.
    [quadruple-overhand] Wikkel vier keer. Geduld!
    [quintuple-overhand] Wikkel vijf keer. Voor kampioenen.
    [three-twist] Een acht met één draai meer.
    [stevedore] Een acht met twee draaien meer: zo knopen havenarbeiders.
    [two-overhands] Een overhandse, en nog een erachter.
    [three-overhands] Drie overhandse in één touw.
    [overhand-and-figure-eight] Eerst een overhandse, dan een acht.
    [overhand-and-double-overhand] Eerst een overhandse, dan een dubbele.
    [two-figure-eights] De ene acht na de andere.
    [three-strand-twist] Vlecht het: drie strengen, vier keer over.
    [long-three-strand-twist] Vlecht het: drie strengen, vijf keer over.
    [a-rare-knot] Iets wilds dat nog geen naam heeft.
   *[other] Een naamloze: weef { $crossings } kruisingen.
}
practice-reset = Verzameling leegmaken
practice-reset-sure = De verzameling leegmaken, met al je tijden?
practice-reset-yes = Ja, opnieuw beginnen

## Ways that no weaving makes

practice-dig = Waar de weg een tunnel is, graaf je: houd een tweede vinger, de rechterknop of de spatiebalk ingedrukt.
