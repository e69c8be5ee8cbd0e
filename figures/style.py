"""The look of all figures: one card, one color a quantity, one way to draw each thing.

Lengths are pixels of the finished picture shown at 800 pixels width; y grows downwards.
"""

import re
from pathlib import Path

import matplotlib
import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import Circle, FancyBboxPatch, PathPatch, Polygon
from matplotlib.path import Path as Outline
from PIL import Image

IMAGES = Path(__file__).resolve().parent.parent / "images"
WIDTH = 800
PNG_PIXELS_PER_PIXEL = 2
POINTS_PER_PIXEL = 0.72  # at the figure's 100 pixels an inch

# One color a quantity, in every figure: (ink for lines and text, fill for boxes).
X = ("#1d5fa6", "#e1edf9")
A = ("#0a765a", "#daf1e8")
C = ("#925b00", "#fcecc8")
Y = ("#6a3d9f", "#ede3f8")
GRADIENT = ("#c4262e", "#fde6e4")
PARAMETER = ("#47546a", "#e8ecf2")
OPERATION = ("#1f2937", "#ffffff")
CELL = ("#b4bfcd", "#f1f5f9")
PAST = ("#98a4b5", "#ffffff")  # the forward pass, in the figures of the backward pass
REMEMBERED = ("#57647a", "#eceff4")  # what is in the cache

INK = "#1f2937"
NOTE = "#556274"
CARD = "#fbfcfd"
BORDER = "#d5dbe4"

BODY = 13.5
MATH = 16.5


def at(symbol, step="t"):
    """The value of `symbol` at a time step, as a formula: at("a", "t-1") is a with ⟨t-1⟩ above."""
    step = step.replace("-", "{-}").replace("+", "{+}")  # no spaces around the sign
    return rf"${symbol}^{{\langle {step} \rangle}}$"


class Card:
    """A light card with rounded corners to draw on: the same on a light and on a dark page."""

    def __init__(self, height, title):
        matplotlib.rcdefaults()
        matplotlib.rcParams["mathtext.fontset"] = "dejavusans"
        self.figure = Figure(figsize=(WIDTH / 100, height / 100), dpi=100 * PNG_PIXELS_PER_PIXEL)
        self.canvas = FigureCanvasAgg(self.figure)
        self.figure.patch.set_alpha(0)
        self.axes = self.figure.add_axes((0, 0, 1, 1))
        self.axes.set(xlim=(0, WIDTH), ylim=(height, 0))
        self.axes.axis("off")
        self._rounded(WIDTH / 2, height / 2, WIDTH - 2, height - 2, BORDER, CARD, 14, 1.2, -10)
        self.text(24, 28, title, size=16, align="left", weight="bold")

    def save(self, name):
        """Write images/NAME.png; the same drawing gives the same bytes. Returns the path."""
        IMAGES.mkdir(exist_ok=True)
        path = IMAGES / f"{name}.png"
        self.canvas.draw()
        _with_palette(np.asarray(self.canvas.buffer_rgba())).save(path, optimize=True)
        return path

    def text(self, x, y, line, color=INK, size=BODY, align="center", weight="normal"):
        """One line of prose, with `names of the code` and $formulas$, centered on the height y."""
        pieces = [piece for piece in re.split(r"(`[^`]*`|\$[^$]*\$)", line) if piece]
        artists = []
        for piece in pieces:
            points = (1.15 if piece[0] == "$" else 1) * size * POINTS_PER_PIXEL
            family = "DejaVu Sans Mono" if piece[0] == "`" else "DejaVu Sans"
            artist = self.axes.text(
                0, y + 0.36 * size, piece.strip("`"), color=color, family=family, weight=weight,
                size=points, va="baseline", zorder=8,
            )  # fmt: skip
            artists.append(artist)
        widths = [self._advance(artist) for artist in artists]
        x -= {"left": 0, "center": 0.5, "right": 1}[align] * sum(widths)
        for artist, width in zip(artists, widths, strict=True):
            artist.set_x(x)
            x += width

    def box(self, x, y, width, height, colors, *lines, size=BODY, dashed=False):
        """A rounded box centered on (x, y), with its lines of text in it."""
        ink, fill = colors
        patch = self._rounded(x, y, width, height, ink, fill, min(9, height / 3), 1.6, 4)
        patch.set_linestyle((0, (3, 2.5)) if dashed else "-")
        for row, line in enumerate(lines):
            offset = (row - (len(lines) - 1) / 2) * size * 1.4
            self.text(x, y + offset, line, color=ink, size=size)

    def value(self, x, y, colors, formula, name=None, shape=None, side="below"):
        """A value that flows: a formula in a box, beside it its name in the code and its shape."""
        self.box(x, y, 68, 42, colors, formula, size=MATH)
        labels = [(name, colors[0])] * bool(name) + [(shape, NOTE)] * bool(shape)
        for row, (label, color) in enumerate(labels):
            if side == "below":
                self.text(x, y + 34 + 18 * row, f"`{label}`", color=color, size=13)
            else:
                middle = y + 18 * (row - (len(labels) - 1) / 2)
                self.text(x + 42, middle, f"`{label}`", color=color, size=13, align="left")

    def gate(self, x, y, sign, names, gradient=None, width=74):
        """A weighted sum and its activation, one box; the sum's gradient between them."""
        half = 43 if gradient else 29
        self.box(x, y, width, 2 * half, OPERATION, "")
        self.text(x, y - half + 16, sign, size=14.5)
        self._rounded(x, y + half - 17, width - 12, 24, "none", PARAMETER[1], 6, 0, 5)
        self.text(x, y + half - 17, names, color=PARAMETER[0], size=13)
        if gradient:
            self._rounded(x, y, width - 12, 24, "none", GRADIENT[1], 6, 0, 5)
            self.text(x, y, f"`{gradient}`", color=GRADIENT[0], size=13)

    def parameter(self, x, y, name, shape=None, above=True):
        """A parameter: its name in a small box, its shape above or below."""
        self.box(x, y, 54, 28, PARAMETER, f"`{name}`")
        if shape:
            self.text(x, y - 26 if above else y + 26, f"`{shape}`", color=NOTE, size=13)

    def gradient(self, x, y, name, shape=None):
        """A gradient: its name in a small box as wide as the name, its shape below."""
        self.box(x, y, 8.2 * len(name) + 18, 28, GRADIENT, f"`{name}`")
        if shape:
            self.text(x, y + 26, f"`{shape}`", color=NOTE, size=13)

    def formula(self, x, y, digit, line, color=INK):
        """A numbered line below the drawing."""
        self.number(x + 10, y, digit, color=color)
        self.text(x + 30, y, line, align="left", size=14)

    def area(self, left, top, right, bottom, label):
        """A cell: a large box behind the others, its label in the top left corner."""
        ink, fill = CELL
        width, height = right - left, bottom - top
        self._rounded((left + right) / 2, (top + bottom) / 2, width, height, ink, fill, 14, 1.4, -5)
        self.text(left + 12, top + 17, label, color=NOTE, align="left")

    def operation(self, x, y, sign, colors=OPERATION):
        """A round operation: +, @, ×."""
        ink, fill = colors
        width = 1.6 * POINTS_PER_PIXEL
        self.axes.add_patch(Circle((x, y), 15, ec=ink, fc=fill, lw=width, zorder=4))
        self.text(x, y, sign, color=ink, size=17)

    def number(self, x, y, digit, color=INK):
        """The number of a formula of the text, where it is computed."""
        self.axes.add_patch(Circle((x, y), 10.5, ec="none", fc=color, zorder=7))
        size = 13 if len(str(digit)) < 2 else 11.5
        self.text(x, y, str(digit), color="white", size=size, weight="bold")

    def dot(self, x, y, color):
        """A point where a value is used twice."""
        self.axes.add_patch(Circle((x, y), 4, ec="none", fc=color, zorder=4))

    def arrow(self, *points, color, width=2.0, head=True, bridge=None, ground=CELL[1]):
        """An arrow along the points, its corners rounded; at the height `bridge`, over a line."""
        points = [tuple(map(float, point)) for point in points]
        tip = points[-1]
        if head:
            points[-1] = _towards(tip, points[-2], 8)
        outline = _rounded_corners(points, 9)
        style = {"fc": "none", "capstyle": "butt", "zorder": 2}
        if bridge:
            gap = Outline([(tip[0], bridge - 7), (tip[0], bridge + 7)])
            self.axes.add_patch(PathPatch(gap, ec=ground, lw=10 * POINTS_PER_PIXEL, **style))
        lw = width * POINTS_PER_PIXEL
        self.axes.add_patch(PathPatch(outline, ec=color, lw=lw, gid="arrow", **style))
        if head:
            base = _towards(tip, points[-2], 10 + width / 2)
            dx, dy = (tip[0] - base[0]), (tip[1] - base[1])
            corners = [tip, (base[0] - dy * 0.45, base[1] + dx * 0.45)]
            corners.append((base[0] + dy * 0.45, base[1] - dx * 0.45))
            self.axes.add_patch(Polygon(corners, fc=color, ec="none", zorder=3))

    def there_and_back(self, start, end):
        """The forward arrow from start to end, faint, and beside it the gradient's way back."""
        dx, dy = (0, 6) if start[1] == end[1] else (6, 0)
        there = [(x - dx, y - dy) for x, y in (start, end)]
        back = [(x + dx, y + dy) for x, y in (end, start)]
        self.arrow(*there, color=PAST[0], width=1.5)
        self.arrow(*back, color=GRADIENT[0], width=2.5)

    def legend(self, x, y):
        """What the two kinds of arrows in a figure of the backward pass stand for."""
        self.arrow((x, y), (x + 38, y), color=PAST[0], width=1.5)
        self.text(x + 46, y, "forward", color=NOTE, align="left")
        self.arrow((x + 38, y + 24), (x, y + 24), color=GRADIENT[0], width=2.5)
        self.text(x + 46, y + 24, "gradients, back", color=NOTE, align="left")

    def path(self, *points, color):
        """A broad soft band along the points, behind everything that flows on it."""
        outline = _rounded_corners([tuple(map(float, point)) for point in points], 22)
        width = 44 * POINTS_PER_PIXEL
        self.axes.add_patch(PathPatch(outline, fc="none", ec=color, lw=width, zorder=-6))

    def array(self, y, colors, name, shape, left=132):
        """A whole array as a soft band across the card, its name and shape on the left."""
        ink, fill = colors
        self._rounded((left + WIDTH - 16) / 2, y, WIDTH - 16 - left, 46, "none", fill, 12, 0, -6)
        self.text(24, y - 9, f"`{name}`", color=ink, align="left", size=14)
        self.text(24, y + 10, f"`{shape}`", color=NOTE, align="left", size=13)

    def slice(self, x, y, colors, name):
        """A slice of an array: its name in the code in a small box."""
        self.box(x, y, 8.0 * len(name) + 14, 30, (colors[0], "#ffffff"), f"`{name}`", size=13)

    def rule(self, y):
        """A line across the card between two halves of a figure."""
        self.axes.plot((24, WIDTH - 24), (y, y), color=BORDER, lw=1.2 * POINTS_PER_PIXEL, zorder=0)

    def _rounded(self, x, y, width, height, ink, fill, radius, line, zorder):
        style = f"round,pad=0,rounding_size={radius}"
        corner = (x - width / 2, y - height / 2)
        patch = FancyBboxPatch(corner, width, height, boxstyle=style, ec=ink, fc=fill)
        patch.set(linewidth=line * POINTS_PER_PIXEL, zorder=zorder)
        self.axes.add_patch(patch)
        return patch

    def _advance(self, artist):
        """The width of a text with its spaces, which the extent of a text leaves out."""
        line = artist.get_text()
        renderer = self.canvas.get_renderer()
        if line.startswith("$"):
            return artist.get_window_extent(renderer).width / PNG_PIXELS_PER_PIXEL
        widths = []
        for probe in (f"|{line}|", "||"):
            artist.set_text(probe)
            widths.append(artist.get_window_extent(renderer).width / PNG_PIXELS_PER_PIXEL)
        artist.set_text(line)
        return widths[0] - widths[1]


def _with_palette(pixels):
    """The picture in its 256 most frequent colors, a third of the size; flat areas stay exact."""
    height, width, _ = pixels.shape
    packed = np.ascontiguousarray(pixels).view("<u4").ravel()
    colors, where, counts = np.unique(packed, return_inverse=True, return_counts=True)
    channels = colors.view(np.uint8).reshape(-1, 4).astype(int)
    palette = channels[np.argsort(-counts, kind="stable")[:256]]
    nearest = np.array([np.argmin(((palette - color) ** 2).sum(axis=1)) for color in channels])
    picture = Image.fromarray(nearest[where].reshape(height, width).astype(np.uint8), mode="P")
    picture.putpalette(palette[:, :3].astype(np.uint8).tobytes())
    picture.info["transparency"] = palette[:, 3].astype(np.uint8).tobytes()
    return picture


def _towards(start, end, length):
    """The point `length` away from start on the way to end."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = length / (dx * dx + dy * dy) ** 0.5
    return (start[0] + dx * share, start[1] + dy * share)


def _rounded_corners(points, radius):
    vertices, codes = [points[0]], [Outline.MOVETO]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        vertices += [_towards(corner, before, radius), corner, _towards(corner, after, radius)]
        codes += [Outline.LINETO, Outline.CURVE3, Outline.CURVE3]
    return Outline([*vertices, points[-1]], [*codes, Outline.LINETO])
