"""What wrong variants explain of what was observed, slot by slot, and which go together.

Two mistakes in one function seldom hide each other everywhere: one output, one time step or one
probe shows one of them alone. The variant that explains such a place is a start, and the others
have to explain the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from rnngrader.diagnosis.fingerprint import Row

MAX_STARTS = 16  # variants that are completed
MAX_ALIKE = 4  # of them, with the same evidence
MAX_COMPLETIONS = 250  # variants that each of them is completed with
MAX_AT_ONCE = 4


@dataclass(frozen=True)
class Evidence:
    """Some variants against one observed row. A low rank is plausible."""

    ranks: Sequence[int]
    agree: np.ndarray  # (variants, slots): does what was observed
    changed: np.ndarray  # (variants, slots): does something else than the reference
    wrong: np.ndarray  # (slots,): numbers were observed that are not the reference's

    def complete(self) -> list[int]:
        """The variants that do what was observed in every slot."""
        return [int(i) for i in np.flatnonzero(self.agree.all(axis=1))]

    def spread(self) -> Iterator[tuple[int, ...]]:
        """For each wrong slot that some variant explains the most plausible one, all together."""
        chosen: set[int] = set()
        for slot in np.flatnonzero(self.wrong):
            able = map(int, np.flatnonzero(self.agree[:, slot] & self.changed[:, slot]))
            reach = {i: (self.ranks[i], int(self.changed[i].sum()), i) for i in able}
            if reach:
                chosen.add(min(reach, key=reach.__getitem__))
        if 2 <= len(chosen) <= MAX_AT_ONCE + 1:
            yield tuple(sorted(chosen))

    def starts(self) -> list[int]:
        """The variants that explain some of what is wrong, those that leave the least over first.

        Of variants that explain the same slots, only the most plausible few.
        """
        left_over = (~self.agree).sum(axis=1)
        explaining = np.flatnonzero((self.agree & self.wrong).any(axis=1))
        alike: dict[bytes, int] = {}
        chosen = []
        for i in sorted(map(int, explaining), key=lambda i: (left_over[i], self.ranks[i], i)):
            row = self.agree[i].tobytes()
            alike[row] = alike.get(row, 0) + 1
            if alike[row] <= MAX_ALIKE:
                chosen.append(i)
        return chosen[:MAX_STARTS]

    def completions(self, start: int) -> Iterator[tuple[int, ...]]:
        """The start with others: several that keep out of each other's way, or any one more."""
        yield from self.independent(start)
        rest = ~self.agree[start]
        reaching = np.flatnonzero((self.changed | ~rest).all(axis=1))
        explains = (self.agree & rest).sum(axis=1)
        spoils = (self.changed & ~rest).sum(axis=1)
        order = sorted(
            map(int, reaching), key=lambda i: (-explains[i], self.ranks[i], spoils[i], i)
        )
        for i in order[:MAX_COMPLETIONS]:
            if i != start:
                yield start, i

    def independent(self, start: int) -> Iterator[tuple[int, ...]]:
        """Variants that each explain some wrong slots and leave all others as they should be."""
        chosen, rest = [start], ~self.agree[start]
        fitting = np.flatnonzero((self.agree | ~self.changed).all(axis=1))
        while rest.any() and len(chosen) < MAX_AT_ONCE:
            gain = (self.agree & rest & self.wrong)[fitting].sum(axis=1)
            if not gain.size or gain.max() == 0:
                return
            best = fitting[gain == gain.max()]
            chosen.append(min(map(int, best), key=lambda i: (self.ranks[i], i)))
            rest = rest & ~self.agree[chosen[-1]]
        if not rest.any():
            yield tuple(chosen)


def gather(
    row: Row, right: Row, ranks: Sequence[int], codes: np.ndarray, numbers: np.ndarray
) -> Evidence:
    """The evidence of some variants' rows, given the observed row and the reference's."""
    same = row.agreement(right.codes[None], right.numbers[None])[0]
    return Evidence(
        ranks=ranks,
        agree=row.agreement(codes, numbers),
        changed=~right.agreement(codes, numbers),
        wrong=~same & (row.scales > 0),
    )
