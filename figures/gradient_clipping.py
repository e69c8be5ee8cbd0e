"""Clipping by the norm shortens the gradient; clipping each number turns it as well."""

from math import atan2, cos, sin

from matplotlib.patches import Circle, Rectangle

from figures.style import GRADIENT, NOTE, PARAMETER, PAST, Card

RED = GRADIENT[0]
PALE = ("#e59a96", "#b5625d")  # the gradient before clipping: its arrow, its label
RADIUS = 78
LONG = (176, 82)  # the gradient before clipping: to the right, and up


def draw():
    """The figure, on its card."""
    card = Card(350, "A gradient that is too long, in two of its many dimensions")
    left, right, y = 136, 508, 212

    card.text(24, 70, "One factor for all: the direction stays", align="left", weight="bold")
    card.text(402, 70, "Each number for itself: the step turns", align="left", weight="bold")
    region(card, Circle((left, y), RADIUS))
    region(card, Rectangle((right - RADIUS, y - RADIUS), 2 * RADIUS, 2 * RADIUS))
    for x in (left, right):
        card.arrow((x - 106, y), (x + 106, y), color=PAST[0], width=1)
        card.arrow((x, y + 100), (x, y - 106), color=PAST[0], width=1)
        card.text(x + 114, y + 1, "`dWax[0, 0]`", color=NOTE, align="left", size=13)
        card.text(x - 10, y - 98, "`dba[0]`", color=NOTE, align="right", size=13)
        card.arrow((x, y), (x + LONG[0], y - LONG[1]), color=PALE[0], width=2.5)
        card.text(x + LONG[0] + 6, y - LONG[1], "as computed", color=PALE[1], align="left", size=13)

    angle = atan2(LONG[1], LONG[0])
    tip = (left + RADIUS * cos(angle), y - RADIUS * sin(angle))
    card.arrow((left, y), tip, color=RED, width=4)
    card.text(tip[0] + 14, tip[1] + 14, "clipped", color=RED, align="left", weight="bold")
    card.arrow((right, y), (right + RADIUS, y - RADIUS), color=RED, width=4)
    card.text(right + RADIUS, y - RADIUS - 12, "clipped", color=RED, weight="bold")
    card.text(left, 324, "the norm is at most `max_norm`", color=PARAMETER[0], size=13)
    card.text(right, 324, "each number is at most a limit", color=PARAMETER[0], size=13)
    return card


def region(card, patch):
    """What is let pass: an area with a dashed outline."""
    patch.set(ec=PARAMETER[0], fc=PARAMETER[1], lw=1.1, linestyle=(0, (4, 3)), zorder=-4)
    card.axes.add_patch(patch)
