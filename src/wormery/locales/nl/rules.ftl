### The rule books as people read them: every rule with its heading and what a refused player is told.
### The ids are those of docs/rules; docs/languages.md says how to translate.

## Wormi

rules-wormi = Wormi
    .intro = Een bordspel voor twee, blauw en roze, waarin niets verborgen is: wie het eerst alle 16 stukken tot één worm aaneenrijgt, wint.

rules-wormi-setup = Materiaal en opstelling

WI-01 = Het bord heeft een schaakbordpatroon: 7 kolommen (a t/m g) en 10 rijen (1 t/m 10), en a1 is licht. Blauw heeft 16 stukken met de nummers 1 t/m 16, roze ook.
    .title = Het bord
    .refusal = Dat veld of dat stuk bestaat niet op dit bord.
WI-02 = Tweeëndertig velden zijn startvelden: 16 lichte voor blauw en 16 donkere voor roze.
    .title = De startvelden
    .refusal = Dat veld heeft de kleur van de andere partij.
WI-03 = De nummers worden willekeurig over de startvelden van elke partij verdeeld, vanuit een startgetal dat bij het spel wordt bewaard. Iedereen ziet ze allemaal.
    .title = De verdeling
    .refusal = De nummers worden geloot en blijven zoals ze liggen.
WI-04 = Je kiest een opstelling van de startvelden: 32 velden, 16 lichte en 16 donkere, die er na een halve draai hetzelfde uitzien. Gewoonlijk is dat de “ruit”: op rij 2 t/m 9 liggen 1, 3, 5, 7, 7, 5, 3 en 1 velden rond kolom d. Er zijn ook “twee banen” (kolom b, c, e en f op rij 2 t/m 9), “buitenste banen” (kolom a, b, f en g op rij 2 t/m 9), “ring” (kolom b t/m f op rij 2 t/m 9 zonder de vier hoeken en zonder d4 t/m d7), “blok” (kolom b t/m f op rij 3 t/m 8, plus d2 en d9), “beide einden” (rij 1, 2, 9 en 10 helemaal, plus c3, e3, c8 en e8) en “thuisvelden” (blauw: de lichte velden van rij 1 t/m 5 zonder a5 en g5; roze: dezelfde, een halve slag gedraaid).
    .title = Opstellingen om uit te kiezen
    .refusal = Een opstelling heeft 16 lichte en 16 donkere velden die er na een halve draai hetzelfde uitzien.

rules-wormi-moving = Zetten

WI-05 = Blauw begint. Jullie zijn om de beurt aan zet. In je beurt verplaats je één eigen stuk, met een stap of met sprongen, nooit allebei.
    .title = Om de beurt
    .refusal = Wacht op je beurt; daarna stapt of springt één stuk, nooit allebei.
WI-06 = Een stap gaat naar een leeg veld dat schuin naast het stuk ligt.
    .title = De stap
    .refusal = Dat veld is bezet: je hebt een leeg veld nodig.
WI-07 = Een sprong gaat over precies één stuk vlak naast het jouwe naar het lege veld daar direct achter, in een rechte lijn: horizontaal of verticaal over een stuk van de tegenstander, schuin over een eigen stuk. (Iets anders kan daar niet staan: een partij verlaat nooit de kleur van haar velden.)
    .title = De sprong
    .refusal = Geen sprong gaat daarheen: je springt over precies één buur naar het lege veld er vlak achter.
WI-08 = Over twee stukken op een rij kun je niet in één keer springen.
    .title = Maar één stuk
    .refusal = Daar vlak achter staat nog een stuk: over twee op een rij kun je niet springen.
WI-09 = Je mag in één beurt meerdere sprongen achter elkaar maken en na elke sprong van richting veranderen. Je mag na elke sprong stoppen.
    .title = Sprongen aaneenrijgen
    .refusal = Sprongen maak je één voor één.
WI-10 = In één beurt komt een stuk nooit twee keer op hetzelfde veld neer, en het beginveld telt als bezocht: het is leeg zolang het stuk onderweg is, maar je mag er niet opnieuw landen. Twee keer over hetzelfde stuk springen mag wel, tenzij jullie de strenge lezing spelen (WI-22).
    .title = Nooit twee keer
    .refusal = Je stuk is in deze beurt al op dat veld geweest.
WI-11 = Stukken waar je overheen springt blijven staan: er wordt nooit iets geslagen.
    .title = Niets wordt geslagen
    .refusal = Stukken waar je overheen springt blijven op het bord.
WI-12 = Een zet is een stuk en het veld waar het eindigt. Langs welke weg de sprongen gingen, maakt niets uit: er wordt een kortste weg getoond, en je mag een andere tekenen.
    .title = Wat een zet is
    .refusal = Die weg leidt niet van je stuk naar het gekozen veld.

rules-wormi-end = Het einde

WI-13 = Een worm bestaat uit alle stukken 1 t/m 16 van één partij, waarbij elk stuk het stuk met het nummer ervoor raakt. Stukken van één partij kunnen elkaar alleen schuin raken.
    .title = De worm
    .refusal = Elk stuk van de worm moet het nummer ervoor raken.
WI-14 = Is jouw worm na een zet compleet, dan win je meteen. Alleen je eigen zet kan je eigen worm compleet maken, dus jullie kunnen nooit tegelijk klaar zijn.
    .title = Winnen
    .refusal = De worm is compleet: er kan niets meer volgen.
WI-15 = Wie geen zet kan doen, past. Kan geen van beiden een zet doen, dan is het spel remise.
    .title = Geen zet mogelijk
    .refusal = Je kunt nog zetten, dus je kunt niet passen.
WI-16 = Niet in de gedrukte regels, maar wel handig: de derde keer dat dezelfde stelling ontstaat met dezelfde speler aan zet, is het spel remise. Dat is het ook na 100 zetten van elke partij waarin bij geen van beide de langste reeks opeenvolgende nummers die elkaar raken, langer is geworden dan haar record. Beide grenzen kun je veranderen. Jullie mogen ook remise afspreken, en je mag opgeven.
    .title = Remise en opgeven
    .refusal = Het is alleen remise door deze grenzen of als jullie het allebei willen.
WI-17 = Met een klok, als jullie die kiezen: wie geen tijd meer heeft, verliest.
    .title = De klok
    .refusal = De tijd is om.
WI-18 = Beginnen is ongeveer een halve zet waard, en verdelingen verschillen. Er zijn twee eerlijke manieren: een wedstrijd van twee spellen met dezelfde verdeling en gewisselde kleuren (1 punt voor winst, een half voor remise), of “taart verdelen”: de verdeling ligt open voor allebei, en wie op de tweede plaats zit bekijkt haar en kiest wie blauw is.
    .title = Twee eerlijke manieren
    .refusal = De kleuren worden één keer gekozen, vóór de eerste zet, door wie mag kiezen.

rules-wormi-settled = Wat de app vastlegt

WI-19 = Je mag vragen om je eigen laatste zet terug te nemen (en daarmee het antwoord, als dat er was). Het gebeurt alleen als de ander het goedvindt. Er ligt één voorstel tegelijk op tafel, voor remise of om terug te nemen; een zet, een ja of een nee ruimt het op.
    .title = Voorstellen en terugnemen
    .refusal = Dat kun je nu niet voorstellen of beantwoorden.
WI-20 = Zonder “taart verdelen” is de eerste plaats blauw in het eerste spel. In een wedstrijd van twee begint het tweede spel zodra het eerste voorbij is. Opgeven, remise en de klok gelden alleen voor het lopende spel; een wedstrijd met gelijke punten is remise.
    .title = Wie is wie
    .refusal = De kleuren staan vast voor dit spel.
WI-21 = Een spel mag ook beginnen met een gegeven stelling in plaats van een verdeling: 16 verschillende velden per partij, blauw op lichte, roze op donkere, en nog geen worm die klaar is.
    .title = Beginnen vanuit een stelling
    .refusal = Een spel kan niet met die stelling beginnen.
WI-22 = “Nooit twee keer in één beurt door hetzelfde veld” kun je op twee manieren lezen, en jullie kiezen er een. Gewoonlijk tellen alleen de velden waarop je stuk landt. In de strenge lezing telt ook een veld waar je overheen springt: je springt in één beurt over geen enkel stuk twee keer, in welke richting ook.
    .title = Geen veld twee keer
    .refusal = Over dat stuk ben je deze beurt al gesprongen; in de strenge lezing is één keer genoeg.

## Das Wurmt

rules-wurmt = Das Wurmt
    .intro = Een kaartspel voor twee tot vijf spelers, met geheugen en een beetje bluf: laat een worm groeien tot 10, 11 of 12 en scoor; wordt hij langer, dan kost het punten.

rules-wurmt-material = Wat er in de doos zit

DW-01 = 99 wormkaarten in drie kleuren (geel, roze en blauw), 33 per kleur: 28 waardekaarten en 5 actiekaarten. 6 staarten, twee per kleur. Een scorebord voor elke speler, met een pluskant en een minkant.
    .title = Kaarten en staarten
    .refusal = Dat zit niet in de doos.
DW-02 = De waarden lopen van 1 t/m 7, vier van elk per kleur. (De waarden zijn bekend; hoeveel van elk is onze keuze, en je mag het veranderen: 28 waarden van 0 t/m 9 naar keuze.)
    .title = De waarden
    .refusal = Elke kleur heeft 28 waarden van 0 t/m 9 nodig.
DW-03 = De acties zijn Verwijderen, Hand verversen, Nieuwe worm, Spionage en Passen, één van elk per kleur.
    .title = De vijf acties
    .refusal = Die actie bestaat niet.
DW-04 = Op de achterkant van elke kaart, ook van een actiekaart, staat een kop in haar kleur: van achteren kun je een actie niet van een waardekaart onderscheiden. Met “neutrale achterkanten”, als jullie die kiezen, ziet iedereen dat een kaart een actie is, maar niet welke. De kleur van een actie doet verder niets.
    .title = De achterkanten
    .refusal = De achterkant van een kaart verraadt alleen haar kleur.
DW-05 = Jij ziet de voorkant van je eigen kaarten; de anderen zien de achterkant: hoeveel kaarten van welke kleur, zonder volgorde. In het “blinde” spel ziet niemand de waarden van kaarten in de hand, ook niet van de eigen: je ziet kleuren, en welke van je kaarten acties zijn. (De doos zegt allebei: dat de koppen naar de anderen kijken en dat je blind legt; dus kiezen jullie.)
    .title = Wie wat ziet
    .refusal = In het blinde spel blijven de waarden in de hand verborgen.

rules-wurmt-setup = Opstelling

DW-06 = Van elke kleur ligt één staart op tafel; de andere drie zijn de voorraad.
    .title = De eerste staarten
    .refusal = Van elke kleur ligt vanaf het begin één staart op tafel.
DW-07 = Alle 99 kaarten worden geschud, vanuit een startgetal dat bij het spel wordt bewaard. Met 2 spelers worden er 30 ongezien weggelegd, met 3 spelers 20, met 4 spelers 10 en met 5 geen.
    .title = Schudden
    .refusal = In het pak moet elke kaart precies één keer zitten.
DW-08 = Iedereen krijgt 5 kaarten. De rest is de trekstapel.
    .title = Delen
    .refusal = Iedereen krijgt evenveel kaarten.
DW-09 = Wie het laatst een worm heeft gezien begint, als de tafel ernaar vraagt; anders wordt er geloot of gekozen. Daarna gaat het met de klok mee.
    .title = Wie aan de beurt is
    .refusal = Je bent nog niet aan de beurt.

rules-wurmt-turn = Jouw beurt

DW-10 = Speel eerst zoveel actiekaarten als je wilt, één voor één; leg daarna precies één wormkaart. Na het leggen volgt niets meer.
    .title = Acties, dan één kaart
    .refusal = Die kaart heb je niet in je hand.
DW-11 = Leg de kaart aan een worm van haar kleur, met de kop naar boven: ze wordt de kop van die worm. Vanaf dan is haar waarde voor iedereen verborgen. Zie je je waarden, dan heb je deze gezien; in het blinde spel heeft niemand haar gezien.
    .title = Een kop leggen
    .refusal = Leg de kaart aan een worm van haar eigen kleur.
DW-12 = Had de worm al een kop, dan wordt die oude kop nu omgedraaid. De lengte van de worm is de som van zijn open waarden; de staart telt 0 en de nieuwe kop telt niet mee.
    .title = De oude kop omdraaien
    .refusal = Alleen de oude kop wordt omgedraaid.
DW-13 = Minder dan 10: er gebeurt niets.
    .title = Minder dan 10
    .refusal = De worm is nog te kort om te scoren.
DW-14 = 10, 11 of 12: je legt de kaart die net is omgedraaid aan je pluskant.
    .title = 10, 11 of 12
    .refusal = Alleen een worm van 10, 11 of 12 levert punten op.
DW-15 = Meer dan 12: je legt de kaart die net is omgedraaid aan je minkant.
    .title = Meer dan 12
    .refusal = De worm is te lang: de kaart gaat naar de minkant.
DW-16 = In beide gevallen wordt de worm opgeruimd: zijn andere open kaarten gaan naar de aflegstapel, de staart blijft, en de nieuwe kop schuift naast de staart, nog steeds verborgen.
    .title = De worm opruimen
    .refusal = De staart en de nieuwe kop blijven altijd liggen.
DW-17 = Bij de eerste kaart aan een worm zonder kop wordt niets omgedraaid.
    .title = De eerste kop
    .refusal = Deze worm heeft geen kop die omgedraaid kan worden.
DW-18 = Je kunt altijd leggen: elke kleur heeft een worm, en wormen gaan nooit weg. Leggen moet, ook als het punten kost.
    .title = Leggen moet
    .refusal = Je moet een kaart leggen om je beurt te beëindigen.

rules-wurmt-hand = Je hand

DW-19 = Met meer dan 2 kaarten in je hand trek je niets. Zodra je 2 kaarten of minder hebt, wordt je hand meteen aangevuld tot 5, ook midden in een beurt na een actie.
    .title = Aanvullen
    .refusal = Je hand wordt vanzelf aangevuld als ze klein genoeg is.
DW-20 = Een hand zonder één waardekaart (alleen acties) wordt in haar geheel open afgelegd en vervangen door 5 nieuwe kaarten. Dat moet, zo nodig meer dan eens; er wordt gekeken na elke gespeelde kaart, aan het begin van een beurt en na het delen.
    .title = Alleen maar acties
    .refusal = Een hand met een waardekaart blijft zoals ze is.
DW-21 = De aflegstapel ligt open en wordt nooit opnieuw geschud. Weggelegde kaarten blijven tot het einde ongezien.
    .title = De aflegstapel
    .refusal = Van de aflegstapel komt niets terug.

rules-wurmt-actions = De acties

DW-22 = Een actie wordt getoond, uitgevoerd en afgelegd; ze maakt een worm nooit langer. Een actie zonder mogelijk doelwit kan niet worden gespeeld.
    .title = Een actie spelen
    .refusal = Deze kaart kan dat niet: een actie heeft een doelwit nodig en maakt een worm nooit langer.
DW-23 = Verwijderen: één open waardekaart van een worm naar keuze, ook als het de enige is, gaat naar de aflegstapel. Nooit de kop of de staart. Punten levert het niet op.
    .title = Verwijderen
    .refusal = Je kunt alleen een open waardekaart verwijderen, nooit een kop of een staart.
DW-24 = Hand verversen: leg zoveel andere kaarten uit je hand af als je wilt, of geen enkele, en vul dan aan tot 5.
    .title = Hand verversen
    .refusal = Kies uit de andere kaarten in je hand, elke kaart één keer.
DW-25 = Nieuwe worm: leg een staart naar keuze uit de voorraad op tafel. Twee wormen mogen dezelfde kleur hebben; een kaart van die kleur mag aan een van beide.
    .title = Nieuwe worm
    .refusal = Er is geen staart van die kleur meer in de voorraad.
DW-26 = Spionage: bekijk de waarde van één verborgen kop. Iedereen ziet bij welke worm je spiekt; alleen jij komt de waarde te weten. Je eigen kop bekijken mag, en nog een keer kijken ook.
    .title = Spionage
    .refusal = Die worm heeft geen verborgen kop om te bekijken.
DW-27 = Passen: je legt deze beurt geen wormkaart; je beurt is meteen voorbij.
    .title = Passen
    .refusal = Passen kan alleen met de kaart Passen.

rules-wurmt-end = Het einde

DW-28 = Het spel eindigt als iemand tot 5 moet aanvullen en de trekstapel te weinig kaarten heeft: wat er nog ligt, wordt genomen, en het spel is meteen voorbij. (Jullie mogen er ook voor kiezen om de beurt of de ronde af te maken.) Een trekstapel die precies leeg is, beëindigt het spel niet.
    .title = Een lege trekstapel
    .refusal = De trekstapel is leeg: er zijn geen kaarten meer om te trekken.
DW-29 = Je score: de som van je pluskant min de som van je minkant. Koppen op tafel en kaarten in de hand tellen niet. Onder nul eindigen kan.
    .title = Punten tellen
    .refusal = Alleen de pluskant en de minkant tellen.
DW-30 = Wie de meeste punten heeft, wint. Bij gelijke stand bovenaan delen de spelers de overwinning en krijgen ze nog een ronde aangeboden.
    .title = Winnen
    .refusal = Alleen met punten win je het spel.

rules-wurmt-announcing = Aankondigen (variant)

DW-31 = Spelen jullie met aankondigen, dan noemt wie een kop legt een van de waarden in het spel, en dus de lengte die zou volgen. Dat mag een leugen zijn, zelfs een overduidelijke; in het blinde spel, waar niemand de waarde kent, is het pure bluf. Iets zeggen moet, en het heeft geen invloed op de punten.
    .title = Noem een waarde
    .refusal = Noem een van de waarden in het spel als jullie met aankondigen spelen, en anders geen.
DW-32 = De aankondiging blijft op de kop liggen, voor iedereen zichtbaar, tot de kop wordt omgedraaid. Dan worden aankondiging en waarheid samen getoond, en iedereen kan zien hoe vaak ieder de waarheid sprak. Aankondigingen op koppen die nooit zijn omgedraaid, worden na het spel onthuld.
    .title = Aankondiging en waarheid
    .refusal = Een aankondiging blijft op haar kop tot die wordt omgedraaid.

rules-wurmt-settled = Wat de app vastlegt

DW-33 = Wat je weet: je eigen voorkanten, in het blinde spel zonder waarden; alle achterkanten, in aantal en kleur; alle open kaarten, afgelegde kaarten, scores, aankondigingen en de grootte van de trekstapel; de waarden van koppen die je met Spionage hebt bekeken en, als je je waarden ziet, van die je zelf hebt gelegd. Meer krijg je niet te weten, op geen enkele manier, voor het spel voorbij is.
    .title = Wat je weet
    .refusal = Dat blijft geheim tot het spel voorbij is.
DW-34 = Hulp voor je geheugen, als jullie die kiezen: in het “strenge” spel zie je een waarde die je kent van het leggen of van Spionage alleen tijdens die beurt; in het “vriendelijke” spel tot ze wordt omgedraaid. Je kiest ook of je alleen de bovenste kaart van de aflegstapel mag bekijken, of alles.
    .title = Geheugensteun
    .refusal = In dit spel moet je dat zelf onthouden.
DW-35 = Een zet terugnemen kan alleen zolang er niets nieuws is gezien, getrokken of door een ander gespeeld.
    .title = Terugnemen
    .refusal = Er is nu niets dat je kunt terugnemen.

rules-wurmt-silent = Waar de doos zwijgt

DW-36 = Huisregels: je mag andere actiekaarten per kleur afspreken (hoogstens 10), een ander aantal staarten per kleur (1 t/m 10 in plaats van 2), kaarten die met 2, 3, 4 en 5 spelers worden weggelegd (in plaats van 30, 20, 10 en 0), kaarten in een volle hand (1 t/m 10 in plaats van 5), kaarten waarbij een hand wordt aangevuld (0 t/m 10 in plaats van 2), en andere lengtes die punten opleveren (in plaats van 10 t/m 12). De getallen in de regels hierboven veranderen dan mee. Er moeten genoeg kaarten zijn om te delen.
    .title = Huisregels
    .refusal = Met deze huisregels zijn er niet genoeg kaarten.
DW-37 = Na een gespeelde kaart wordt de hand eerst aangevuld (DW-19) en dan bekeken op waardekaarten (DW-20); na het delen worden de handen bekeken in de volgorde van de plaatsen. Kan een afgelegde hand niet worden vervangen omdat de trekstapel leeg is, dan blijft ze afgelegd. Kozen jullie om de beurt of de ronde af te maken, dan beëindigt een speler zonder waardekaart de beurt zonder te leggen.
    .title = Eerst aanvullen, dan kijken
    .refusal = De hand wordt eerst aangevuld en daarna bekeken.
DW-38 = Een ronde begint met de beurt van de eerste speler: kozen jullie om de ronde af te maken, dan eindigt het spel vóór de volgende beurt van de eerste speler.
    .title = Wat een ronde is
    .refusal = De ronde eindigt vóór de volgende beurt van de eerste speler.
DW-39 = De kaart die je speelt ken je al, dus haar tonen is niets nieuws: een gelegde kaart die geen kop omdraaide, een Verwijderen, een Nieuwe worm en een Passen kunnen worden teruggenomen, één voor één, door wie ze speelde. Niet als er sindsdien een hand is aangevuld of afgelegd, als een ander heeft gespeeld, als het spel voorbij is of als de tijd om was. Een teruggenomen aankondiging telt als nooit gedaan. De tijd die de zet kostte, blijft verbruikt.
    .title = Wat je kunt terugnemen
    .refusal = Deze zet kan niet meer worden teruggenomen.
DW-40 = Met een klok, als jullie die kiezen (zoveel per beurt, of zoveel voor het spel en een bonus per beurt), loopt de tijd van een beurt van het begin tot het einde ervan. Is de tijd om, dan wordt er een kaart voor je gelegd: de eerste waardekaart van je hand, in de volgorde van trekken, aan de eerste worm van haar kleur, met de laagste aankondiging als er wordt aangekondigd. Niemand verliest een spel door de klok. Elke beurt heeft minstens één seconde. Wat daarna wordt gespeeld, komt te laat.
    .title = De klok
    .refusal = De tijd voor deze beurt is om.
DW-41 = Een kaart die naar de aflegstapel gaat, ziet iedereen, ook als je alleen de bovenste kaart ervan mag bekijken. Als het spel voorbij is, worden alle kaarten aan iedereen getoond, ook aan toeschouwers.
    .title = Aan iedereen getoond
    .refusal = Alle kaarten worden getoond als het spel voorbij is.
DW-42 = Wie het laatst een worm heeft gezien begint: kies dit, en de tafel vraagt het vóór de eerste beurt. Iedereen mag antwoorden, voor zichzelf of voor een ander, of laat het aan het toeval over; het eerste antwoord telt. Het toeval is met de kaarten getrokken, en niemand ziet het eerder. Zolang loopt er geen klok. Heeft na 20 seconden niemand geantwoord, dan beslist het toeval; bots antwoorden niet.
    .title = De vraag naar de worm
    .refusal = Eerst zegt iemand, één keer, wie het laatst een worm heeft gezien.

## Wormlord

rules-wormlord = Wormlord
    .intro = Een race zonder beurten voor twee tot vier partijen, alleen of in paren: iedereen knoopt, plaatst en maakt tegelijk los, en met drie doelvelden win je.
    .story = Vroeger was de tuin groot genoeg voor iedereen. Toen wilden de roze wormen de sla, de blauwe de composthoop, de gele de zonnige muur en de bruine gewoon alles. Sindsdien maken ze ruzie van de ochtend tot de avond. Bijten doet niemand, want wormen hebben geen tanden: ze leggen zichzelf in de knoop, gaan dwars op het pad liggen, en wie drie doelvelden bezit is heer van de tuin tot de volgende regenbui.

rules-wormlord-setup = Materiaal en opstelling

WL-01 = Het bord heeft 7 × 7 velden. Een kaart mag ook een andere rechthoek zijn, van 5 × 5 t/m 9 × 9. (Eén gedrukte uitgave spreekt van 25 velden: dat is de “kleine tuin” van 5 × 5.)
    .title = Het bord
    .refusal = Dat past niet: een bord heeft 5 t/m 9 velden in elke richting.
WL-02 = Een veld is gras, een doelveld, de basis van een partij, of aarde. Op aarde mag nooit iets liggen.
    .title = Gras en aarde
    .refusal = Op aarde kun je niets leggen.
WL-03 = Elke partij heeft 15 touwen in haar voorraad, een hoofdkwartier (HK) naast het bord en een basis op het bord.
    .title = Touwen, HK en basis
    .refusal = Elke partij heeft 15 touwen, één HK en één basis.
WL-04 = Een kaart zegt voor hoeveel partijen ze is. Er zijn drie basiskaarten (voor 2, 3 en 4 partijen) en nog zes: Duel, Bergkoning, In het bos, Kruisvuur, Bermuda driehoek en Stoelendans. Alle negen hebben 7 × 7 velden. Vier tuinen van onszelf komen erbij: Kleine tuin en Kleine tuin voor 3 met 25 velden, Hoge berg en Diep in het bos met 81.
    .title = De kaarten
    .refusal = Deze kaart is niet voor zoveel partijen gemaakt.
WL-05 = Een kaart heeft vier doelvelden, tenzij anders vermeld, en nooit minder dan drie.
    .title = De doelvelden
    .refusal = Een kaart heeft minstens drie doelvelden nodig.
WL-06 = De kaarten zijn onze eigen ontwerpen onder de gedrukte namen. Een kaart is een klein tekstbestand dat je zelf kunt tekenen. Een kaart is eerlijk: vanuit elke basis gezien is de gesorteerde lijst van loopafstanden tot de doelvelden dezelfde, en elke basis bereikt elk doelveld.
    .title = Eerlijke kaarten
    .refusal = Deze kaart is niet eerlijk voor alle partijen.

rules-wormlord-start = De start

WL-07 = Elke partij begint met één van haar touwen in de hand, zonder knoop; 14 liggen in de voorraad.
    .title = Het eerste touw
    .refusal = Iedereen begint met één touw zonder knoop in de hand.
WL-08 = Als iedereen klaar is, wordt er afgeteld: 3, 2, 1, en dan komt het sein: NU! Vóór het sein kan er niets worden geknoopt.
    .title = Het sein
    .refusal = Zeg één keer dat je klaar bent en wacht dan op het sein.

rules-wormlord-hands = In je hand

WL-09 = Je partij houdt hoogstens één touw tegelijk vast: niets, een eigen touw zonder knoop, een eigen knoop, of een vijandige knoop.
    .title = Eén touw tegelijk
    .refusal = Je hebt al een touw in je hand.
WL-10 = Om een touw te pakken heb je een lege hand nodig en een touw in je voorraad. Is je voorraad leeg, dan moet je wachten tot een vijand er een teruggeeft.
    .title = Een touw pakken
    .refusal = Je voorraad is leeg: wacht tot er een touw terugkomt.
WL-11 = Knopen maakt van het touw in je hand een knoop. Het touw moet echt geknoopt zijn, en elke knoop is goed. Vóór het spel mag worden afgesproken dat alleen de overhandse knoop telt.
    .title = Een knoop leggen
    .refusal = Pak eerst een touw en leg een echte knoop.
WL-12 = Een gelegde knoop wordt meteen geplaatst: je kunt hem niet voor later bewaren, niet losmaken en niet terugleggen, en je hand doet niets anders voor hij is geplaatst. Als je hem kunt plaatsen en dat een poosje niet doet (10 seconden, tenzij anders afgesproken), schiet hij los: het touw blijft in je hand, zonder knoop.
    .title = Geknoopt is geplaatst
    .refusal = Leg eerst je knoop op het bord.
WL-13 = In een voorraad liggen alleen eigen touwen zonder knoop.
    .title = De voorraad
    .refusal = Alleen je eigen touwen zonder knoop gaan in je voorraad.

rules-wormlord-placing = Plaatsen

WL-14 = Je knoop gaat op een veld recht naast (nooit schuin) een veld dat je partij bezet, of naast je eigen basis.
    .title = Naast elkaar
    .refusal = Plaats hem recht naast een van je knopen of je basis, niet schuin.
WL-15 = Je partij bezet de velden waar haar knopen liggen. Die hoeven niet met de basis verbonden te zijn: een afgesneden knoop blijft liggen, en je kunt er nog steeds naast plaatsen.
    .title = Afgesneden maar levend
    .refusal = Je bezet alleen de velden waar je knopen liggen.
WL-16 = Een vrij veld veroveren: je knoop ligt daar en je hand is leeg.
    .title = Een vrij veld
    .refusal = Om een veld te veroveren heb je een knoop in je hand nodig.
WL-17 = Een vijandig veld veroveren: je eigen knoop neemt het veld meteen in, en de vijandige knoop komt in je hand.
    .title = Een vijandig veld
    .refusal = De vijandige knoop komt in je hand.
WL-18 = Een vijandige knoop in je hand moet worden losgemaakt en gaat dan terug naar de voorraad van zijn eigenaar. Tot dan doet je hand niets anders.
    .title = Losmaken
    .refusal = Je maakt alleen een vijandige knoop in je hand los, en die moet eerst helemaal los zijn.
WL-19 = Op een veld ligt hoogstens één knoop. Je eigen veld kun je niet nog eens innemen.
    .title = Eén knoop per veld
    .refusal = Dit veld is al van jou.
WL-20 = Je eigen knopen op het bord maak je nooit los en verplaats je nooit.
    .title = Knopen blijven liggen
    .refusal = Je eigen knopen blijven waar ze zijn.
WL-21 = Een basis telt als een veld dat voor altijd van haar partij is. Er ligt nooit een knoop of een HK van welke kleur dan ook op een basis.
    .title = De basis
    .refusal = Op een basis kun je niets zetten.
WL-22 = Plaatsen twee partijen op hetzelfde vrije veld, dan neemt de eerste het in, en de tweede verovert het op de eerste als dat nog mag (WL-17).
    .title = Allebei tegelijk
    .refusal = Iemand was je voor op dit veld.
WL-23 = Is er geen toegestaan veld voor de knoop in je hand, dan blijft hij in je hand tot er een is.
    .title = Geen veld om te plaatsen
    .refusal = Er is nog geen veld voor je knoop: houd hem vast en wacht.

rules-wormlord-headquarters = Het hoofdkwartier

WL-24 = Je mag je HK op elk veld zetten waar een eigen knoop ligt, op elk moment, wat je hand ook vasthoudt, en het op elk moment weer verplaatsen.
    .title = Het HK plaatsen
    .refusal = Je HK kan alleen op een eigen knoop staan.
WL-25 = Een veld met een HK kan niet worden veroverd zolang het HK daar staat.
    .title = Een veilig veld
    .refusal = Een HK beschermt dit veld.
WL-26 = Een HK staat nooit op een doelveld of een basis. Niemand verplaatst het HK van een andere partij.
    .title = Niet op een doelveld
    .refusal = Een HK kan niet op een doelveld of een basis staan.
WL-27 = Eenmaal op het bord gaat een HK alleen van eigen knoop naar eigen knoop.
    .title = Van knoop naar knoop
    .refusal = Je HK gaat alleen naar een andere eigen knoop.

rules-wormlord-winning = Winnen

WL-28 = De eerste partij die drie doelvelden tegelijk bezet, wint meteen de ronde. (Met vier doelvelden kunnen twee partijen dat nooit samen.)
    .title = Drie doelvelden
    .refusal = Je hebt drie doelvelden tegelijk nodig.
WL-29 = De eerste partij die twee rondes wint, wint de wedstrijd. Jullie mogen een ander aantal afspreken: 1 t/m 5.
    .title = De wedstrijd
    .refusal = Een wedstrijd gaat om 1 t/m 5 gewonnen rondes.
WL-30 = Tussen de rondes worden het bord, de voorraden en de HK’s opnieuw klaargezet.
    .title = Een nieuwe tuin
    .refusal = Elke ronde begint met een nieuwe tuin.

rules-wormlord-timed = Tegen de klok (variant)

WL-31 = Een ronde mag een tijdslimiet hebben: 3 minuten, tenzij je iets anders kiest (10 seconden tot een uur).
    .title = De tijdslimiet
    .refusal = Een tijdslimiet ligt tussen 10 seconden en een uur, in hele seconden.
WL-32 = Is de tijd om, dan wint de partij met de meeste punten de ronde: 1 voor elk veld met haar knoop, 2 voor een doelveld. Bases tellen niet.
    .title = Punten beslissen
    .refusal = De tijd is om: de punten beslissen.
WL-33 = Bij gelijke stand bovenaan is er geen winnaar: de ronde wordt opnieuw gespeeld.
    .title = Gelijke stand
    .refusal = Bij gelijke stand bovenaan wint niemand de ronde.

rules-wormlord-pairs = Paren

WL-34 = Een partij mag uit twee mensen bestaan, al vanaf twee tegen twee, en een paar mag tegen iemand alleen spelen. Partners delen één hand: elk beweegt één uiteinde van hetzelfde touw, en alleen dat uiteinde, van het begin tot het eind van een knoop.
    .title = Eén touw, twee mensen
    .refusal = Jullie moeten allebei jullie deel van de knoop leggen.
WL-35 = Ieder van jullie mag de knoop plaatsen. Wie op een vijandig veld plaatst, neemt de vijandige knoop; jullie maken hem samen los, elk aan één uiteinde.
    .title = Plaatsen in paren
    .refusal = Trek alleen aan je eigen uiteinde van de knoop.
WL-36 = Ieder van jullie mag het HK verplaatsen. Partners mogen praten zoveel ze willen en velden aanwijzen; iedereen mag wijzen, zichtbaar voor allen, als dat is afgesproken.
    .title = HK en praten
    .refusal = Alleen jij en je partner verplaatsen jullie HK.

rules-wormlord-faith = Eerlijk spel

WL-37 = Met opzet wachten is tegen de regels. Een partij die iets zou kunnen doen en een tijdje niets heeft gedaan, wordt aan iedereen als inactief getoond; er wordt haar niets afgenomen.
    .title = Niet met opzet wachten
    .refusal = Wacht alsjeblieft niet met opzet.
WL-38 = Een knoop zit nooit zo strak dat hij niet los kan: je ziet hem in een losse vorm, en dezelfde knoop is voor iedereen even moeilijk. Een overhandse knoop vraagt anderhalve seconde goed trekken, elke kruising meer een kwart seconde. Een lus maak je los als een overhandse knoop.
    .title = Nooit te strak
    .refusal = Gelijke knopen zijn even makkelijk los te maken.
WL-39 = Voor elke partij mag vóór het spel een handicap worden afgesproken: “lus” (minstens één kruising van het touw met zichzelf, voor kleine kinderen), “overhandse knoop” (de regel) of “achtknoop” (voor experts).
    .title = Handicaps
    .refusal = Jouw partij heeft een andere knoop afgesproken.

rules-wormlord-silent = Waar het boekje zwijgt

WL-40 = Een partij mag op elk moment opgeven; in een paar moeten beiden dat in dezelfde ronde zeggen. Ze ligt dan uit de wedstrijd: haar knopen blijven liggen en kunnen worden veroverd, haar HK gaat van het bord, en wat haar hand vasthoudt gaat zonder knoop terug naar de voorraad waar het vandaan kwam. Ze wint niets meer. De laatste partij die overblijft, wint de wedstrijd.
    .title = Opgeven
    .refusal = Je hebt al opgegeven.
WL-41 = Kan geen enkele partij nog pakken, knopen, plaatsen of losmaken, dan is de ronde voorbij en beslissen de punten, alsof de tijd om was (WL-32, WL-33). Alleen een HK verplaatsen houdt een ronde niet gaande.
    .title = Als iedereen vastzit
    .refusal = Niemand kan nog iets doen: de punten beslissen.
WL-42 = Een kaart mag voor verschillende aantallen partijen zijn. De eerste bases spelen mee; de bases van partijen die niet meedoen, zijn gras.
    .title = Bases die rusten
    .refusal = Die basis doet in dit spel niet mee.
WL-43 = Een loopafstand is het aantal stappen, nooit schuin, van een basis naar een doelveld, over gras en doelvelden, nooit door aarde of een andere basis: daar kan nooit een knoop liggen.
    .title = Loopafstanden
    .refusal = Geen weg loopt door aarde of een basis.
WL-44 = Partners zitten naast elkaar: de eerste beweegt de staart, de tweede de kop. Het touw wordt beoordeeld als beide uiteinden hebben bewogen, in de volgorde waarin ze dat deden. Zolang het geen knoop is, mag elk met het eigen uiteinde opnieuw beginnen. Een vijandige knoop is los als niets meer vastzit en beiden hebben getrokken.
    .title = Staart en kop
    .refusal = Beide uiteinden moeten bewegen: het jouwe en dat van je partner.
WL-45 = De wedstrijd begint als iedereen klaar is, en dan wordt er meteen voor het eerst afgeteld. Vóór elke volgende ronde zegt iedereen die nog meespeelt dat hij klaar is; pas dan wordt er afgeteld. Tot dan ligt de laatste ronde er nog om te bekijken.
    .title = Opnieuw klaar
    .refusal = De ronde begint als iedereen klaar is.
WL-46 = Wat op een moment vanzelf gebeurt, gaat vóór wat op dat moment wordt gedaan: met het sein mag je knopen, en als de tijd om is telt niets meer.
    .title = Precies op tijd
    .refusal = Dat kwam net iets te laat.
WL-47 = Je mag op een eigen kaart spelen als ze geldig is en elke basis elk doelveld bereikt; verschillen de afstanden, dan alleen als dat vóór het spel is afgesproken.
    .title = Je eigen kaarten
    .refusal = Deze kaart kan alleen als iedereen met ongelijke afstanden instemt.
WL-48 = Wie niet kan pakken, knopen, plaatsen of losmaken, is nooit inactief, hoe lang het ook duurt. Het HK verplaatsen telt als iets doen.
    .title = Wachten zonder verwijt
    .refusal = Wie niets kan doen, is niet inactief.
WL-49 = Een knoop die meer dan zes kruisingen houdt, als alle overbodige eruit zijn, kan niet zonder moeite los: hij telt niet.
    .title = Niet te veel
    .refusal = Kunstig! Maar hij houdt meer dan zes kruisingen: die krijgt niemand zonder moeite los.
WL-50 = De tijd voor een knoop in je hand loopt alleen zolang er een veld voor is, en iedereen ziet wanneer hij losschiet. Een partij met de handicap “lus” heeft drie keer zo lang, en wie de knoop met pijltjestoetsen of één knop legde ook.
    .title = Tijd om te plaatsen
    .refusal = Je knoop is losgeschoten.
WL-51 = Een touw wordt door een hand getekend, op een scherm of met toetsen. Niemand steekt het tekenvlak in minder dan een tiende seconde over, springt eroverheen of tekent een heel touw in één oogwenk: een touw dat geen hand getekend kan hebben, telt niet, wie of wat het ook stuurt.
    .title = Met de hand getekend
    .refusal = Dit touw kan geen hand getekend hebben.

## At every table

rules-table = Aan elke tafel
    .intro = Wat alle spellen delen: hoe de tafel met een verzoek omgaat voordat een spel ernaar kijkt.

rules-table-wishes = Verzoeken

TB-01 = Een verzoek moet leesbaar zijn: van een bekend type, met alle gegevens die nodig zijn en geen andere, elk van de juiste soort en binnen zijn grenzen. Wat niet gelezen kan worden, wordt geweigerd en verandert niets.
    .title = Leesbare verzoeken
    .refusal = Dat was niet te begrijpen.
TB-02 = Alleen wie een plaats in het spel heeft, mag iets doen, en alleen voor die plaats. Alle anderen kijken toe.
    .title = Meespelen of toekijken
    .refusal = Dat is niet aan jou: je speelt alleen voor je eigen plaats.
TB-03 = Als een spel voorbij is, kan er niet meer in worden gespeeld.
    .title = Voorbij is voorbij
    .refusal = Dit spel is voorbij.
TB-04 = Een spel begint alleen met een aantal plaatsen waarvoor het is gemaakt en met opties binnen hun grenzen, elk apart en allemaal samen.
    .title = Plaatsen en opties
    .refusal = Het spel kan met deze plaatsen en opties niet worden gespeeld.
TB-05 = De tijd loopt nooit terug: wat gedateerd is vóór het laatste wat er gebeurde, telt vanaf dat moment.
    .title = De tijd loopt vooruit
    .refusal = De tijd loopt nooit terug.
TB-06 = Een geweigerd verzoek kost niets: de stand, de klok en wat iedereen ziet, blijven zoals ze waren.
    .title = Een nee kost niets
    .refusal = Er is niets veranderd: probeer iets anders.

rules-table-seats = Plaatsen

TB-07 = Een plaats heeft één eigenaar, een mens of een bot. Je mag op elke vrije plaats gaan zitten; een bezette blijft van haar eigenaar tot die opstaat. De gastheer mag een plaats vrijmaken waarvan de eigenaar weg is, zolang er geen spel bezig is.
    .title = Eén plaats, één eigenaar
    .refusal = Kijk nog eens: deze plaats is bezet, of ze is al vrij.
TB-08 = Een naam heeft 1 t/m 24 zichtbare tekens.
    .title = Namen
    .refusal = Kies alsjeblieft een naam van 1 t/m 24 tekens.
TB-09 = De gastheer is wie hier het langst zit: hij bereidt het spel voor, zet bots op vrije plaatsen en maakt plaatsen vrij. Wie zit, wordt niet weggestuurd.
    .title = De gastheer
    .refusal = Alleen de gastheer doet dat, en wie zit, wordt niet weggestuurd.
TB-10 = Als iedereen klaar is, wordt er afgeteld en begint het spel op een vast moment. Is iemand toch niet klaar, dan stopt het aftellen. Een spel dat zelf aftelt, begint meteen.
    .title = Klaar, en aftellen
    .refusal = Het spel begint als iedereen klaar is.
TB-11 = Alles op zijn tijd: plaatsen en opties regel je vóór een spel, zetten doe je terwijl het loopt, en tijdens een pauze wordt er niets gespeeld.
    .title = Alles op zijn tijd
    .refusal = Dat kan op dit moment niet.
TB-12 = Wie zit, mag voorstellen om te pauzeren, verder te gaan of het spel zonder winnaar te beëindigen. Het gebeurt als iedereen die er is het goedvindt; iedereen mag weigeren.
    .title = Samen pauzeren en stoppen
    .refusal = Er is nu niets voorgesteld.
TB-13 = Is de eigenaar van een plaats weg, dan mag wie zit die plaats door een bot laten warmhouden; de bot staat op zodra de eigenaar terug is. Bots worden altijd als bots getoond.
    .title = Bots houden plaatsen warm
    .refusal = Die bot bestaat niet, of de eigenaar van de plaats is er.
TB-14 = Wie in een spel op één plaats heeft gezeten, neemt in datzelfde spel geen andere: niemand ziet twee handen.
    .title = Ieder één hand
    .refusal = Je hebt in dit spel op een andere plaats gezeten.
TB-15 = Praten gaat met vaste zinnen en gebaren, en niet te veel tegelijk. Wie toekijkt, klapt en zwaait. Partners praten en wijzen zoveel ze willen, en niemand anders ziet het. Iedereen mag wijzen, zichtbaar voor allen, als dat voor het spel is afgesproken.
    .title = Praten
    .refusal = Niet zoveel tegelijk, alsjeblieft.

rules-table-house = Het huis

TB-16 = Alles heeft een grens: hoeveel, hoe groot en hoe snel. Wie die bereikt, wacht even.
    .title = Grenzen
    .refusal = Dat is te veel of te snel: wacht even.
TB-17 = Maakt de server een fout, dan wordt het verzoek geweigerd en blijft het spel zoals het was.
    .title = Onze eigen fouten
    .refusal = Er ging bij ons iets mis; er is niets veranderd.
TB-18 = Een tafel vind je met haar code.
    .title = Een tafel vinden
    .refusal = Deze tafel is nu niet te vinden.
TB-19 = Iedereen komt binnen als gast; een gast wordt aan zijn apparaat herkend.
    .title = Gasten
    .refusal = Kom alsjeblieft eerst binnen als gast.
TB-20 = Het logboek van een tafel staat na het einde voor iedereen open, eerder niet; en wat niet nagespeeld kan worden, telt niet.
    .title = Het logboek, na het einde
    .refusal = Dit logboek is nog geheim, of het kan niet nagespeeld worden.
TB-21 = Een gebaar, bijvoorbeeld een touw, wordt live getekend: stukje bij beetje, op volgorde en niet sneller dan de tijd; wat klaar is, is wat er te zien was.
    .title = Live getekend
    .refusal = Zo tekent geen hand: teken het nog een keer.
TB-22 = Een coach geeft alleen hints waar ze niemand schaden: waar alle andere plaatsen van bots zijn, waar alle plaatsen op één apparaat zijn, of waar iedereen ze voor een spel zonder klok heeft afgesproken. Een afgelopen spel mag iedereen bekijken.
    .title = Hints, waar ze niemand schaden
    .refusal = Hier zijn geen hints: er speelt nog iemand mee.
TB-23 = Een spel waar 60 dagen lang niemand was, eindigt zonder winnaar.
    .title = Spellen waar niemand terugkomt
    .refusal = Hier was al lang niemand meer; daarom is het spel beëindigd.
TB-24 = Een spel heeft zijn eigen tijd. Zolang de server uit is of stilstaat, loopt niemands tijd, en een klok verzetten verandert niets.
    .title = Pauzes van de server
    .refusal = De server stond stil; ondertussen liep niemands tijd.
TB-25 = Wat er rond het spel wordt geregeld, heeft een maat: 60 verzoeken van één persoon tegelijk, daarna één per twee seconden, en aan een tafel hoogstens 1000 zonder dat er iemand een zet doet. Daarna kun je je nog klaar melden of weggaan.
    .title = Een maat voor het regelen
    .refusal = Dat was veel geregel: wacht even, speel, of open een andere tafel.
TB-26 = Zolang er niets kan worden opgeschreven, bijvoorbeeld omdat de schijf vol is, wordt er niets beslist: verzoeken worden geweigerd en alles blijft zoals het was. Zodra het weer kan, gaat het spel verder.
    .title = Alleen wat is opgeschreven telt
    .refusal = De server kan nu niets opschrijven; er is niets veranderd. Probeer het zo nog eens.
TB-27 = Wie meteen met iemand wil spelen, komt bij degene die het langst op hetzelfde spel wacht, met opties die beiden goedvinden; wie waar zit, bepaalt het lot. Wie de pagina sluit, wacht niet meer.
    .title = Nu met iemand spelen
    .refusal = Er is nu niemand voor je te vinden: probeer het zo nog eens.
TB-28 = Spelen dezelfde mensen nog een keer, dan schuiven de plaatsen door: de kanten worden geruild, of de volgende begint. Geteld wordt hoe vaak ieder heeft gewonnen, zolang dezelfde mensen samen spelen.
    .title = Nog een spel
    .refusal = Het volgende spel begint als iedereen klaar is.
TB-29 = In één spel heeft een persoon 5000 zetten. Wie ze heeft opgebruikt, bijvoorbeeld door een kaart steeds weer terug te nemen en opnieuw te leggen, kan nog instemmen met het einde van het spel, of weggaan.
    .title = Zetten genoeg voor elk spel
    .refusal = Je hebt in dit spel 5000 zetten gedaan, meer kunnen er niet worden bewaard. Beëindig het spel samen, of ga weg.
