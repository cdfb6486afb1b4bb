"""Many campaigns: their counts are kept in a file and added up."""

from pathlib import Path

import msgspec

from wormery.chaos.campaign import CampaignCounts

_SUMMED = ("kills", "acknowledged", "views", "lost", "doubled", "stale", "undone", "unreadable")


def keep(counts: CampaignCounts, path: Path) -> str:
    """Add a campaign to those in a file, one a line; what all of them come to, in a sentence."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(counts) + b"\n")
    return told(msgspec.json.Decoder(CampaignCounts).decode_lines(path.read_bytes()))


def told(campaigns: list[CampaignCounts]) -> str:
    """What campaigns come to."""
    sums = {name: sum(getattr(each, name) for each in campaigns) for name in (*_SUMMED, "stuck")}
    minutes = sum(each.seconds for each in campaigns) / 60
    faults = sum(sum(each.faults.values()) for each in campaigns)
    said = ", ".join(f"{name} {count:,}" for name, count in sums.items())
    return f"{len(campaigns)} campaigns, {minutes:.0f} minutes, {faults:,} faults: {said}"
