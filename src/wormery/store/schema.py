"""The shape of the stores, as steps from each version to the next; a step is never changed."""

from typing import Final


class SchemaTooNew(Exception):  # noqa: N818 - an answer: update the server
    """The data were written by a later Wormery."""

    def __init__(self, where: str, found: int, known: int) -> None:
        super().__init__(
            f"{where} has schema version {found}, this Wormery knows {known}: use a later one"
        )


SQLITE: Final[tuple[tuple[str, ...], ...]] = (
    (
        # A table's number keeps the entries and their index small.
        "CREATE TABLE tables (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE) STRICT",
        # In order of arrival: a commit of many tables touches few pages.
        "CREATE TABLE entries (number INTEGER NOT NULL, version INTEGER NOT NULL,"
        " data BLOB NOT NULL) STRICT",
        "CREATE UNIQUE INDEX entries_by_table ON entries (number, version)",
        "CREATE TABLE cards (id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE,"
        " public INTEGER NOT NULL, status TEXT NOT NULL, updated INTEGER NOT NULL,"
        " data BLOB NOT NULL) STRICT",
        "CREATE INDEX cards_open ON cards (updated) WHERE public = 1 AND status = 'open'",
        "CREATE INDEX cards_unfinished ON cards (id) WHERE status <> 'over'",
        # Place: where in the listing's guests, so that the listing reads back as it was written.
        "CREATE TABLE seats (id TEXT NOT NULL, place INTEGER NOT NULL, guest TEXT NOT NULL,"
        " PRIMARY KEY (id, place)) STRICT, WITHOUT ROWID",
        "CREATE INDEX seats_by_guest ON seats (guest)",
        "CREATE TABLE guests (id TEXT PRIMARY KEY, token_hash BLOB NOT NULL UNIQUE,"
        " name TEXT NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL) STRICT",
        # How often the file was opened; fences count on from there.
        "CREATE TABLE openings (count INTEGER NOT NULL) STRICT",
        "INSERT INTO openings VALUES (0)",
    ),
    ("CREATE INDEX cards_watchable ON cards (updated) WHERE public = 1 AND status <> 'open'",),
    (
        # When somebody has to look after a table, and when somebody was last there.
        "ALTER TABLE cards ADD COLUMN due INTEGER",
        "ALTER TABLE cards ADD COLUMN seen INTEGER NOT NULL DEFAULT 0",
        "UPDATE cards SET due = updated WHERE status NOT IN ('open', 'over')",
        "CREATE INDEX cards_due ON cards (due, id) WHERE due IS NOT NULL",
        "DROP INDEX cards_unfinished",
        # When no server was up.
        "CREATE TABLE absences (since INTEGER NOT NULL, until INTEGER NOT NULL) STRICT",
        "CREATE INDEX absences_by_end ON absences (until)",
    ),
    (
        "CREATE TABLE snapshots (id TEXT PRIMARY KEY, version INTEGER NOT NULL,"
        " code TEXT NOT NULL, data BLOB NOT NULL) STRICT",
        # The entries up to a version, compressed; later ones are where all live ones are.
        "CREATE TABLE archives (id TEXT PRIMARY KEY, version INTEGER NOT NULL,"
        " data BLOB NOT NULL) STRICT",
        "ALTER TABLE cards ADD COLUMN archived INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX cards_finished ON cards (updated)"
        " WHERE status = 'over' AND due IS NULL AND archived = 0",
    ),
    (
        "ALTER TABLE guests ADD COLUMN face TEXT NOT NULL DEFAULT ''",
        # What everybody has played, in the order in which it is looked at.
        "CREATE TABLE played (guest TEXT NOT NULL, ended INTEGER NOT NULL, id TEXT NOT NULL,"
        " number INTEGER NOT NULL, data BLOB NOT NULL,"
        " PRIMARY KEY (guest, ended, id, number)) STRICT, WITHOUT ROWID",
        # Of what was played before, no more is known than what the listings say.
        "INSERT OR IGNORE INTO played SELECT guest, updated, cards.id, 0, data"
        " FROM cards JOIN seats USING (id) WHERE status = 'over'"
        ' AND CAST(data AS TEXT) LIKE \'%"phase":"over"%\'',
        "CREATE TABLE put_away (guest TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL,"
        " PRIMARY KEY (guest, id)) STRICT, WITHOUT ROWID",
    ),
    (
        # What can be watched is found without a look at all that was ever played.
        "CREATE INDEX cards_running ON cards (updated)"
        " WHERE public = 1 AND status NOT IN ('open', 'over')",
        "CREATE INDEX cards_over ON cards (updated) WHERE public = 1 AND status = 'over'",
        "DROP INDEX cards_watchable",
    ),
    (
        # The latest tables of somebody are found without a look at all that they ever sat at.
        "ALTER TABLE seats ADD COLUMN updated INTEGER NOT NULL DEFAULT 0",
        "UPDATE seats SET updated = (SELECT updated FROM cards WHERE cards.id = seats.id)"
        " WHERE id IN (SELECT id FROM cards)",
        "DROP INDEX seats_by_guest",
        "CREATE INDEX seats_by_guest ON seats (guest, updated)",
    ),
)

POSTGRES: Final[tuple[tuple[str, ...], ...]] = (
    (
        # Room in the pages: every append rewrites the version of its table in place.
        'CREATE TABLE tables (id text COLLATE "C" PRIMARY KEY, version bigint NOT NULL DEFAULT 0,'
        " fence bigint NOT NULL DEFAULT 0, owner text) WITH (fillfactor = 50)",
        "CREATE TABLE owners (owner text PRIMARY KEY, expires timestamptz NOT NULL)",
        'CREATE TABLE entries (id text COLLATE "C" NOT NULL, version bigint NOT NULL,'
        " data bytea NOT NULL, PRIMARY KEY (id, version))",
        'CREATE TABLE cards (id text COLLATE "C" PRIMARY KEY,'
        " code text NOT NULL CONSTRAINT code_is_unique UNIQUE,"
        " public boolean NOT NULL, status text NOT NULL, updated bigint NOT NULL,"
        " guests text[] NOT NULL, data bytea NOT NULL)",
        "CREATE INDEX cards_open ON cards (updated) WHERE public AND status = 'open'",
        "CREATE INDEX cards_unfinished ON cards (id) WHERE status <> 'over'",
        "CREATE INDEX cards_by_guest ON cards USING gin (guests)",
        "CREATE TABLE guests (id text PRIMARY KEY, token_hash bytea NOT NULL UNIQUE,"
        " name text NOT NULL, created bigint NOT NULL, seen bigint NOT NULL)",
    ),
    ("CREATE INDEX cards_watchable ON cards (updated) WHERE public AND status <> 'open'",),
    (
        # When somebody has to look after a table, and when somebody was last there.
        "ALTER TABLE cards ADD COLUMN due bigint",
        "ALTER TABLE cards ADD COLUMN seen bigint NOT NULL DEFAULT 0",
        "UPDATE cards SET due = updated WHERE status NOT IN ('open', 'over')",
        "CREATE INDEX cards_due ON cards (due, id) WHERE due IS NOT NULL",
        "DROP INDEX cards_unfinished",
        # When no server was up.
        "CREATE TABLE absences (since bigint NOT NULL, until bigint NOT NULL)",
        "CREATE INDEX absences_by_end ON absences (until)",
    ),
    (
        'CREATE TABLE snapshots (id text COLLATE "C" PRIMARY KEY, version bigint NOT NULL,'
        " code text NOT NULL, data bytea NOT NULL)",
        # The entries up to a version, compressed; later ones are where all live ones are.
        'CREATE TABLE archives (id text COLLATE "C" PRIMARY KEY, version bigint NOT NULL,'
        " data bytea NOT NULL)",
        "ALTER TABLE archives ALTER COLUMN data SET STORAGE EXTERNAL",  # it is compressed
        "ALTER TABLE cards ADD COLUMN archived boolean NOT NULL DEFAULT false",
        "CREATE INDEX cards_finished ON cards (updated)"
        " WHERE status = 'over' AND due IS NULL AND NOT archived",
    ),
    (
        "ALTER TABLE guests ADD COLUMN face text NOT NULL DEFAULT ''",
        # What everybody has played, in the order in which it is looked at.
        "CREATE TABLE played (guest text NOT NULL, ended bigint NOT NULL,"
        ' id text COLLATE "C" NOT NULL, number bigint NOT NULL, data bytea NOT NULL,'
        " PRIMARY KEY (guest, ended, id, number))",
        # Of what was played before, no more is known than what the listings say.
        "INSERT INTO played SELECT DISTINCT ON (guest, id) guest, updated, id, 0, data"
        " FROM cards, unnest(guests) AS guest WHERE status = 'over'"
        ' AND position(\'"phase":"over"\'::bytea IN data) > 0',
        'CREATE TABLE put_away (guest text NOT NULL, id text COLLATE "C" NOT NULL,'
        " at bigint NOT NULL, PRIMARY KEY (guest, id))",
        # Who wants to play somebody at once; whoever is forgotten in a crash asks again.
        "CREATE UNLOGGED TABLE seekers (guest text PRIMARY KEY, since bigint NOT NULL,"
        " seen bigint NOT NULL, game text NOT NULL, options bytea NOT NULL,"
        " flexible boolean NOT NULL, name text NOT NULL, face text NOT NULL,"
        " claimed bigint, found text)",
        "CREATE INDEX seekers_by_game ON seekers (game, since)",
    ),
    # When the lease of whoever served a table has ended, until somebody writes to it again.
    ("ALTER TABLE tables ADD COLUMN silent timestamptz",),
    (
        # What can be watched is found without a look at all that was ever played.
        "CREATE INDEX cards_running ON cards (updated)"
        " WHERE public AND status NOT IN ('open', 'over')",
        "CREATE INDEX cards_over ON cards (updated) WHERE public AND status = 'over'",
        "DROP INDEX cards_watchable",
        # A server whose end was seen; the others are dead when nothing was heard of them for long.
        "ALTER TABLE owners ADD COLUMN dead boolean NOT NULL DEFAULT false",
    ),
    (
        # The latest tables of somebody are found without a look at all that they ever sat at; an
        # index over lists of guests has no order. A trigger: servers of before write here as well.
        "CREATE TABLE seats (guest text NOT NULL, updated bigint NOT NULL,"
        ' id text COLLATE "C" NOT NULL, PRIMARY KEY (guest, updated, id))',
        "CREATE INDEX seats_by_table ON seats (id)",
        "CREATE FUNCTION seat_guests() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        " DELETE FROM seats WHERE id = NEW.id;"
        " INSERT INTO seats SELECT DISTINCT guest, NEW.updated, NEW.id"
        " FROM unnest(NEW.guests) AS guest;"
        " RETURN NULL; END $$",
        "CREATE TRIGGER cards_seated AFTER INSERT OR UPDATE OF guests, updated ON cards"
        " FOR EACH ROW EXECUTE FUNCTION seat_guests()",
        "INSERT INTO seats SELECT DISTINCT guest, updated, id FROM cards, unnest(guests) AS guest",
        "DROP INDEX cards_by_guest",
    ),
)
