"""The one error that rules raise: an answer to a player, not a bug."""


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """No, and why: the id of the rule it rests on, and a detail for those who look closer."""

    def __init__(self, rule: str, detail: str = "") -> None:
        super().__init__(rule, detail)
        self.rule = rule
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.rule}: {self.detail}" if self.detail else self.rule
