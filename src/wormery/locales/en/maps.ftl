### Maps of Wormlord: choosing one by its picture, and drawing one.

## Choosing

maps-choose = The map
maps-sides = for { $sides } sides
maps-own = your own
maps-draw = Draw a map of your own

# How the maps that come along play; by the map’s name.
map-basic-2 = Open grass, two objectives before each base: keep yours and steal one.
    .name = Basic 2
map-basic-3 = An objective before each base, and one as far from all: the middle is hot.
    .name = Basic 3
map-basic-4 = Open grass; every objective lies half way between two neighbours.
    .name = Basic 4
map-duel = Four objectives on one line, as far from you as from the other: speed decides.
    .name = Duel
map-mountain-king = Whoever holds the summit needs only two of the four valleys. Up lead four passes.
    .name = Mountain King
map-into-the-woods = Paths one worm wide among the trees, and none straight through: an HQ can shut one.
    .name = Into the Woods
map-crossfire = Four straight lanes, and every objective lies where two of them meet.
    .name = Crossfire
map-bermuda-triangle = Three objectives, and you need all of them. Knots go missing in between.
    .name = Bermuda Triangle
map-musical-chairs = Everybody has an objective at home. Get up and walk the circle!
    .name = Musical Chairs
map-small-garden = Tiny: nobody is ever far away, and it may be over in a minute.
    .name = Small Garden
map-small-garden-3 = Tiny, for three: two objectives lie before every base, and everybody is right next door.
    .name = Small Garden for 3
map-high-mountain = Large: a long climb to the summit, which saves you one of the four valleys.
    .name = High Mountain
map-deep-woods = Large: winding paths one worm wide, and there is always another way round.
    .name = Deep Woods

## Drawing

editor-untitled = My map
editor-copy = { $name }, changed
editor-board = The map you draw
editor-marked = look here
editor-tools = What to paint
editor-undo = Undo
editor-redo = Redo
editor-symmetry = Repeat
editor-symmetry-name = { $symmetry ->
    [across] in a mirror, left and right
    [down] in a mirror, top and bottom
    [half] by half a turn
    [quarter] by quarter turns
   *[none] nowhere
}
editor-name = Name of the map
editor-note = How it plays, in a line
editor-wide = Width
editor-high = Height
editor-sides = Sides
editor-play = Play it now
editor-play-uneven = Play it all the same
editor-save = Save here
editor-is-saved = Saved
editor-saved = Saved in this browser.
editor-share = Share a link
editor-copied = The link is copied: send it to a friend.
editor-export = Save as a file
editor-import = Open a file
editor-loaded = The file is open.
editor-sent = Somebody sent you this map. Play it, or change it.
editor-torn-link = This link is damaged: there is no whole map in it.
editor-help = How to draw
editor-help-text = Tap or drag to paint; tap again to wipe. With keys: walk with the arrows and type G for grass, O for an objective, E for earth, 1 to 4 for a base. Ctrl and Z undo. Turning the map is the easiest way to be fair: half a turn for two sides, quarter turns for four.

## What the checker says

editor-findings = What the checker says
editor-verdict = { $verdict ->
    [fair] Legal and fair. Off you go!
    [uneven] Not fair yet
    [unplayable] Cannot be played yet
    [unread] Not a map yet
    [offline] No connection to the server: it cannot be checked now.
   *[looking] Looking at it …
}
editor-flaw-wrong_size = { $across } × { $down } cells: a map has { $least } to { $most } each way.
editor-flaw-missing_base = The base of { $side } is missing.
editor-flaw-doubled_base = The base of { $side } is there { $count } times.
editor-flaw-spare_base = The base of { $side } is one too many: the map is for { $sides } sides.
editor-flaw-few_objectives = { $count ->
    [0] There is no objective: a map needs at least { $least }.
    [one] One objective only: a map needs at least { $least }.
   *[other] { $count } objectives: a map needs at least { $least }.
}
editor-flaw-cut_off = When { $sides } play, { $side } has no way to the objective on { $cell }.
editor-flaw-uneven = When { $sides } play, { $other } walks { $first } steps to the objectives, { $side } walks { $seen }.
editor-unread-at = Line { $line }, column { $column }: { $why }
editor-unread = { $why ->
    [too_long] The text is too long for a map.
    [no_text] This is no text at all.
    [bad_name] A map needs a name of 1 to 40 characters.
    [no_colon] Above the drawing every line says what it is about, then a colon.
    [unknown_key] A map has a name, sides, objectives and a note, and nothing else.
    [said_twice] The same thing is said twice.
    [unprintable] There are characters in it that cannot be shown.
    [missing_key] The name or the number of sides is missing.
    [bad_sides] A map is for 2, 3 or 4 sides.
    [bad_sign] This character is no cell.
    [uneven_row] This row is longer or shorter than the first.
    [too_much] Nothing comes after the drawing.
    [no_drawing] The drawing is missing.
   *[wrong_count] The number of objectives is not the number in the drawing.
}

## The shelf

editor-own = Your maps
editor-own-none = None saved yet. They stay in this browser.
editor-begin = Begin with
editor-blank = An empty lawn
editor-discard = Throw away { $name }
editor-gone = { $name } is thrown away.
editor-restore = Bring it back
editor-rename = Rename { $name }
