"""Pictures for the second notebook, most of them drawn from your own functions:

plot                 curves over the steps of training
show_loss            what your cross_entropy says of a right answer that was given more or less
show_pushes          where your output_gradient pushes the scores of one prediction
show_steps           which weights your output_backward pushes at each step
show_clipping        what your clip_gradients makes of a gradient of two numbers
show_temperatures    which letters may come next, at several temperatures
show_surprise        names, each letter colored by how much it surprised the network
as_words             words in a tuple, also if there is one
surprise_of_pairs    the same numbers of somebody who has only counted pairs of letters

rnn_draw.py draws. What a slider shows is computed before: it needs no kernel to move.
"""

import functools
import html
import math
import re

import numpy as np

from rnn_draw import BLUE, GRAY, ORANGE, curve, panel, show_picture, slider
from rnn_reference import rnn_forward
from rnn_utils import hushed, softmax
from train_utils import one_hot

__all__ = [
    "as_words",
    "plot",
    "show_clipping",
    "show_loss",
    "show_pushes",
    "show_steps",
    "show_surprise",
    "show_temperatures",
    "surprise_of_pairs",
]

# ------------------------------------------------------------------ curves of training


def plot(title, curves, lines, ylabel="loss", top=None, log=False):
    """Draw curves over the steps of training.

    curves: dictionary from labels to lists of numbers
    lines: dictionary from labels to numbers, drawn as horizontal lines to compare with
    top: where the picture ends; what is higher is cut off
    log: whether equal distances on the scale are equal factors
    """
    drawn = []
    for color, (label, values) in zip((BLUE, ORANGE), curves.items(), strict=False):
        values = np.asarray(values, float)
        if log:
            values = np.where(values > 0, values, np.nan)
        drawn.append(finite(label, color, np.arange(len(values)), values))
    if not any(len(one["xs"]) for one in drawn):
        print("There is nothing to draw:", "no number above 0." if log else "no number.")
        return
    x = ticks(0, max(max(one["xs"], default=0) for one in drawn) + 1)
    for look, (label, value) in zip(("dashed", "stair"), lines.items(), strict=False):
        drawn.append(curve(label, GRAY, [0, x[-1]], [value, value], look))
    heights = np.concatenate([one["ys"] for one in drawn])
    low, high = np.min(heights), np.max(heights)
    y = factors(low, high) if log else ticks(min(low, 0), top or max(high, 0))
    words = f"{title}: {', '.join([*curves, *lines])}."
    y_names = [f"{value:g}" for value in y]
    shown = panel(f"{title}: {ylabel}", drawn, x, y, "steps of training", 200, log, y_names)
    show_picture([shown], words)


def finite(label, color, xs, ys, look="line", when=None):
    """Return a curve of what is a number: a function that is not right yet may give others."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    there = np.isfinite(xs) & np.isfinite(ys)
    return curve(label, color, xs[there], ys[there], look, when)


def ticks(low, high):
    """Return some round numbers, in equal distances, from low or below to high or beyond."""
    high = max(high, low + 1e-6)
    step = 10.0 ** math.floor(math.log10((high - low) / 6))
    step *= next(factor for factor in (1, 2, 5, 10) if (high - low) / (factor * step) <= 6)
    return [step * i for i in range(math.floor(low / step), math.ceil(high / step) + 1)]


def factors(low, high):
    """Return round numbers for a scale of equal factors: 1, 2, 5, 10 ..., or powers of ten."""
    first, last = math.floor(math.log10(low)), math.ceil(math.log10(high))
    if last - first > 4:
        stride = math.ceil((last - first) / 6)
        return [10.0**k for k in range(first, last + stride, stride)]
    found = [m * 10.0**k for k in range(first, last + 1) for m in (1, 2, 5)]
    begin = max(i for i, number in enumerate(found) if number <= low)
    end = min(i for i, number in enumerate(found) if number >= high)
    return found[begin : max(end, begin + 1) + 1]


# --------------------------------------------------------------- your functions at work


def quiet(picture):
    """Make a picture leave out what the function that it is drawn from prints at each call."""

    @functools.wraps(picture)
    def drawn(function, *more):
        with hushed(function):
            return picture(function, *more)

    return drawn


HALVES = ("1", "1/2", "1/4", "1/8", "1/16", "1/32", "1/64")


@quiet
def show_loss(cross_entropy):
    """Show the loss of one prediction of three symbols; a slider halves the right one's chance.

    cross_entropy: your function
    """
    labels = one_hot(np.array([[1]]), 3)

    def prediction(p):
        return np.array([(1 - p) / 2, p, (1 - p) / 2])

    def loss(p):
        return float(cross_entropy(prediction(p)[:, None, None], labels))

    chances = np.concatenate([np.linspace(1 / 128, 0.1, 30), np.linspace(0.11, 1, 40)])
    said = [curve("its label", GRAY, [0, 1, 2], labels[:, 0, 0], "points")]
    losses = [finite("your loss", ORANGE, chances, [loss(p) for p in chances])]
    lowest = np.min(losses[0]["ys"], initial=0)  # below 0 where the minus is missing
    for name in HALVES:
        p, when = 1 / int(name.split("/")[-1]), {"p": name}
        said.append(curve("the prediction", BLUE, [0, 1, 2], prediction(p), "bars", when))
        cost = finite("this prediction", BLUE, [p], [loss(p)], "points", when)
        losses.append({**cost, "names": [f"{y + 0:.2f}" for y in cost["ys"]]})
    show_picture(
        [
            panel("One prediction", said, [0, 1, 2], [0, 0.5, 1], "symbol", 90),
            panel("What it costs", losses, [0, 0.25, 0.5, 0.75, 1], ticks(lowest, 5),
                  "p, the chance that the right answer was given", 180),
        ],
        "A prediction of three symbols, and your loss over the chance of the right one.",
        [slider("p", "p of the right answer", HALVES, "1/2")],
    )  # fmt: skip


SURE = ("0", "0.5", "1", "2", "5")


@quiet
def show_pushes(output_gradient):
    """Show one prediction and where its scores are pushed; sliders turn it.

    output_gradient: your function
    """
    said, pushed = [], []
    for right in range(3):
        labels = one_hot(np.array([[right]]), 3)
        said.append(
            curve("its label", GRAY, [0, 1, 2], labels[:, 0, 0], "points", {"right": str(right)})
        )
        for sure in SURE:
            y_pred = softmax(float(sure) * np.log([[[0.7]], [[0.2]], [[0.1]]]))
            push = -output_gradient(y_pred.copy(), labels.copy())[:, 0, 0]
            when = {"right": str(right), "sure": sure}
            said.append(curve("the prediction", BLUE, [0, 1, 2], y_pred[:, 0, 0], "bars", when))
            pushed.append(finite("minus your dzy", ORANGE, [0, 1, 2], push, "bars", when))
    show_picture(
        [
            panel("One prediction", said, [0, 1, 2], [0, 0.5, 1], "", 90),
            panel("Where its scores are pushed", pushed, [0, 1, 2], [-1, -0.5, 0, 0.5, 1],
                  "symbol", 150),
        ],
        "A prediction of three symbols as bars, and below it the push that each score gets.",
        [
            slider("right", "the right answer", ("0", "1", "2"), "1"),
            slider("sure", "scores times", SURE, "1"),
        ],
    )  # fmt: skip


@quiet
def show_steps(output_backward, output_gradient, answers):
    """Show where the weights of Wya are pushed by each step of one sequence, and by all up to it.

    output_backward, output_gradient: your functions
    answers: the right answers of the steps, each 0, 1 or 2
    """
    if not len(answers) or not {*answers} <= {0, 1, 2}:
        raise ValueError(f"each right answer is 0, 1 or 2, and there is one at least: {answers}")
    T_x, drawn, weights = len(answers), ([], []), list(range(6))
    a = np.array([[[(-1.0) ** t for t in range(T_x)]], [[0.5] * T_x]])
    shapes = {"Wax": (2, 3), "Waa": (2, 2), "Wya": (3, 2), "ba": (2, 1), "by": (3, 1)}
    zeros = {name: np.zeros(shape) for name, shape in shapes.items()}
    dzy = output_gradient(np.full((3, 1, T_x), 1 / 3), one_hot(np.array([answers]), 3))
    looks = ("minus this step's dWya", BLUE), ("minus your dWya", ORANGE)
    for t in range(T_x):
        for curves, (label, color), first in zip(drawn, looks, (t, 0), strict=True):
            given = dzy[:, :, first : t + 1].copy(), a[:, :, first : t + 1].copy()
            push = -np.reshape(output_backward(*given, zeros)["dWya"], 6)
            curves.append(finite(label, color, weights, push, "bars", {"t": str(t)}))
    names = [f"{row},{unit}" for row in range(3) for unit in range(2)]
    one, whole = [-1 / T_x, 0, 1 / T_x], [-1, -0.5, 0, 0.5, 1]
    show_picture(
        [
            panel("This step", drawn[0], weights, one, "", 90,
                  y_names=[f"{y:.2g}" for y in one], x_names=names),
            panel("All steps up to it", drawn[1], weights, whole, "row and unit of the weight",
                  150, x_names=names),
        ],
        "Where six weights are pushed, as bars: by one step, and below it by all steps up to it.",
        [slider("t", "step", [*map(str, range(T_x))], str(T_x - 1))],
    )  # fmt: skip


LIMITS = ("1", "2", "3", "4", "5", "6")
HEIGHTS = ("1", "2", "4")


@quiet
def show_clipping(clip_gradients):
    """Show a gradient of two numbers as an arrow, and what is left of it under a limit.

    clip_gradients: your function
    """
    drawn, around = [], np.linspace(0, 2 * np.pi, 90)
    for height in HEIGHTS:
        came, when = (3.0, float(height)), {"dba": height}
        drawn.append(curve("as it came", GRAY, [0, came[0]], [0, came[1]], "dashed", when))
        for limit in LIMITS:
            gradients = {"dWax": np.array([[came[0]]]), "dba": np.array([[came[1]]])}
            clipped, _ = clip_gradients(gradients, float(limit))
            end = [float(np.squeeze(clipped[name])) for name in ("dWax", "dba")]
            when = {"dba": height, "limit": limit}
            drawn.append(finite("yours", ORANGE, [0, end[0]], [0, end[1]], when=when))
            drawn.append(finite("yours", ORANGE, end[:1], end[1:], "points", when))
    for limit in LIMITS:
        circle = float(limit) * np.cos(around), float(limit) * np.sin(around)
        drawn.append(curve("max_norm", BLUE, *circle, when={"limit": limit}))
    show_picture(  # 408 wide for 8 units, and as much for each unit of height: a circle is round
        [panel("One gradient of two numbers", drawn, [*range(-1, 8)], [*range(-1, 6)],
               "the number in dWax; upward the one in dba", 306)],
        "A gradient as an arrow, the same arrow clipped, and a circle of the radius max_norm.",
        [slider("limit", "max_norm", LIMITS, "3"), slider("dba", "dba", HEIGHTS, "4")],
    )  # fmt: skip


TEMPERATURES = ("0.1", "0.3", "0.5", "1", "2", "5")


def show_temperatures(parameters, symbols, word):
    """Show which symbol may come next while a network reads a word, at several temperatures.

    parameters: dictionary of a trained network's parameters
    symbols: string of all symbols, the dot first
    word: what it reads, letters that it knows
    """
    word = word.lower()
    if strange := sorted(set(word) - set(symbols)):
        raise ValueError(f"the network knows no {', '.join(map(repr, strange))}, only {symbols}")
    places = [symbols.index(symbol) for symbol in "." + word]
    a0 = np.zeros((parameters["Waa"].shape[0], 1))
    _, y_pred, _ = rnn_forward(one_hot(np.array([places]), len(symbols)), a0, parameters)
    read = [re.sub(r"[;|=]", "_", "." + word[:t]) for t in range(len(places))]
    drawn, x = [], list(range(len(symbols)))
    for t, temperature in ((t, one) for t in range(len(places)) for one in TEMPERATURES):
        with np.errstate(divide="ignore"):  # a probability of 0 stays one
            p = softmax(np.log(y_pred[:, 0, t]) / float(temperature))
        when = {"read": read[t], "temperature": temperature}
        drawn.append(curve("the chance to be drawn", BLUE, x, p, "bars", when))
    show_picture(
        [panel("What comes next?", drawn, x, [0, 0.25, 0.5, 0.75, 1], "symbol", 150,
               x_names=symbols)],
        f"The chance of each symbol to come next, while the network reads {word}.",
        [
            slider("read", "it has read", read, read[len(read) // 2]),
            slider("temperature", "temperature", TEMPERATURES, "1"),
        ],
    )  # fmt: skip


# -------------------------------------------------------------------- surprise


def show_surprise(surprises):
    """Show names, the more surprising a letter, the stronger its color; below it the number.

    surprises: dictionary from names to numbers, one for each letter and one for the end
    """
    box = "display:inline-block;min-width:1.3em;text-align:center;line-height:1.1;margin-top:4px"
    lines = []
    for name, numbers in surprises.items():
        letters = [
            f'<span style="{box};background:rgba(205,100,30,{min(number / 6, 0.8):.2f})">'
            f'{html.escape(letter)}<br><small style="font-size:0.6em">{number:.1f}</small></span>'
            for letter, number in zip(name + ".", numbers, strict=True)
        ]
        lines.append("".join(letters) + f" <b>{np.mean(numbers):.2f}</b>")
    style = "font-family:monospace;font-size:1.25em"
    try:
        from IPython.display import HTML, display
    except ImportError:
        print("No colors here: IPython is missing. Nothing else needs it.")
        return
    display(HTML(f'<div style="{style}">{"<br>".join(lines)}</div>'))


def as_words(words):
    """Words in a tuple; ("helium") is one word: a comma makes the tuple."""
    return (words,) if isinstance(words, str) else tuple(words)


COUNTED = """
    hydrogen helium lithium beryllium boron carbon nitrogen oxygen fluorine neon sodium magnesium
    aluminum silicon phosphorus sulfur chlorine argon potassium calcium
"""


@quiet
def surprise_of_pairs(loss, words):
    """How surprised by each letter somebody is who has counted which follows which in 20 names.

    loss: your cross_entropy
    words: words of the letters a to z, or one

    returns: dictionary from words to numbers, one for each letter and one for the end
    """
    symbols = ".abcdefghijklmnopqrstuvwxyz"
    pairs = np.full((27, 27), 0.1)  # what never came is not impossible
    for name in COUNTED.split():
        for now, later in zip("." + name, name + ".", strict=True):
            pairs[symbols.index(later), symbols.index(now)] += 1
    chances = pairs / np.sum(pairs, axis=0)
    found = {}
    for word in as_words(words):
        if unknown := sorted(set(word.lower()) - set(symbols[1:])):
            strange = ", ".join(map(repr, unknown))
            raise ValueError(f"there are only the letters a to z here, no {strange}")
        places = [symbols.index(letter) for letter in f".{word.lower()}."]
        found[word] = [
            loss(chances[:, [now], None], one_hot(np.array([[later]]), 27))
            for now, later in zip(places, places[1:], strict=False)
        ]
    return found
