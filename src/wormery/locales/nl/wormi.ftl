# Woorden van Wormi.

side-blue = Blauw
side-pink = Roze
wormi-letter-blue = B
wormi-letter-pink = R
wormi-board = Het bord
wormi-piece = { $side ->
    [blue] blauwe { $number }
   *[pink] roze { $number }
}
wormi-empty = leeg
wormi-goal = doelveld voor { $number }
wormi-can-move = kan bewegen
wormi-run-title = Langste rij opeenvolgende nummers
wormi-moves = { $count ->
    [0] Nog geen zetten
    [one] Eén zet
   *[other] { $count } zetten
}
wormi-type = Een zet intypen: een stuk en een veld
wormi-type-play = Zetten
wormi-type-help = Schrijf een stuk en waar het heen gaat, bijvoorbeeld 7 e7.
wormi-resign = Opgeven
wormi-resign-sure = Dit spel opgeven?
wormi-offer = { $what ->
    [draw] Remise aanbieden
   *[take_back] Vragen om terug te nemen
}
wormi-asked = { $what ->
    [draw] { $name } biedt remise aan.
   *[take_back] { $name } wil de laatste zet graag terugnemen.
}
wormi-asking = { $what ->
    [draw] Je biedt remise aan.
   *[take_back] Je vraagt je zet terug te nemen.
}
wormi-choose-status = Je hebt de verdeling gezien: welke kleur kies je?
wormi-choosing = { $name } kiest een kleur
wormi-choose-blue = Ik ben blauw en begin
wormi-choose-pink = Ik ben roze
wormi-second-game = Tweede spel, kleuren gewisseld. Tot nu toe { $mine } tegen { $theirs }.

wormi-why-theirs = Niet van jou
wormi-why-stuck = Zit vast
wormi-why-far = Te ver
wormi-why-empty = Tik op een steen
wormi-chapter = { $name }: een worm van { $length }

wormi-told-dealt = De nummers zijn verdeeld.
wormi-told-began = { $name } is blauw en begint.
wormi-told-move = { $hops ->
    [one] { $number } gaat van { $from } naar { $to }.
   *[other] { $number } gaat in { $hops } sprongen van { $from } naar { $to }.
}
wormi-told-by = { $name }: { $told }
wormi-told-passed = Geen zet mogelijk: er wordt gepast.
wormi-told-offered = { $what ->
    [draw] { $name } biedt remise aan.
   *[take_back] { $name } wil een zet terugnemen.
}
wormi-told-declined = { $name } zegt nee.
wormi-told-taken-back = { $count ->
    [one] Eén zet wordt teruggenomen.
   *[other] { $count } zetten worden teruggenomen.
}
wormi-told-won = { $reason ->
    [worm] { $name } heeft de worm compleet en wint!
    [resigned] { $name } wint: { $other } gaf op.
    [time] { $name } wint op tijd.
   *[other] { $name } wint.
}
wormi-told-drawn = { $reason ->
    [agreed] Remise, zoals afgesproken.
    [repetition] Remise: dezelfde stelling kwam te vaak voor.
    [quiet] Remise: te lang geen langere worm.
   *[other] Remise.
}

option-wormi-layout = Waar de stukken beginnen
option-wormi-layout-diamond = ruit
option-wormi-layout-bands = twee banen
option-wormi-layout-outer_bands = buitenste banen
option-wormi-layout-ring = ring
option-wormi-layout-block = blok
option-wormi-layout-ends = beide einden
option-wormi-layout-homes = thuisvelden
option-wormi-position = Beginstelling, in letters
    .none = zoals verdeeld
option-wormi-fairness = Wie begint
option-wormi-fairness-plain = één spel, de eerste plaats is blauw
option-wormi-fairness-pair = twee spellen, kleuren gewisseld
option-wormi-fairness-pie = de tweede plaats ziet de verdeling en kiest
option-wormi-passing = Geen veld twee keer: wat telt
option-wormi-passing-landing = alleen velden waarop je landt
option-wormi-passing-strict = ook velden waar je overheen springt (streng)
option-wormi-repetition = Remise als een stelling zo vaak voorkomt (0: nooit)
option-wormi-quiet = Remise na zoveel zetten zonder langere worm (0: nooit)
option-wormi-clock = Bedenktijd
option-wormi-hints = Hints van de coach voor allebei (zonder klok)

learn-wormi-1 = Dit is je worm in stukken: zestien, met nummers. Jij bent blauw en rond. Tik op stuk { $piece } en zie waar het heen kan.
learn-wormi-2 = Een stap gaat naar een leeg veld schuin ernaast. Stap met { $piece } naar { $to }.
learn-wormi-3 = Nu heeft roze gezet. Over een roze stuk spring je recht: spring met { $piece } naar { $to }.
learn-wormi-4 = Over een eigen stuk spring je schuin. Spring met { $piece } naar { $to }.
learn-wormi-5 = Sprongen gaan door: na de ene komt de volgende, in elke richting. Breng { $piece } in één zet naar { $to }.
learn-wormi-6 = Kijk: opeenvolgende nummers die elkaar bij een hoek raken groeien aaneen en krijgen een gezicht. Er ontbreekt één stuk. Breng { $piece } naar { $to } en de worm is heel!
learn-wormi-end = Van 1 t/m 16, elk raakt de volgende: dat is de worm, en het spel is gewonnen.

## Rules, drawn

wormi-example-step = Zet een stap schuin naar een leeg veld …
wormi-example-jump = … of spring: recht over de ander, schuin over je eigen stukken, zo vaak je kunt.
wormi-example-worm = Leg je nummers van 1 t/m 16 op een rij, elk tegen het volgende: je worm is heel, en jij wint.
wormi-example-two = Over twee stukken op een rij spring je niet.
