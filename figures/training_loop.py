"""One step of training: forward on the left, backward on the right, and a step downhill."""

from matplotlib.patches import Circle

from figures.style import GRADIENT, INK, NOTE, OPERATION, PARAMETER, REMEMBERED, A, Card, X, Y

RED, PURPLE, GREEN, GRAY = GRADIENT[0], Y[0], A[0], NOTE
SIZE = 21  # large enough to be read on a telephone


def draw():
    """The figure, on its card."""
    card = Card(884, "")
    card.text(28, 42, "One step of training: around once", size=26, align="left", weight="bold")
    left, middle, right = 165, 356, 612
    top, first, second, third, last = 130, 306, 446, 572, 702
    card.area(24, 196, 776, 784, "")
    ways(card, left, middle, right, top, first, second, third, last)

    card.box(82, top, 70, 46, X, "`x`", size=SIZE)
    card.box(182, top, 70, 46, A, "`a0`", size=SIZE)
    card.box(middle, top, 156, 46, PARAMETER, "`parameters`", size=SIZE)
    card.box(left, first, 226, 50, REMEMBERED, "`rnn_forward`", size=SIZE)
    card.box(right, first, 226, 50, REMEMBERED, "`rnn_backward`", size=SIZE)
    card.box(398, 637, 112, 42, Y, "`labels`", size=SIZE)
    card.box(right, last, 120, 50, Y, "`loss`", size=SIZE)
    boxes = (
        ("1", left, last, "cross_entropy"), ("2", right, third, "output_gradient"),
        ("3", right, second, "output_backward"), ("5", right, top, "clip_gradients"),
    )  # fmt: skip
    for digit, x, y, name in boxes:
        card.box(x, y, 226, 50, OPERATION, f"`{name}`", size=SIZE)
        number(card, x + 108, y - 25, digit)

    notes = (
        (left - 12, 520, "`y_pred`", PURPLE, "right"),
        (258, second - 18, "`a`", GREEN, "left"),
        (326, first - 18, "`caches`", GRAY, "center"),
        (right - 12, (third + second) / 2, "`dzy`", RED, "right"),
        (right - 12, (second + first) / 2, "`da`", RED, "right"),
        (742, (second + first) / 2, "`dWya dby`", RED, "right"),
        (right - 12, 232, "`dWax dWaa dba`", RED, "right"),
        (467, top + 40, "downhill", INK, "center"),
    )
    for x, y, line, color, align in notes:
        card.text(x, y, line, color=color, size=20, align=align)
    number(card, 56, 756, "4")
    card.text(82, 756, "`loss_and_gradients`", align="left", size=SIZE)
    number(card, 56, 818, "6")
    card.text(82, 818, "`train_step` is all of it.", align="left", size=SIZE)
    line = "Numbers: your exercises. `rnn_…`: from the first notebook."
    card.text(42, 854, line, color=NOTE, align="left", size=20)
    return card


def ways(card, left, middle, right, top, first, second, third, last):
    """What goes where: forward, aside into the backward functions, back, and downhill."""
    card.arrow((82, top + 23), (82, first - 25), color=X[0])
    card.arrow((182, top + 23), (182, first - 25), color=GREEN)
    way = ((middle - 24, top + 23), (middle - 24, 216), (248, 216), (248, first - 25))
    card.arrow(*way, color=PARAMETER[0])
    card.arrow((left, first + 25), (left, last - 25), color=PURPLE)
    card.arrow((left + 113, last), (right - 60, last), color=PURPLE)
    card.arrow((342, 637), (248, 637), (248, last - 25), color=PURPLE)
    card.arrow((454, 637), (545, 637), (545, third + 25), color=PURPLE)

    card.dot(left, third, PURPLE)
    card.arrow((left, third), (right - 113, third), color=PURPLE)
    card.arrow((238, first + 25), (238, second + 12), (right - 113, second + 12), color=GREEN)
    card.arrow((left + 113, first), (right - 113, first), color=GRAY)
    way = ((middle + 40, top + 23), (middle + 40, second - 12), (right - 113, second - 12))
    card.arrow(*way, color=PARAMETER[0])

    for start, end in ((third, second), (second, first), (first, top)):
        card.arrow((right, start - 25), (right, end + 25), color=RED, width=2.5)
    way = ((right + 113, second), (754, second), (754, top), (right + 113, top))
    card.arrow(*way, color=RED, width=2.5)
    card.arrow((right - 113, top), (middle + 78, top), color=RED, width=2.5)


def number(card, x, y, digit):
    """The number of an exercise."""
    card.axes.add_patch(Circle((x, y), 16, ec="none", fc=INK, zorder=7))
    card.text(x, y, digit, color="white", size=20, weight="bold")
