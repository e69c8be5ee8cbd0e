"""Shapes: what fits together, and what a length is called."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator

import numpy as np

from rnngrader.diagnosis.signature import is_size
from rnngrader.records import Settings

Shape = tuple[int, ...]


def shape(found: str) -> Shape:
    return tuple(int(part) for part in re.findall(r"\d+", found))


def axis(length: int, settings: Settings) -> str:
    """A length by the name of the size that it is, or of the two that add up to it."""
    sizes = {name: value for name, value in settings.items() if is_size(value)}
    names = [name for name, value in sizes.items() if value == length]
    if not names and length > 1:
        names = [
            f"{a} + {b}" for a in sizes for b in sizes if a < b and sizes[a] + sizes[b] == length
        ]
    return names[0] if len(names) == 1 else str(length)


def together(one: Shape, other: Shape) -> Shape | None:
    """Return the shape of two arrays added entry by entry; None where they cannot be."""
    with contextlib.suppress(ValueError, OverflowError):  # lengths are the student's
        return np.broadcast_shapes(one, other)
    return None


def without(i: int, one: Shape, other: Shape) -> tuple[Shape, Shape]:
    """Return two shapes, the longer one without an axis."""
    if len(one) > len(other):
        return (*one[:i], *one[i + 1 :]), other
    return one, (*other[:i], *other[i + 1 :])


def parted_as(place: Shape) -> Iterator[tuple[Shape, Shape]]:
    """Yield a flat array's shape and a column's, of which the place has one."""
    lengths = [n for n in place if n != 1]
    if len(lengths) == 1 and place in ((lengths[0],), (lengths[0], 1)):
        yield (lengths[0],), (lengths[0], 1)


def met(right: Shape) -> int:
    """The length of a second factor's axis that the first one's last axis meets."""
    return right[-2:][0]


def line_up(left: Shape, right: Shape) -> bool:
    """Whether two arrays can be multiplied, with `np.dot` as with `@`."""
    return left[-1] == met(right) and together(left[:-2], right[:-2]) is not None
