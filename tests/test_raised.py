"""An error that an answer raises is explained by the shapes and names that it is about."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from rnngrader.diagnosis.errors import explain_error
from rnngrader.records import ErrorInfo, Exercise, Observation, Probe

SIZES = {"n_x": 3, "n_a": 5, "n_y": 2, "m": 4, "T_x": 6}
EXERCISE = Exercise(
    name="sequence",
    inputs=lambda draw: (),
    outputs={"dx": 1, "dWax": 1},
    returns="dict",
    probes=(SIZES,),
    arguments=("x", "parameters"),
    calls=("cell",),
)


def explained(error: ErrorInfo, *more: tuple[dict, Observation]) -> str:
    """The explanation of an error on the first probe, with other probes and what they gave."""
    arguments = (None, {"Wax": None, "Waa": None, "Wya": None})
    probes = [Probe(SIZES, arguments, {})] + [Probe(s, arguments, {}) for s, _ in more]
    observations = [Observation("raised", error=error)] + [o for _, o in more]
    return " ".join(explain_error(EXERCISE, probes, observations, {"cell": ("dxt", "da_prev")}))


MATMUL = (
    "matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature "
    "(n?,k),(k,m?)->(n?,m?) (size 5 is different from 3)"
)
SHAPES = {"Wax": "(5, 3)", "dz": "(5, 4)", "xt": "(3, 4)"}


@pytest.mark.parametrize(
    ("type_name", "message", "line", "said"),
    [
        (
            "ValueError",
            "shapes (5,3) and (5,4) not aligned: 3 (dim 1) != 5 (dim 0)",
            "dxt = np.dot(Wax, dz)",
            "(5, 3) and (5, 4) do not line up in a matrix product: n_x meets n_a. `Wax` maps n_x "
            "to n_a; going back from n_a to n_x needs its transpose.",
        ),
        ("ValueError", MATMUL, "dxt = Wax @ dz", "`Wax` maps n_x to n_a"),
        (
            "ValueError",
            "shapes (5,4) and (5,4) not aligned: 4 (dim 1) != 5 (dim 0)",
            "c = np.dot(ft, c_prev)",
            "entry by entry meant",
        ),
        (
            "ValueError",
            "shapes (5,4) and (3,4) not aligned: 4 (dim 1) != 3 (dim 0)",
            "dWax = np.dot(dz, xt)",
            "With `xt` transposed, the two would line up.",
        ),
        (
            "ValueError",
            "operands could not be broadcast together with shapes (5,4) (5,4,6) ",
            "da = da_prevt + da",
            "One has an axis more, T_x",
        ),
        (
            "ValueError",
            "operands could not be broadcast together with shapes (5,4) (1,5) ",
            "z = z + ba.T",
            "With one of the two transposed, they would fit.",
        ),
        (
            "ValueError",
            "operands could not be broadcast together with shapes (5,4) (5,) ",
            "z = z + ba.ravel()",
            "As a column, (5, 1), the flat one would fit: a sum keeps",
        ),
        (
            "ValueError",
            "not enough values to unpack (expected 4, got 2)",
            "",
            "into 4 parts, but it has 2",
        ),
        (
            "ValueError",
            "all the input array dimensions except for the concatenation axis must match exactly, "
            "but along dimension 1, the array at index 0 has size 5 and the array at index 1 has "
            "size 4",
            "",
            "one of these has n_a entries in one array and m in another.",
        ),
        ("NameError", "name 'dxt' is not defined", "", "`dxt` is part of what `cell` returns"),
        ("NameError", "name 'Wya' is not defined", "", "a key of the dict in `parameters`"),
        ("NameError", "name 'lenn' is not defined", "", "Is `len` meant?"),
        (
            "NameError",
            "name 'rates' is not defined",
            "",
            "There is no variable `rates` where this function is tried: take what it needs from "
            "its arguments. What only the notebook's own examples make is not there.",
        ),
        (
            "UnboundLocalError",
            "cannot access local variable 'a' where it is not associated with a value",
            "",
            "`a` has no value in this line: it was not given one yet, or it was deleted again.",
        ),
        (
            "KeyError",
            "'Waxx'",
            "",
            "is not there. The nearest name in the exercise is `Wax`, a key",
        ),
        (
            "IndexError",
            "index 4 is out of bounds for axis 2 with size 6",
            "",
            "Axis 2 has T_x entries",
        ),
        (
            "IndexError",
            "too many indices for array: array is 2-dimensional, but 3 were indexed",
            "",
            "An array with 2 axes is indexed along 3.",
        ),
        ("IndexError", "list index out of range", "", "A list has fewer parts than an index asks"),
        ("IndexError", "list assignment index out of range", "", "A list has fewer parts"),
        ("TypeError", "cannot unpack non-iterable NoneType object", "", "`cell` end with a"),
        ("TypeError", "'NoneType' object is not subscriptable", "", "Something is None"),
        (
            "TypeError",
            "tuple indices must be integers or slices, not str",
            "",
            "The parts of a tuple are picked by whole numbers or slices, and not by a str.",
        ),
        ("TypeError", "f() missing 1 required positional argument: 'x'", "", "`f` is called with"),
        ("TypeError", "'float' object is not callable", "", "float is called as functions are"),
        ("TypeError", "'float' object is not subscriptable", "", "float has no parts"),
        ("TypeError", "float() argument must be a string or a real number, not 'list'", "", ""),
        ("AttributeError", "module 'numpy' has no attribute 'tnah'", "", "`np.tanh`"),
        (
            "AttributeError",
            "'tuple' object has no attribute 'shape'",
            "",
            "type tuple has no `shape`",
        ),
        ("RecursionError", "maximum recursion depth exceeded", "", "or several call each other"),
    ],
)
def test_the_cause_is_said_in_words(type_name, message, line, said):
    """Lengths are called by the sizes they are, names by where they come from."""
    error = ErrorInfo(type_name, message, "sequence", 3, line, SHAPES)
    assert said in explained(error)


ARRAYS = {
    "flat": np.ones(5), "other": np.ones(4), "column": np.ones((5, 1)), "row": np.ones((1, 5)),
    "z": np.ones((5, 4)), "turned": np.ones((4, 5)), "square": np.ones((5, 5)),
    "x": np.ones((5, 4, 6)), "odd": np.ones((3, 2)),
}  # fmt: skip
ONE_WAY = {
    "in place": "{target} += {source}",
    "assigned": "{target}[...] = {source}",
    "copied": "np.copyto({target}, {source})",
    "stretched": "np.broadcast_to({source}, {target}.shape)",
    "into chosen entries": "{target}[np.arange(len({target}))] = {source}",
    "as an output": "np.add({source}, {source}, out={target})",
}
TWO = {
    "added": "{target} + {source}",
    "chosen": "np.where({target} > 0, {source}, {target})",
    "walked": "np.broadcast({target}, {source})",
}


def what_numpy_says(line: str, **arrays: np.ndarray) -> str:
    """The message of the exception that a line raises; "" where it raises none."""
    try:
        exec(line, {"np": np}, {name: value.copy() for name, value in arrays.items()})  # noqa: S102
    except ValueError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("form", [*ONE_WAY.values(), *TWO.values()], ids=[*ONE_WAY, *TWO])
def test_what_is_said_of_shapes_that_do_not_fit_is_true(form):
    """Whatever numpy refuses: that they do not fit, and that they would, is so when it is tried."""
    one_way, told = form in ONE_WAY.values(), 0
    for (target, one), (source, other) in itertools.permutations(ARRAYS.items(), 2):
        message = what_numpy_says(form.format(target="one", source="other"), one=one, other=other)
        if not message or "broadcast" not in message:
            continue
        said, case = explained(ErrorInfo("ValueError", message)), (target, source)
        told += bool(said)
        if "do not fit together" in said:
            assert what_numpy_says("one + other", one=one, other=other), case
        else:
            assert not said or (one_way and "does not fit into" in said), (case, said)
        ways = [(one, other.T)] + [(one.T, other)] * (not one_way)
        if "transposed" in said:
            line = form.format(target="one", source="other")
            assert not all(what_numpy_says(line, one=a, other=b) for a, b in ways), (case, said)
        if "As a column" in said:
            a, b = (each[:, None] if each.ndim == 1 else each for each in (one, other))
            assert not what_numpy_says("one + other", one=a, other=b), case
    assert told


FACTORS = [np.ones(n) for n in ((5,), (3,), (5, 3), (3, 4), (5, 4), (4, 5), (5, 5), (4, 1))]
FACTORS += [np.ones(n) for n in ((3, 4, 6), (5, 4, 6), (6, 3, 4), (1, 5, 4), (2, 5, 3), (4, 5, 3))]


@pytest.mark.parametrize("form", ["one @ other", "np.dot(one, other)", "np.inner(one, other)"])
def test_what_is_said_of_factors_that_do_not_line_up_is_true(form):
    """Which axes meet, and each way to make them line up, as numpy has it."""
    told = set()
    for one, other in itertools.product(FACTORS, repeat=2):
        message = what_numpy_says(form, one=one, other=other)
        shapes = {"one": str(one.shape), "other": str(other.shape)}
        if not message or "core dimension 1" in message or "could not be" in message:
            continue
        said = explained(ErrorInfo("ValueError", message, line=f"z = {form}", shapes=shapes))
        meet = other.shape[-1] if "inner" in form else other.shape[-2:][0]
        names = {3: "n_x", 5: "n_a", 2: "n_y", 4: "m", 6: "T_x", 1: "1"}
        case = (one.shape, other.shape, said)
        assert f"{one.shape} and {other.shape} do not line up" in said, case
        assert f"{names[one.shape[-1]]} meets {names[meet]}." in said, case
        ways = {
            "`one` transposed": (one.T, other),
            "needs its transpose": (one.T, other),
            "`other` transposed": (one, other.T),
            "other order": (other, one),
            "of the first factor's last axis": (one[..., 0], other),
            "of the second factor's last axis": (one, other[..., 0]),
        }
        for words, (a, b) in ways.items():
            if words in said:
                told.add(words)
                assert not what_numpy_says(form, one=a, other=b), case
    assert told or "inner" in form


NAMED = {
    "dz": (5, 4), "da_prev": (5, 4), "da_next": (5, 4), "a_next": (5, 4), "a0": (5, 4), "s": (4,),
    "xt": (3, 4), "Wax": (5, 3), "Waa": (5, 5), "ba": (5, 1),
}  # fmt: skip


@pytest.mark.parametrize(
    ("line", "factor"),
    [
        ("da_prev = np.dot(dz, Waa)", "dz"),  # the target has its shape as well
        ("da_prev = np.dot((1 - a_next**2) * da_next, Waa)", "(1 - a_next**2) * da_next"),
        ("a_next = np.dot(a0, p['Waa'])", "a0"),
        ("dWax = dz * s @ xt", "xt"),  # `*` binds as `@` does, from the left
        ("dWax = (dz + ba) * s @ xt + np.dot(dz, xt.T)", "xt"),
        ("dxt, dba = np.tanh(dz).dot(Wax), np.sum(dz, axis=1)", "np.tanh(dz)"),
        ("z = Wax.T @ xt", "Wax.T"),
        ("if np.matmul(-dz, Waa).any():", "-dz"),
        ("z = Wax @ xt @ ba", "Wax @ xt"),
        ("z = np.dot(np.dot(Waa, dz), a0)", ""),
        ("dz, da_prev = np.dot(dz, Waa), np.dot(a_next, Waa)", "the first factor"),  # which?
        ("z = np.dot(dz, Waa", "the first factor"),  # goes on in another line
    ],
)
def test_the_factor_to_transpose_is_named_as_it_is_written(line, factor):
    """None of what else stands in the line; and with it transposed the line runs."""
    arrays = {name: np.ones(of) for name, of in NAMED.items()} | {"p": {"Waa": np.ones((5, 5))}}
    run = line + " pass" * line.endswith(":") + ")" * (line.count("(") - line.count(")"))

    def tried(line: str) -> str:
        with pytest.raises(ValueError, match=r".") as raised:
            exec(line, {"np": np} | arrays)  # noqa: S102
        return str(raised.value)

    shapes = {name: str(of) for name, of in NAMED.items()}
    said = explained(ErrorInfo("ValueError", tried(run), line=line, shapes=shapes))
    named = factor if factor.startswith("the ") else f"`{factor}`"
    assert (f"With {named} transposed, the two would line up." in said) is bool(factor)
    if named != factor and factor:
        exec(run.replace(factor, f"({factor}).T", 1), {"np": np} | arrays)  # noqa: S102


def test_a_length_that_is_no_size_stays_a_number():
    """Ten rows are twice n_a here, and T_x + m as well."""
    message = "could not broadcast input array from shape (10,4) into shape (5,4)"
    assert "shape (10, 4), that is (10, m)," in explained(ErrorInfo("ValueError", message))


def test_a_name_that_the_exercise_has_is_not_said_to_be_the_students():
    """They may have called their argument otherwise, or ask for it in a helper."""
    error = ErrorInfo("NameError", "name 'x' is not defined", "helper", 1, "return x")
    assert "in the exercise, `x` is an argument of `sequence`." in explained(error)


WHOLE = {"Wax": "(5, 3)", "x": "(3, 4, 6)"}
STACKED = MATMUL.replace("5 is", "4 is")


@pytest.mark.parametrize(
    ("message", "line"),
    [
        (STACKED, "z = Wax @ x"),
        ("shapes (5,3) and (3,4,6) not aligned: 3 (dim 1) != 4 (dim 1)", "z = np.dot(Wax, x)"),
    ],
)
def test_the_whole_sequence_in_the_place_of_one_step(message, line):
    """It is the last axis but one that counts, and the time axis that is too much."""
    said = explained(ErrorInfo("ValueError", message, line=line, shapes=WHOLE))
    assert "(5, 3) and (3, 4, 6) do not line up in a matrix product: n_x meets m." in said
    assert "In a second factor with 3 axes it is the last but one" in said
    assert "With one entry of the second factor's last axis, T_x, the two would line up." in said


def test_of_two_kinds_of_products_in_a_line_none_is_picked():
    """`np.inner` tells the second shape turned round; which of the two failed is not known."""
    message = "shapes (5,3) and (5,4) not aligned: 3 (dim 1) != 5 (dim 0)"
    line = "z = np.inner(Wax, dz) + np.dot(Wax, dz)"
    said = explained(ErrorInfo("ValueError", message, line=line, shapes=SHAPES))
    assert "line up" not in said
    assert "the last but one" in said


@pytest.mark.parametrize("line", ["z = w['Wax'] @ x", "z = Wax @ x[:, :, t]", "z = f(Wax) @ x.T"])
def test_of_factors_that_are_not_known_nothing_is_said(line):
    """Only what numpy asks for, which is true of stacks as well."""
    said = explained(ErrorInfo("ValueError", STACKED, line=line, shapes=WHOLE))
    assert "(3, 4, 6)" not in said
    assert "the last but one" in said


def test_a_leading_axis_that_numpy_leaves_out_is_not_forgotten():
    """In its message an array of shape (1, 5, 4) has two axes; it has three when transposed."""
    message = what_numpy_says("one[:] = other", one=np.ones((4, 5)), other=np.ones((1, 5, 4)))
    shapes = {"one": "(4, 5)", "other": "(1, 5, 4)"}
    error = ErrorInfo("ValueError", message, line="one[:] = other", shapes=shapes)
    assert "(5, 4)" in explained(error)
    assert "ransposed" not in explained(error)


@pytest.mark.parametrize("put", ["flat", "row"])
def test_a_flat_array_added_in_place_to_a_column(put):
    """The sum has two axes, and the column does not grow; nothing has to be transposed."""
    message = what_numpy_says("one += other", one=ARRAYS["column"], other=ARRAYS[put])
    said = explained(ErrorInfo("ValueError", message))
    assert "(5, 5), that is (n_a, n_a), does not fit into one of shape (5, 1)" in said
    assert "transposed" not in said
    assert "`keepdims=True`" in said


def test_an_error_of_some_sizes_alone_says_of_which():
    """When only one step, or only different sizes raise, that is a hint of its own."""
    error = ErrorInfo("ZeroDivisionError", "division by zero")
    fine = Observation("returned", {"dx": 1, "dWax": 1})
    assert "it raises only where T_x = 6." in explained(error, (SIZES | {"T_x": 2}, fine))
    assert explained(error, (SIZES | {"T_x": 2, "m": 3}, fine)) == ""  # which of the two, who knows
    equal = dict.fromkeys(SIZES, 4)
    said = explained(error, (equal, fine))
    assert said == "Where all sizes are equal there is no error, and the numbers are right."


@pytest.mark.parametrize("message", ["", "(", "shapes () and () not aligned: 0 != 0", "9" * 2000])
@pytest.mark.parametrize(
    "type_name", ["ValueError", "KeyError", "NameError", "IndexError", "TypeError", "Odd"]
)
def test_any_message_is_only_text(type_name, message):
    """An error of the student's own making breaks nothing, whatever it says."""
    explained(ErrorInfo(type_name, message, line="x @ (", shapes={"x": "(", "y": "()"}))
    explained(ErrorInfo(type_name, f"broadcast {message} (9,) (1"))
