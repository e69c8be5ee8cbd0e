"""Clipping by the norm shortens the gradient; clipping each number turns it as well."""

from math import atan2, cos, sin

from matplotlib.patches import Circle, Rectangle

from figures.style import GRADIENT, NOTE, PARAMETER, PAST, Card

RED = GRADIENT[0]
PALE = ("#e59a96", "#b5625d")  # the gradient before clipping: its arrow, its label
RADIUS = 96
LONG = (206, 96)  # the gradient before clipping: to the right, and up
SIZE = 20  # large enough to be read on a telephone


def draw():
    """The figure, on its card."""
    card = Card(500, "")
    card.text(24, 42, "A gradient that is too long", size=26, align="left", weight="bold")
    left, right, y = 140, 540, 298

    headings = (
        ("One factor for all:", "the direction stays"),
        ("Each number for itself:", "it turns"),
    )
    for x, lines in zip((24, 424), headings, strict=True):
        for row, line in enumerate(lines):
            card.text(x, 92 + 28 * row, line, align="left", weight="bold", size=SIZE)
    region(card, Circle((left, y), RADIUS))
    region(card, Rectangle((right - RADIUS, y - RADIUS), 2 * RADIUS, 2 * RADIUS))
    for x in (left, right):
        card.arrow((x - 116, y), (x + 128, y), color=PAST[0], width=1)
        card.arrow((x, y + 112), (x, y - 122), color=PAST[0], width=1)
        card.text(x + 112, y + 22, "`dWax[0, 0]`", color=NOTE, align="left", size=SIZE)
        card.text(x - 10, y - 116, "`dba[0]`", color=NOTE, align="right", size=SIZE)
        card.arrow((x, y), (x + LONG[0], y - LONG[1]), color=PALE[0], width=2.5)
        tip = (x + LONG[0] + 34, y - LONG[1] - 20)
        card.text(*tip, "as computed", color=PALE[1], align="right", size=SIZE)

    angle = atan2(LONG[1], LONG[0])
    tip = (left + RADIUS * cos(angle), y - RADIUS * sin(angle))
    card.arrow((left, y), tip, color=RED, width=5)
    card.text(
        tip[0] + 14, tip[1] + 14, "clipped", color=RED, align="left", weight="bold", size=SIZE
    )
    card.arrow((right, y), (right + RADIUS, y - RADIUS), color=RED, width=5)
    card.text(right + 52, y - RADIUS - 20, "clipped", color=RED, weight="bold", size=SIZE)
    card.text(24, 440, "its norm is at most", color=PARAMETER[0], align="left", size=SIZE)
    card.text(24, 468, "`max_norm`", color=PARAMETER[0], align="left", size=SIZE)
    card.text(424, 440, "each number is", color=PARAMETER[0], align="left", size=SIZE)
    card.text(424, 468, "at most a limit", color=PARAMETER[0], align="left", size=SIZE)
    return card


def region(card, patch):
    """What is let pass: an area with a dashed outline."""
    patch.set(ec=PARAMETER[0], fc=PARAMETER[1], lw=1.1, linestyle=(0, (4, 3)), zorder=-4)
    card.axes.add_patch(patch)
