### How games end. The tag of the reason is the last part of the key. The value says why, under a headline
### that names the winners; `.told` says all in one sentence, with these values:
###
### $winners (text): the names of those who win; $count (number): how many they are
### $others (text): the names of all others; of everybody in a draw
### $high, $low (numbers): the best score and the worst

# The last name of a list of several. $names (text): all but the last; $last (text): the last
names-and = { $names } et { $last }

# Those at the table agreed to end the game.
outcome-ended = La partie a été arrêtée d’un commun accord : personne ne gagne.

## Wormi

outcome-wormi-worm = Le ver est complet, de 1 à 16.
    .told = { $winners } a aligné le ver entier et gagne !
outcome-wormi-resigned = { $others } a abandonné.
    .told = { $winners } gagne : { $others } abandonne.
outcome-wormi-time = { $others } n’avait plus de temps.
    .told = { $winners } gagne : { $others } n’a plus de temps.
outcome-wormi-agreed = Nulle d’un commun accord.
    .told = Partie nulle, d’un commun accord entre { $others }.
outcome-wormi-repetition = La même position est revenue trop souvent.
    .told = Partie nulle : la même position est revenue trop souvent.
outcome-wormi-quiet = Aucun ver n’a grandi depuis longtemps.
    .told = Partie nulle : aucun ver n’a grandi depuis longtemps.
outcome-wormi-points = Les points des deux parties décident du match.
    .told =
        { $count ->
            [0]
                { $high ->
                    [one] Match nul : { $high } point chacun.
                   *[other] Match nul : { $high } points chacun.
                }
           *[other]
                { $high ->
                    [one] { $winners } gagne le match par { $high } point à { $low }.
                   *[other] { $winners } gagne le match par { $high } points à { $low }.
                }
        }

## Das Wurmt

outcome-wurmt-most_points = Qui a le plus de points gagne.
    .told =
        { $high ->
            [one] { $winners } gagne avec { $high } point.
           *[other] { $winners } gagne avec { $high } points.
        }
outcome-wurmt-equal_points = Égalité de points : la victoire est partagée.
    .told =
        { $high ->
            [one] { $winners } partagent la victoire avec { $high } point chacun.
           *[other] { $winners } partagent la victoire avec { $high } points chacun.
        }

## Wormlord

outcome-wormlord-rounds = Toutes les manches nécessaires sont gagnées.
    .told =
        { $high ->
            [one]
                { $count ->
                    [one] { $winners } gagne le match avec { $high } manche !
                   *[other] { $winners } gagnent le match avec { $high } manche !
                }
           *[other]
                { $count ->
                    [one] { $winners } gagne le match avec { $high } manches !
                   *[other] { $winners } gagnent le match avec { $high } manches !
                }
        }
outcome-wormlord-last_left = Tous les autres ont abandonné.
    .told =
        { $count ->
            [one] { $winners } est encore en jeu à la fin et gagne le match.
           *[other] { $winners } sont encore en jeu à la fin et gagnent le match.
        }

# Rounds of a match end, too.
round-wormlord-objectives = Trois objectifs en même temps.
    .told =
        { $count ->
            [one] Trois objectifs : { $winners } gagne la manche !
           *[other] Trois objectifs : { $winners } gagnent la manche !
        }
round-wormlord-points = Qui a le plus de points gagne la manche.
    .told =
        { $count ->
            [one]
                { $high ->
                    [one] { $winners } gagne la manche avec { $high } point.
                   *[other] { $winners } gagne la manche avec { $high } points.
                }
           *[other]
                { $high ->
                    [one] { $winners } gagnent la manche avec { $high } point.
                   *[other] { $winners } gagnent la manche avec { $high } points.
                }
        }
round-wormlord-tied = Égalité de points : la manche est rejouée.
