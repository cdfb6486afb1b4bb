"""The measures of canvas and rope, and the caps, that all of knots agree on."""

CANVAS = 4096  # grid units each way; x to the right, y down
DIAMETER = 200  # how thick a rope is
ROPE_LENGTH = 20_000
RIM = 360  # the outer strip of the canvas where a finished head comes out

MAX_POINTS = 1024  # rows alive at once
MAX_LAID = 4096  # rows ever laid in one try
MAX_MILLIS = 60_000  # how long one try may take
MAX_PAIRS = 20_000  # segment pairs looked at for one verdict
MAX_CROSSINGS = 96  # raw, before anything is reduced
MAX_REDUCED = 12  # beyond it the polynomial no longer tells a trefoil from everything else
OFFSET_TABLES = 16
MAX_KEPT = 6  # crossings of a knot that counts: up to here each polynomial is one knot alone
