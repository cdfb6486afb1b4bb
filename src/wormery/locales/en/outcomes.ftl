### How games end. The tag of the reason is the last part of the key. The value says why, under a headline
### that names the winners; `.told` says all in one sentence, with these values:
###
### $winners (text): the names of those who win; $count (number): how many they are
### $others (text): the names of all others; of everybody in a draw
### $high, $low (numbers): the best score and the worst

# The last name of a list of several. $names (text): all but the last; $last (text): the last
names-and = { $names } and { $last }

# Those at the table agreed to end the game.
outcome-ended = The game was ended by agreement: nobody wins.

## Wormi

outcome-wormi-worm = The worm is complete, from 1 to 16.
    .told = { $winners } has lined up the whole worm and wins!
outcome-wormi-resigned = { $others } gave up.
    .told = { $winners } wins: { $others } resigned.
outcome-wormi-time = { $others } ran out of time.
    .told = { $winners } wins: { $others } ran out of time.
outcome-wormi-agreed = Both agreed on a draw.
    .told = A draw: { $others } agreed on it.
outcome-wormi-repetition = The same position came up too often.
    .told = A draw: the same position came up too often.
outcome-wormi-quiet = No worm has grown for a long time.
    .told = A draw: no worm has grown for a long time.
outcome-wormi-points = The points of both games decide the match.
    .told =
        { $count ->
            [0]
                { $high ->
                    [one] The match is drawn: { $high } point each.
                   *[other] The match is drawn: { $high } points each.
                }
           *[other]
                { $high ->
                    [one] { $winners } wins the match by { $high } point to { $low }.
                   *[other] { $winners } wins the match by { $high } points to { $low }.
                }
        }

## Das Wurmt

outcome-wurmt-most_points = Most points win.
    .told =
        { $high ->
            [one] { $winners } wins with { $high } point.
           *[other] { $winners } wins with { $high } points.
        }
outcome-wurmt-equal_points = Equal points: the win is shared.
    .told =
        { $high ->
            [one] { $winners } share the win with { $high } point each.
           *[other] { $winners } share the win with { $high } points each.
        }

## Wormlord

outcome-wormlord-rounds = All the rounds needed are won.
    .told =
        { $high ->
            [one]
                { $count ->
                    [one] { $winners } wins the match with { $high } round won!
                   *[other] { $winners } win the match with { $high } round won!
                }
           *[other]
                { $count ->
                    [one] { $winners } wins the match with { $high } rounds won!
                   *[other] { $winners } win the match with { $high } rounds won!
                }
        }
outcome-wormlord-last_left = All others gave up.
    .told =
        { $count ->
            [one] { $winners } is the last one left and wins the match.
           *[other] { $winners } are the last ones left and win the match.
        }

# Rounds of a match end, too.
round-wormlord-objectives = Three objectives at the same moment.
    .told =
        { $count ->
            [one] Three objectives: { $winners } wins the round!
           *[other] Three objectives: { $winners } win the round!
        }
round-wormlord-points = Most points win the round.
    .told =
        { $count ->
            [one]
                { $high ->
                    [one] { $winners } wins the round with { $high } point.
                   *[other] { $winners } wins the round with { $high } points.
                }
           *[other]
                { $high ->
                    [one] { $winners } win the round with { $high } point.
                   *[other] { $winners } win the round with { $high } points.
                }
        }
round-wormlord-tied = Equal points: the round is played again.
