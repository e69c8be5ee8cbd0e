"""What `check` says of slips in the second assignment that are made of two things, or look so."""

import re

import pytest
from test_instruments import SECOND, edited, notebook, report, write
from test_instruments import as_in_a_kernel as as_in_a_kernel  # fixtures
from test_instruments import second as second

pytestmark = pytest.mark.sampled

CE, OG, OB, LG = "cross_entropy", "output_gradient", "output_backward", "loss_and_gradients"
CLIP, STEP = "clip_gradients", "train_step"

NORM = "    norm = np.sqrt(sum(np.sum(g**2) for g in gradients.values()))\n"
BY_MIN = "    return {{k: {} * g for k, g in gradients.items()}}, {}\n"


def clipping(lines="", factor="min(1, max_norm / norm)", norm="norm"):
    """A clip_gradients with `min`, as many write it."""
    return f"def clip_gradients(gradients, max_norm):\n{NORM}{lines}{BY_MIN.format(factor, norm)}"


def said_of(source):
    """What check says of a function's text, in one line; it has to be red."""
    state, text = report(write(source, notebook(SECOND)))
    assert state == "wrong"
    return re.sub(r"\s+", " ", text)


def test_clipping_with_min_is_right(second):
    """The limit that formula (10) asks for is no mistake."""
    assert report(write(clipping(), notebook(SECOND)))[0] == "right"


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("source", "digits"),
    [
        (clipping("    norm = round(norm, 2)\n"), 2),
        (clipping("    norm = round(norm, 1)\n"), 1),
        (clipping("    norm = np.round(norm, 3)\n", "np.minimum(1, max_norm / norm)"), 3),
        (clipping("    norm = round(norm, 2)\n", "np.minimum(max_norm / norm, 1.0)"), 2),
        (clipping(factor="round(min(1, max_norm / norm), 3)"), 3),
        (clipping(factor="min(1, round(max_norm / norm, 2))"), 2),
        (clipping(norm="round(norm, 2)"), 2),
        (clipping("    norm = round(norm, 2)\n", "np.clip(max_norm / norm, None, 1)"), 2),
    ],
)
@pytest.mark.slow
def test_beside_a_limit_that_belongs_there_the_rounding_is_told(second, source, digits):
    """A limit is named only where the function is right without it alone."""
    text = said_of(source)
    assert re.search(rf"rounded to {digits} digits?\b", text), text
    assert "limit is written in" not in text


def test_a_limit_that_other_inputs_need_is_not_called_too_much(second):
    """`max` for `min`: without its 1 long gradients are right, and short ones grow."""
    assert "limit is written in" not in said_of(clipping(factor="max(1, max_norm / norm)"))


@pytest.mark.slow
def test_a_limit_and_a_rounding_are_told_together(second):
    """Where either alone keeps it wrong, neither is said to be all."""
    wrong = clipping("    norm = round(norm, 1)\n", "min(1, max_norm / min(norm, 0.5))")
    text = said_of(wrong)
    assert "A limit is written in: the 0.5? And something is rounded to 1 digit?" in text, text


STEPPED = 'learning_rate * clipped["d" + name]'
DIVIDED = "/ (m * T_x)"
SAME = "one and the same number at all places"
PRODUCT = "What is 12 / 2 * 3 in Python"
MEAN = "np.mean(np.log(p_right))"
SLIPS = [  # function, edits, what is said, what is not
    # the change is one number
    *[(STEP, [(STEPPED, wrong)], SAME, "cut off") for wrong in (
        "learning_rate", "learning_rate * norm", "learning_rate * np.max(clipped['d' + name])",
        "learning_rate * np.sum(clipped['d' + name])", "learning_rate * clipped['d' + name][0, 0]",
        "learning_rate * np.mean(clipped['d' + name])",
        "learning_rate * np.linalg.norm(clipped['d' + name])",
    )],
    (STEP, [(STEPPED, "learning_rate * np.sum(clipped['d' + name], axis=0)")], "Hint", "cut off"),
    # a mean that is none
    (CE, [(f"-{MEAN}", "-np.sum(np.log(p_right)) / labels.shape[1] * labels.shape[2]")],
     PRODUCT, "Print what you compute"),
    (CE, [(f"-{MEAN}", "-np.sum(np.log(p_right)) / labels.shape[2] * labels.shape[1]")],
     r"times 25, the square of the size of y_pred along axis 1", "Print what you compute"),
    *[(CE, [(f"-{MEAN}", f"-{wrong}")], told, "Print what you compute") for wrong, told in (
        ("np.mean(np.log(np.mean(p_right, axis=1)))", "How many logarithms"),
        ("np.mean(np.log(np.sum(p_right, axis=1)))", "How many logarithms"),
        ("np.mean(np.log(p_right + 1e-3))", "added inside your logarithm"),
        ("np.sum(np.log2(p_right)) / labels.shape[1]", "Which base"),
        ("np.log(np.prod(p_right))", "the same predictions twice"),
    )],
    (CE, [(f"-{MEAN}", "-np.mean(np.sum(labels * np.log(y_pred + 1e-8) + (1 - labels) * "
                       "np.log(1 - y_pred + 1e-8), axis=0))")],
     "a part for the wrong answers", "Print what you compute"),
    (CE, [(f"-{MEAN}", "-np.mean(np.log(np.prod(p_right, axis=1))) / p_right.shape[1]")],
     "On a batch of many predictions", "size or a number written in"),
    (CE, [(f"-{MEAN}", "np.mean(np.sum(labels * np.log(y_pred), axis=0))")],
     "0 times minus infinity", "exp of a large"),
    # what goes into a logarithm
    *[(CE, edits, "has it the shape that you expect|one number for each prediction", "mean log")
      for edits in (
        [("np.sum(labels * y_pred, axis=0)", "y_pred[labels.argmax(axis=0)]")],
        [("np.sum(labels * y_pred, axis=0)",
          "np.take_along_axis(y_pred * labels, labels.argmax(axis=1)[:, None], 1)")],
        [("np.log(p_right)", "np.log(1 - p_right)")],
        [("axis=0", "axis=-1"), ("np.mean", "np.sum")],
        [("labels * y_pred", "y_pred * np.log(labels)"), ("np.log(p_right)", "p_right")],
    )],
    # two numbers that change places
    (STEP, [("clip_gradients(gradients, max_norm)", "clip_gradients(gradients, learning_rate)"),
            ("learning_rate * clipped", "max_norm * clipped")],
     "Which of the two numbers goes to `clip_gradients`", "size or a number"),
    # an axis too few
    (OB, [("np.zeros_like(a)", "np.zeros((a.shape[0], a.shape[1]))")],
     "fewer axes than are indexed there", "Indices start at 0"),
    # what is right where a hint points to
    (LG, [("dzy = output_gradient(", "a, y_pred, caches = rnn_forward(x, 0 * a0, parameters)\n"
                                     "    dzy = output_gradient(")],
     "come from the same forward pass", "Look there first"),
    # an input that is changed and put back, but for rounding
    (OG, [("return (y_pred - labels) / (m * T_x)",
           "y_pred -= labels\n    dzy = y_pred / (m * T_x)\n    y_pred += labels\n    return dzy")],
     "before and after a call", "size or a number"),
    # factors
    (CLIP, [("factor = max_norm / norm", "factor = max_norm")], "times norm,", "times 5"),
    (CLIP, [("factor = max_norm / norm", "factor = max_norm / norm**2")],
     "divided by norm,", "0[.]1680"),
    (CLIP, [("factor * gradient", "factor**2 * gradient")], "times max_norm / norm,", "times 0"),
    (STEP, [("learning_rate * clipped", "1 / learning_rate * clipped")],
     "divided by the square of learning_rate", "times 7"),
    (STEP, [("learning_rate * clipped", "learning_rate * loss * clipped")], "times loss,", "2[.]2"),
    (OG, [(DIVIDED, "/ (m * T_x) ** 0.5")], "times 5.9161, the square root of the size", None),
    (OG, [(DIVIDED, "/ (m * T_x) ** 2")], "divided by 35, the size", None),
    (OG, [(DIVIDED, "* (m * T_x)")], "times 1225, the square of the size", None),
    (OG, [(DIVIDED, "/ (m * m)")], "times 7 / 5, the sizes of y_pred along axis 2 and 1", None),
    # what was taken apart in another order; a name that differs in a letter's case
    (STEP, [("clipped, norm = clip", "norm, clipped = clip")],
     "`clipped` is a number there.* in which order does that call return", "with no places"),
    (OB, [("dWya += ", "dwya += ")], "Is `dWya` meant?", "A name is used"),
]  # fmt: skip


@pytest.mark.sampled
@pytest.mark.parametrize(("name", "edits", "told", "untrue"), SLIPS)
def test_what_is_said_is_true_of_the_slip(second, name, edits, told, untrue):
    """Each was told something else, which was untrue or of no use."""
    state, text = report(edited(name, *edits, assignment=SECOND))
    text = re.sub(r"\s+", " ", text)
    assert state == "wrong"
    assert told in text or re.search(told, text), text
    assert untrue is None or not re.search(untrue, text), text


@pytest.mark.parametrize(
    ("rate", "limit", "steps", "told"),
    [
        ("3", 0.5, 2, "`learning_rate` is the text '3', where a number is wanted."),
        (3.0, "0.5", 2, "`max_norm` is the text '0.5', where a number is wanted."),
        (3.0, 0.5, "2", "`steps` is the text '2', where a number is wanted."),
    ],
)
def test_a_text_in_the_place_of_a_number_is_told(second, rate, limit, steps, told, capsys):
    """In words, not in numpy's; names of parameters are texts, too, and in their place."""
    space = notebook(SECOND) | {"rate": rate, "limit": limit, "steps": steps}
    for name, source in second.solutions.items():
        space[name] = write(source, space)
    cells = {cell["id"]: cell["source"] for cell in second.notebook["cells"]}
    for name in ("names", "one-step", "train"):
        source = cells[name].split("\nwith trying():")[0]
        write(source, space)
    write(
        "def run():\n    batch = names_at_random(names, symbols, seed=1)\n"
        "    with trying():\n        train(batch, fresh, rate, limit, steps)\n",
        space,
    )()
    assert told in capsys.readouterr().out
