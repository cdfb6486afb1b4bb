### The rule books as people read them: every rule with its heading and what a refused player is told.
### The ids are those of docs/rules; docs/languages.md says how to translate.

## Wormi

rules-wormi = Wormi
    .intro = A board game for two, blue and pink, with nothing hidden: whoever first lines up all 16 pieces as one worm wins.

rules-wormi-setup = Pieces and set-up

WI-01 = The board is chequered: 7 files (a to g) by 10 ranks (1 to 10), and a1 is light. Blue has 16 pieces numbered 1 to 16, and so has pink.
    .title = The board
    .refusal = There is no such square or piece on this board.
WI-02 = Thirty-two squares are starting squares: 16 light ones for blue and 16 dark ones for pink.
    .title = Starting squares
    .refusal = That square has the other side’s colour.
WI-03 = The numbers are dealt at random on each side’s starting squares, from a seed that the game records. Everybody sees all of them.
    .title = The deal
    .refusal = The numbers are dealt at random and stay as dealt.
WI-04 = You choose a layout of the starting squares: 32 of them, 16 light and 16 dark, that look the same after half a turn. The usual one is “diamond”: ranks 2 to 9 hold 1, 3, 5, 7, 7, 5, 3 and 1 squares around file d. There are also “bands” (files b, c, e and f on ranks 2 to 9), “outer bands” (files a, b, f and g on ranks 2 to 9), “ring” (files b to f on ranks 2 to 9 without the four corners and without d4 to d7), “block” (files b to f on ranks 3 to 8, and d2 and d9), “ends” (ranks 1, 2, 9 and 10 full, and c3, e3, c8 and e8) and “homes” (blue: the light squares of ranks 1 to 5 without a5 and g5; pink: the same, turned by half a turn).
    .title = Layouts to choose from
    .refusal = A layout needs 16 light and 16 dark squares that look the same after half a turn.

rules-wormi-moving = Moving

WI-05 = Blue begins. You move in turn. In your turn you move one piece of your own, by a step or by jumps, never both.
    .title = Taking turns
    .refusal = Wait for your turn; then one piece steps or jumps, never both.
WI-06 = A step goes to an empty square diagonally next to the piece.
    .title = The step
    .refusal = That square is taken: you need an empty one.
WI-07 = A jump goes over exactly one piece right next to yours to the empty square directly behind it, in a straight line: sideways or up and down over an enemy’s piece, diagonally over one of your own. (Nothing else can stand there: a side never leaves its square colour.)
    .title = The jump
    .refusal = No jump leads there: it goes over exactly one neighbour to the empty square right behind it.
WI-08 = Two pieces in a row cannot be jumped at once.
    .title = Only one piece
    .refusal = There is a piece right behind it: two in a row cannot be jumped.
WI-09 = You may chain jumps in one turn and change direction after each. You may stop after any jump.
    .title = Chains of jumps
    .refusal = Jumps can be chained, one after another.
WI-10 = In one turn a piece never lands on the same square twice, and the square it started from counts as visited: it is empty while the piece travels, but you may not land on it again. Jumping over the same piece twice is allowed, unless you play the strict reading (WI-22).
    .title = No square twice
    .refusal = Your piece has already been on that square this turn.
WI-11 = Jumped pieces stay where they are: nothing is ever captured.
    .title = Nothing is captured
    .refusal = Jumped pieces stay on the board.
WI-12 = A move is a piece and the square it ends on. Which way the jumps went changes nothing: a shortest way is shown, and you may draw another.
    .title = What a move is
    .refusal = That way does not lead from your piece to the square you chose.

rules-wormi-end = The end

WI-13 = A worm is all the pieces 1 to 16 of one side, each touching the one numbered just before it. Pieces of one side can only touch diagonally.
    .title = The worm
    .refusal = Every piece of a worm has to touch the number before it.
WI-14 = If your worm is complete after a move, you win at once. Only your own move can complete your own worm, so you can never both finish together.
    .title = Winning
    .refusal = The worm is complete: nothing can follow.
WI-15 = A player who has no legal move passes. If neither has one, the game is drawn.
    .title = Nowhere to go
    .refusal = You can still move, so you cannot pass.
WI-16 = Not in the printed rules, but good to have: the third time the same position comes up with the same player to move, the game is drawn. It is also drawn after 100 moves by each side in which neither side’s longest run of consecutive touching numbers has grown beyond its best so far. Both limits can be changed. You may also agree on a draw, and you may resign.
    .title = Draws and resigning
    .refusal = A game is drawn only by these limits or if you both agree.
WI-17 = With a clock, if you choose one: whoever runs out of time loses.
    .title = The clock
    .refusal = The time is up.
WI-18 = Moving first is worth about half a move, and deals differ. There are two fair ways: a match of two games on the same deal with the sides exchanged (1 point for a win, half a point for a draw), or “pie”: the deal lies open for both, and the player in the second seat looks at it and chooses who is blue.
    .title = Two fair ways
    .refusal = Sides are chosen once, before the first move, by the player whose choice it is.

rules-wormi-settled = What the app settles

WI-19 = You may ask to take back your own last move (and with it the answer, if there was one). It happens only if the other player agrees. One proposal at a time, of a draw or a take-back, lies on the table; a move, a yes or a no clears it.
    .title = Proposals and take-backs
    .refusal = That cannot be proposed or answered just now.
WI-20 = Without “pie”, the first seat is blue in the first game. In a match of two the second game begins as soon as the first is over. Resigning, a draw and the clock concern only the game being played; a match with equal points is drawn.
    .title = Who is who
    .refusal = The sides are settled for this game.
WI-21 = A game may also begin with a given position instead of a deal: 16 different squares for each side, blue on light ones, pink on dark ones, and no worm finished yet.
    .title = A position to begin with
    .refusal = A game cannot begin with that position.
WI-22 = “Never pass through the same square twice in a turn” can be read in two ways, and you choose one. Usually only the squares your piece lands on count. In the strict reading a square that you jump over counts as passed, too: you jump no piece twice in one turn, whatever the direction.
    .title = No square passed twice
    .refusal = You have jumped over that piece this turn, and in the strict reading once is enough.

## Das Wurmt

rules-wurmt = Das Wurmt
    .intro = A card game for two to five, with memory and a little bluff: grow a worm to 10, 11 or 12 and score; make it longer and lose.

rules-wurmt-material = What is in the box

DW-01 = 99 worm cards in three colours (yellow, pink and blue), 33 of each colour: 28 value cards and 5 action cards. 6 tails, two of each colour. A score board for every player, with a plus side and a minus side.
    .title = Cards and tails
    .refusal = That is not part of the box.
DW-02 = Values run from 1 to 7, four of each in every colour. (The range is known; how many of each is our choice, and you may change it: any 28 values from 0 to 9.)
    .title = The values
    .refusal = Each colour needs 28 values from 0 to 9.
DW-03 = The actions are Remove, Refresh, New worm, Spy and Pass, one of each in every colour.
    .title = The actions
    .refusal = There is no such action.
DW-04 = The back of every card shows a head in its colour, on action cards too: from outside an action cannot be told from a value card. With “neutral backs”, if you choose them, everybody sees that a card is an action, but not which one. The colour of an action has no other effect.
    .title = The backs
    .refusal = A card’s back does not tell more than its colour.
DW-05 = You see the fronts of your own cards; the others see their backs: how many cards of which colour, in no order. In the “blind” game nobody sees the values of cards in hand, not even of their own: you see colours, and which of your cards are actions. (The box says both that heads face the others and that you lay blind; so you choose.)
    .title = Who sees what
    .refusal = Values in hand stay hidden in the blind game.

rules-wurmt-setup = Set-up

DW-06 = One tail of each colour lies on the table; the other three are the reserve.
    .title = The first tails
    .refusal = One tail of each colour lies on the table from the start.
DW-07 = All 99 cards are shuffled, from a seed that the game records. 30 are put aside unseen with 2 players, 20 with 3, 10 with 4, and none with 5.
    .title = Shuffling
    .refusal = The deck has to hold every card exactly once.
DW-08 = Everybody gets 5 cards. The rest is the pile.
    .title = Dealing
    .refusal = Everybody is dealt the same number of cards.
DW-09 = The first player is whoever saw a worm most recently, if the table asks; otherwise one is drawn at random, or chosen. Turns go clockwise.
    .title = Whose turn it is
    .refusal = It is not your turn yet.

rules-wurmt-turn = Your turn

DW-10 = First play as many action cards as you like, one after another; then lay exactly one worm card. Nothing follows the lay.
    .title = Actions, then one card
    .refusal = You have no such card in your hand.
DW-11 = Lay the card on a worm of its colour, head up: it becomes that worm’s head. From then on its value is hidden from all. If you see your values, you have seen this one; in the blind game nobody has.
    .title = Laying a head
    .refusal = Lay the card on a worm of its own colour.
DW-12 = If the worm had a head already, that old head is now turned over. The length of the worm is the sum of its face-up values; the tail counts 0, and the new head does not count.
    .title = Turning the old head
    .refusal = Only the old head is turned over.
DW-13 = Less than 10: nothing happens.
    .title = Less than 10
    .refusal = The worm is still too short to score.
DW-14 = 10, 11 or 12: you take the card just turned over to your plus side.
    .title = 10, 11 or 12
    .refusal = Only a worm of 10, 11 or 12 earns points.
DW-15 = More than 12: you take the card just turned over to your minus side.
    .title = More than 12
    .refusal = The worm is too long: the card goes to the minus side.
DW-16 = In both cases the worm is cleaned: its other face-up cards go to the discard, the tail stays, and the new head moves next to the tail, still hidden.
    .title = Cleaning the worm
    .refusal = The tail and the new head always stay.
DW-17 = The first lay on a worm without a head turns nothing over.
    .title = The first head
    .refusal = This worm has no head to turn over.
DW-18 = You can always lay: every colour has a worm, and worms never leave. You have to lay, even if it costs points.
    .title = You have to lay
    .refusal = You have to lay a card to end your turn.

rules-wurmt-hand = Your hand

DW-19 = With more than 2 cards in hand you draw nothing. As soon as you have 2 cards or fewer, your hand is filled up to 5 at once, also in the middle of a turn after an action.
    .title = Filling up
    .refusal = Your hand is filled up by itself when it is small enough.
DW-20 = A hand without a single value card (only actions) is discarded as a whole, openly, and replaced by 5 new cards. This has to be done, more than once if needed; the hand is looked at after every played card, at the start of a turn and after the deal.
    .title = Nothing but actions
    .refusal = A hand with a value card in it stays as it is.
DW-21 = The discard lies open and is never reshuffled. Cards put aside stay unseen to the end.
    .title = The discard
    .refusal = Nothing comes back from the discard.

rules-wurmt-actions = The actions

DW-22 = An action is shown, carried out and discarded; it never lengthens a worm. An action without a possible target cannot be played.
    .title = Playing an action
    .refusal = This card cannot do that: an action needs a target and never lengthens a worm.
DW-23 = Remove: one face-up value card of any worm, even the only one, goes to the discard. Never the head or the tail. Nothing is scored.
    .title = Remove
    .refusal = You can only remove a face-up value card, never a head or a tail.
DW-24 = Refresh: discard as many of the other cards in your hand as you like, or none, then fill up to 5.
    .title = Refresh
    .refusal = Choose among the other cards in your hand, each of them once.
DW-25 = New worm: put any one tail of the reserve on the table. Two worms may have the same colour; a card of that colour may go to either.
    .title = New worm
    .refusal = There is no tail of that colour left in the reserve.
DW-26 = Spy: look at the value of one hidden head. Everybody sees which worm you spied on; only you learn the value. Your own head and a second look are allowed.
    .title = Spy
    .refusal = That worm has no hidden head to look at.
DW-27 = Pass: you lay no worm card this turn; your turn ends at once.
    .title = Pass
    .refusal = You can only pass with a Pass card.

rules-wurmt-end = The end

DW-28 = The game ends when somebody has to fill up to 5 and the pile has too few cards: what is left is taken, and the game is over at once. (You may choose to finish the turn or the round instead.) A pile that is exactly empty does not end the game.
    .title = An empty pile
    .refusal = The pile is empty: there are no more cards to draw.
DW-29 = Your score: the sum of your plus side minus the sum of your minus side. Heads on the table and cards in hand do not count. You may end up below zero.
    .title = Scoring
    .refusal = Only the plus and minus sides count.
DW-30 = Most points win. Players who tie for the most points share the win and are offered another round.
    .title = Winning
    .refusal = The game is won by points alone.

rules-wurmt-announcing = Announcing (variant)

DW-31 = If you play with announcing, whoever lays a head says one of the values in play and so the length that would follow. It may be a lie, even an obvious one; in the blind game, where nobody knows the value, it is pure bluff. You have to say something, and it has no effect on points.
    .title = Say a value
    .refusal = Say one of the values in play if you play with announcing, and none otherwise.
DW-32 = The claim stays on the head, for all to see, until the head is turned over. Then claim and truth are shown together, and everybody’s share of true claims is public. Claims on heads that were never turned over are revealed after the game.
    .title = Claim and truth
    .refusal = A claim stays on its head until the head is turned over.

rules-wurmt-settled = What the app settles

DW-33 = What you know: your own fronts, in the blind game without values; all backs by number and colour; all face-up cards, discards, scores and claims, and the size of the pile; the values of heads that you spied on and, if you see your values, of those that you laid yourself. Nothing else is told to you, in any way, before the game is over.
    .title = What you know
    .refusal = That stays secret until the game is over.
DW-34 = A help for your memory, if you choose it: in the “strict” game a value that you know from laying or spying is shown to you only during that turn; in the “friendly” game until it is turned over. You also choose whether only the top of the discard can be looked at, or all of it.
    .title = Memory help
    .refusal = In this game you have to remember that yourself.
DW-35 = You can take a move back only before anything new was seen, drawn, or played by somebody else.
    .title = Taking back
    .refusal = There is nothing that you can take back now.

rules-wurmt-silent = Where the box is silent

DW-36 = House rules: you may agree on other action cards for each colour (up to 10), other numbers of tails for each colour (1 to 10 instead of 2), of cards put aside with 2, 3, 4 and 5 players (instead of 30, 20, 10 and 0), of cards in a full hand (1 to 10 instead of 5), of cards at which a hand is filled up (0 to 10 instead of 2), and on other lengths that score (instead of 10 to 12). The numbers in the rules above then read accordingly. There have to be enough cards to deal.
    .title = House rules
    .refusal = With these house rules there are not enough cards.
DW-37 = After a played card the hand is first filled up (DW-19) and then looked at for value cards (DW-20); after the deal, hands are looked at in the order of the seats. If a discarded hand cannot be replaced because the pile is empty, it stays discarded. If you chose to finish the turn or the round, a player who is left without a value card finishes the turn without a lay.
    .title = First fill, then look
    .refusal = The hand is filled up first, and looked at afterwards.
DW-38 = A round begins with the turn of the first player: if you chose to finish the round, the game ends before the first player’s next turn.
    .title = What a round is
    .refusal = The round ends before the first player’s next turn.
DW-39 = You know the card that you play, so showing it is nothing new: a lay that turned no head over, a Remove, a New worm and a Pass can be taken back, one after another, by whoever played them. Not if a hand was filled up or discarded since, if somebody else has played, if the game is over, or if the time was up. A claim that is taken back counts as never made. The time spent on the move stays spent.
    .title = What can be taken back
    .refusal = This move cannot be taken back any more.
DW-40 = With a clock, if you choose one (so much for a turn, or so much for the game and a bonus for every turn), the time of a turn runs from its beginning to its end. When it is up, a card is laid for you: the first value card of your hand, in the order of drawing, on the first worm of its colour, with the lowest claim when announcing. Nobody loses a game by the clock. Every turn has at least one second. Whatever is played later than that comes too late.
    .title = The clock
    .refusal = The time for this turn is up.
DW-41 = A card on its way to the discard is seen by everybody, even if only the top of the discard can be looked at. When the game is over, all cards are shown to everybody, spectators too.
    .title = Shown to all
    .refusal = All cards are shown when the game is over.
DW-42 = The first player is the one who saw a worm most recently: choose this, and the table asks before the first turn. Anybody answers, for themselves or for somebody else, or leaves it to chance; the first answer counts. Chance was drawn with the deal, and nobody sees it before. No clock runs meanwhile. If nobody has answered after 20 seconds, it is left to chance; bots do not answer.
    .title = The question of the worm
    .refusal = First somebody says, once, who saw a worm most recently.

## Wormlord

rules-wormlord = Wormlord
    .intro = A race without turns for two to four sides, alone or in pairs: everybody ties, places and unties at once, and three objectives win.
    .story = Once the garden was big enough for everybody. Then the pink worms wanted the lettuce, the blue ones the compost, the yellow ones the sunny wall and the brown ones simply everything. Since that day they have quarrelled from morning till night. Nobody bites, for worms have no teeth: they tie themselves in knots, lie down right in the way, and whoever holds three objectives is lord of the garden until the next rain.

rules-wormlord-setup = What you need

WL-01 = The board has 7 × 7 cells. A map may also be another rectangle, from 5 × 5 to 9 × 9. (One printed edition speaks of 25 cells: that is the 5 × 5 “small garden”.)
    .title = The board
    .refusal = That does not fit: a board has 5 to 9 cells each way.
WL-02 = A cell is grass, an objective, the base of one side, or earth. Nothing may ever be put on earth.
    .title = Grass and earth
    .refusal = Nothing can be put on earth.
WL-03 = Every side has 15 ropes in its reserve, one headquarters (HQ) off the board, and one base on the board.
    .title = Ropes, HQ and base
    .refusal = Every side has 15 ropes, one HQ and one base.
WL-04 = A map says how many sides it is for. There are three basic maps (for 2, 3 and 4 sides) and six more: Duel, Mountain King, Into the Woods, Crossfire, Bermuda Triangle and Musical Chairs. All nine have 7 × 7 cells. Four gardens of our own come along: Small Garden and Small Garden for 3 with 25 cells, High Mountain and Deep Woods with 81.
    .title = The maps
    .refusal = This map is not made for that many sides.
WL-05 = A map has four objectives unless it says otherwise, and never fewer than three.
    .title = The objectives
    .refusal = A map needs at least three objectives.
WL-06 = The maps are our own designs under the printed names. A map is a small text file that you can draw yourself. A map is fair: seen from every base, the sorted list of walking distances to the objectives is the same, and every base reaches every objective.
    .title = Fair maps
    .refusal = This map is not fair to all sides.

rules-wormlord-start = The start

WL-07 = Every side begins with one of its ropes in hand, untied; 14 are in the reserve.
    .title = The first rope
    .refusal = Everybody begins with one untied rope in hand.
WL-08 = When all are ready, the count-down runs 3, 2, 1, and then comes the signal: TIE! Nothing can be tied before the signal.
    .title = The signal
    .refusal = Say once that you are ready, then wait for the signal.

rules-wormlord-hands = In your hand

WL-09 = Your side holds at most one rope at a time: nothing, an untied rope of your own, a knot of your own, or an enemy’s knot.
    .title = One rope at a time
    .refusal = You already have a rope in your hand.
WL-10 = To take a rope you need an empty hand and a rope in your reserve. If your reserve is empty, you have to wait until an enemy gives a rope back.
    .title = Taking a rope
    .refusal = Your reserve is empty: wait until a rope comes back.
WL-11 = Tying turns the rope in your hand into a knot. The rope must really be knotted, and any knot will do. You may agree before the game that only the overhand knot counts.
    .title = Tying a knot
    .refusal = First take a rope and tie a real knot.
WL-12 = A knot once tied is placed at once: you cannot keep it for later, untie it or put it back, and your hand does nothing else before it is placed. If you could place it and do not for a while (10 seconds, unless you agree otherwise), it slips open: the rope stays in your hand, untied again.
    .title = Tied means placed
    .refusal = Put your knot on the board first.
WL-13 = A reserve holds only untied ropes of its own side.
    .title = The reserve
    .refusal = Only your own untied ropes go into your reserve.

rules-wormlord-placing = Placing

WL-14 = Your knot goes on a cell directly beside (never diagonally) a cell that your side occupies, or beside your own base.
    .title = Side by side
    .refusal = Place it right beside one of your knots or your base, not diagonally.
WL-15 = Your side occupies the cells that hold its knots. They need no link to the base: a knot cut off from the rest stays, and you can still place beside it.
    .title = Cut off but alive
    .refusal = You occupy only the cells that hold your knots.
WL-16 = Conquering a free cell: your knot lies there, and your hand is empty.
    .title = A free cell
    .refusal = You need a knot in your hand to conquer a cell.
WL-17 = Conquering an enemy’s cell: your knot takes the cell at once, and the enemy’s knot comes into your hand.
    .title = An enemy’s cell
    .refusal = The enemy’s knot comes into your hand.
WL-18 = An enemy’s knot in your hand must be untied, and then goes back to its owner’s reserve. Until then your hand does nothing else.
    .title = Untying
    .refusal = Only an enemy’s knot in your hand is untied, and it has to come undone before anything else.
WL-19 = A cell holds one knot at most. You cannot take your own cell again.
    .title = One knot a cell
    .refusal = This cell is yours already.
WL-20 = You never untie or move your own knots on the board.
    .title = Knots stay put
    .refusal = Your own knots stay where they are.
WL-21 = A base counts as a cell that its side owns for ever. No knot and no HQ of any colour ever lies on a base.
    .title = The base
    .refusal = Nothing can be put on a base.
WL-22 = If two sides place on the same free cell, the first to arrive takes it, and the second, if still legal, conquers it from the first (WL-17).
    .title = Both at once
    .refusal = Somebody was faster on this cell.
WL-23 = If there is no legal cell for the knot in your hand, it stays in your hand until there is one.
    .title = No cell to go to
    .refusal = There is no cell for your knot yet: keep it and wait.

rules-wormlord-headquarters = Headquarters

WL-24 = You may put your HQ on any cell that holds a knot of your own, at any time, whatever your hand holds, and move it again at any time.
    .title = Placing the HQ
    .refusal = Your HQ can only stand on a knot of your own.
WL-25 = A cell with an HQ cannot be conquered while the HQ stands there.
    .title = A safe cell
    .refusal = An HQ protects this cell.
WL-26 = An HQ never stands on an objective or a base. Nobody moves another side’s HQ.
    .title = No HQ on objectives
    .refusal = An HQ cannot stand on an objective or a base.
WL-27 = Once on the board, an HQ only moves from one knot of its own side to another.
    .title = From knot to knot
    .refusal = Your HQ moves only to another knot of your own.

rules-wormlord-winning = Winning

WL-28 = The first side to occupy three objectives at the same moment wins the round, at once. (With four objectives two sides can never do so together.)
    .title = Three objectives
    .refusal = You need three objectives at the same moment.
WL-29 = The first side to win two rounds wins the match. You may agree on another number, from 1 to 5.
    .title = The match
    .refusal = A match is for 1 to 5 won rounds.
WL-30 = Between rounds the board, the reserves and the HQs are set up anew.
    .title = A fresh garden
    .refusal = Every round begins with a fresh garden.

rules-wormlord-timed = Against the clock (variant)

WL-31 = A round may have a time limit: 3 minutes, unless you choose another one (10 seconds to an hour).
    .title = The time limit
    .refusal = A time limit is between 10 seconds and an hour, in whole seconds.
WL-32 = If the time runs out, the side with most points wins the round: 1 for every cell with its knot, 2 for an objective. Bases do not count.
    .title = Points decide
    .refusal = The time is up: the points decide.
WL-33 = A tie for the most points has no winner: the round is played again.
    .title = Equal points
    .refusal = With equal points nobody wins the round.

rules-wormlord-pairs = Pairs

WL-34 = A side may be two people, from two against two on, and pairs may meet sides of one. Partners share one hand: each moves one end of the same rope, and only that end, from the beginning to the end of a knot.
    .title = One rope, two people
    .refusal = Both of you have to tie your share of the knot.
WL-35 = Either of you may place the knot. Whoever places on an enemy’s cell takes the enemy’s knot; you untie it together, one end each.
    .title = Placing in pairs
    .refusal = Pull only your own end of the knot.
WL-36 = Either of you may move the HQ. Partners may talk as they like, and point at cells; everybody may point, seen by all, if that was agreed.
    .title = HQ and talking
    .refusal = Only you and your partner move your HQ.

rules-wormlord-faith = Good faith

WL-37 = Waiting on purpose is against the rules. A side that could act and has done nothing for a while is shown as idle to all; nothing is taken from it.
    .title = No waiting on purpose
    .refusal = Please do not wait on purpose.
WL-38 = A knot is never so tight that it cannot be undone: you see it in a loose shape, and the same knot is equally hard for everybody. An overhand knot asks a second and a half of good pulling, and every crossing more a quarter of a second. A loop is untied like an overhand knot.
    .title = Never too tight
    .refusal = Equal knots are equally easy to untie.
WL-39 = A handicap for each side may be agreed before the game: “loop” (at least one crossing of the rope with itself, for small children), “overhand” (the rule) or “figure-eight” (for experts).
    .title = Handicaps
    .refusal = Your side agreed to tie another knot.

rules-wormlord-silent = Where the book is silent

WL-40 = A side may give up at any time; in a pair both have to say so in the same round. It is then out of the match: its knots stay and can be conquered, its HQ leaves the board, and what its hand holds goes back untied to the reserve it came from. It wins nothing any more. The last side left wins the match.
    .title = Giving up
    .refusal = You have already given up.
WL-41 = When no side can take, tie, place or untie any more, the round is over and points decide, as if the time had run out (WL-32, WL-33). Moving an HQ alone does not keep a round going.
    .title = When all are stuck
    .refusal = Nobody can do anything any more: the points decide.
WL-42 = A map may be for several numbers of sides. The lowest bases are played; the bases of sides that do not play are grass.
    .title = Bases that rest
    .refusal = That base is not played in this game.
WL-43 = A walking distance is the number of steps, never diagonal, from a base to an objective, over grass and objectives, never through earth or another base: no knot can ever lie there.
    .title = Walking distances
    .refusal = No way leads through earth or a base.
WL-44 = Partners sit next to each other: the first moves the tail, the second the head. The rope is judged when both ends have moved, in the order of time in which they did. Until it is a knot, either may begin anew with their own end. An enemy’s knot is free when nothing holds any more and both have pulled.
    .title = Tail and head
    .refusal = Both ends have to move: one is yours, one is your partner’s.
WL-45 = The match begins when everybody is ready, and its first count-down runs at once. Before every further round, all who still play say that they are ready; only then does the count-down run. Until then the last round lies there to be looked at.
    .title = Ready again
    .refusal = The round begins when everybody is ready.
WL-46 = What falls due at a moment comes before what is done at that moment: with the signal you may tie, and when the time is up nothing counts any more.
    .title = To the moment
    .refusal = That came a moment too late.
WL-47 = You may play on a map of your own if it is legal and every base reaches every objective; if the distances differ, only when that was agreed before the game.
    .title = Your own maps
    .refusal = This map can only be played if all agree to uneven distances.
WL-48 = Whoever cannot take, tie, place or untie is never idle, however long it lasts. Moving the HQ counts as doing something.
    .title = Never blamed for waiting
    .refusal = Whoever cannot act is not idle.
WL-49 = A knot that keeps more than six crossings, when all that are needless are taken out, could not be undone without effort: it does not count.
    .title = Not too much
    .refusal = Fancy! But it keeps more than six crossings: nobody could undo that without effort.
WL-50 = The time for a knot in your hand runs only while there is a cell for it, and everybody sees when it will slip open. A side with the handicap “loop” has three times as long, and so has whoever tied the knot with arrow keys or one switch.
    .title = Time to place it
    .refusal = Your knot has slipped open.
WL-51 = A rope is drawn by a hand, on a screen or with keys. Nobody crosses the pad in less than a tenth of a second, jumps across it, or draws a whole rope in a blink: a rope that no hand can have drawn is refused, whoever or whatever sends it.
    .title = Drawn by a hand
    .refusal = No hand can have drawn that rope.

## At every table

rules-table = At every table
    .intro = What all games share: how the table treats a wish before any game looks at it.

rules-table-wishes = Wishes

TB-01 = A wish has to be readable: known by its type, with every field it needs and no other, each of the right kind and range. What cannot be read is refused and changes nothing.
    .title = Readable wishes
    .refusal = That could not be understood.
TB-02 = Only a seat of the game acts, and only for itself. Everybody else watches.
    .title = Seats act, others watch
    .refusal = That is not yours to do: you act only for your own seat.
TB-03 = When a game is over, nothing more can be played in it.
    .title = Over is over
    .refusal = This game is over.
TB-04 = A game begins only with a number of seats it is made for and with options inside their ranges, each of them and all of them together.
    .title = Seats and options
    .refusal = The game cannot be played with these seats and options.
TB-05 = Time never runs backwards: what is dated before the last thing that happened counts from then.
    .title = Time runs forwards
    .refusal = Time never runs backwards.
TB-06 = A refused wish costs nothing: the state, the clock and everybody’s view stay as they were.
    .title = A no costs nothing
    .refusal = Nothing has changed: try something else.

rules-table-seats = Seats

TB-07 = A seat has one owner, a person or a bot. You may sit down on any free seat; a taken one stays its owner’s until it is left. The host may free a seat whose owner is away while no game is on.
    .title = One seat, one owner
    .refusal = Look again: this seat is taken, or it is free already.
TB-08 = A name has 1 to 24 characters that can be seen.
    .title = Names
    .refusal = Please choose a name of 1 to 24 characters.
TB-09 = The host, who has sat here longest, arranges the game, seats bots on free seats and frees seats. Nobody who sits is arranged away.
    .title = The host
    .refusal = Only the host does that, and nobody who sits is sent away.
TB-10 = When everybody is ready, the count-down runs, and the game begins at a fixed time. If somebody is not ready after all, it stops. A game that counts down itself begins at once.
    .title = Ready, and the count-down
    .refusal = The game begins when everybody is ready.
TB-11 = Everything has its time: seats and options are arranged before a game, moves are made while it runs, and nothing is played while it is paused.
    .title = Everything in its time
    .refusal = That does not fit the moment.
TB-12 = Those who sit may propose to pause, to go on or to end the game without a winner. It happens when all who are there agree; anybody may decline.
    .title = Pause and end together
    .refusal = Nothing is proposed just now.
TB-13 = If the owner of a seat is away, those who sit may let a bot keep it warm; it gets up as soon as the owner is back. Bots are always shown as bots.
    .title = Bots keep seats warm
    .refusal = There is no such bot, or the owner of the seat is here.
TB-14 = Whoever has sat on one seat of a game does not take another in the same game: nobody sees two hands.
    .title = One hand each
    .refusal = You have sat on another seat in this game.
TB-15 = Talking is by phrases and reactions, and not too many at once. Those who watch clap and wave. Partners talk and point as much as they like, and nobody else sees it. Everybody may point, seen by all, if that was agreed before the game.
    .title = Talking
    .refusal = Not so much at once, please.

rules-table-house = The house

TB-16 = Everything has a limit: how much, how many and how fast. Whoever reaches it waits a moment.
    .title = Limits
    .refusal = That is too much or too fast: wait a moment.
TB-17 = If the server makes a mistake, the wish is refused and the game stays as it was.
    .title = Our own mistakes
    .refusal = Something went wrong on our side; nothing has changed.
TB-18 = A table is found by its code.
    .title = Finding a table
    .refusal = This table cannot be found right now.
TB-19 = Everybody comes in as a guest; a guest is known again by the device.
    .title = Guests
    .refusal = Please come in as a guest first.
TB-20 = The log of a table is open to everybody after the end, not before; and what cannot be replayed is not believed.
    .title = The log, after the end
    .refusal = This log is still secret, or it cannot be replayed.
TB-21 = A gesture, such as a rope, is drawn live: it comes piece by piece, in order and no faster than time, and what is finished is what was seen.
    .title = Drawn live
    .refusal = That was not drawn as hands draw: please draw it once more.
TB-22 = A coach gives hints only where they harm nobody: where all other seats are bots, where all seats are on one device, or where all agreed to them before a game without a clock. A finished game may be looked at by everybody.
    .title = Hints, where they harm nobody
    .refusal = No hints here: somebody else is playing, too.
TB-23 = A game at which nobody has been for 60 days ends without a winner.
    .title = Nobody comes back
    .refusal = Nobody had been here for a long time, so the game was ended.
TB-24 = A game has a time of its own. While the server is down or stands still nobody’s time runs, and setting a clock changes nothing.
    .title = The server’s pauses are free
    .refusal = The server stood still; nobody’s time ran meanwhile.
TB-25 = What is arranged around the game has a measure: 60 requests of a person at once, then one every two seconds, and at most 1000 at a table without a move in between. After that you can still get ready or leave.
    .title = A measure for arranging
    .refusal = That was a lot of arranging: wait a moment, play, or open another table.
TB-26 = While nothing can be written down, because the disk is full for example, nothing is decided: what is asked is refused, and everything stays as it was. As soon as it can be written again the game goes on.
    .title = Written down, or nothing
    .refusal = The server cannot write anything down right now; nothing has changed. Try again in a moment.
TB-27 = Whoever wants to play somebody at once is paired with the one who has waited longest for the same game, by options that both accept; who sits where is drawn by lot. Whoever closes the page waits no more.
    .title = Play somebody now
    .refusal = Nobody can be found for you just now: try again in a moment.
TB-28 = When the same people play once more, the seats are passed on: sides are swapped, or the next one begins. How often each of them has won is counted as long as the same people play together.
    .title = Another game
    .refusal = Another game begins when everybody is ready.
TB-29 = In one game a person has 5000 moves. Whoever has used them up, by taking a card back and laying it again for ever for example, can still agree to end the game, or leave.
    .title = Moves enough for any game
    .refusal = You have made 5000 moves in this game, and more cannot be kept. End the game together, or leave it.
