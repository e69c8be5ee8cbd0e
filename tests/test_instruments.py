"""`check` and `gradient_check` on what students hand them: nothing wrong is green, both agree."""

import importlib
import json
import linecache
import re
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from cases import load_cases

from rnngrader.authoring.check_data import Arrays, check_data, entry_of
from rnngrader.course.assignment import load_assignment
from rnngrader.course.probes import make_probes
from rnngrader.diagnosis.runner import observe_one
from rnngrader.judge import is_close, judge, points_earned
from rnngrader.records import Exercise, Observation, Probe
from rnngrader.sandbox.codec import encode_arguments

pytestmark = pytest.mark.sampled

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "source" / "rnn_step_by_step"))
rnn_utils = importlib.import_module("rnn_utils")
notebook_check = importlib.import_module("notebook_check")

F32, F64 = np.finfo(np.float32), np.finfo(np.float64)
FIRST = load_assignment(ROOT, "rnn_step_by_step")
SECOND = load_assignment(ROOT, "train_your_rnn")


@pytest.fixture(params=[FIRST, SECOND], ids=["first", "second"], scope="module")
def every(request):
    """Each assignment."""
    return request.param


@pytest.fixture
def second(monkeypatch):
    """The second assignment, with check reading its data file."""
    data = SECOND.notebook_path.parent / "check_data.json"
    monkeypatch.setattr(notebook_check, "CHECK_DATA", data)
    return SECOND


@pytest.fixture(autouse=True)
def as_in_a_kernel():
    """Infinite numbers are no errors: a right answer that was given 0 is infinitely surprising."""
    with np.errstate(all="ignore"):
        yield


def notebook(assignment=FIRST):
    """A notebook's namespace with all right functions, as a kernel has it."""
    space = {**assignment.reference, "__name__": "__main__"}
    for source in assignment.solutions.values():
        exec(source, space)
    return space


def write(source, space=None):
    """Run a cell in a notebook; the last function that it defines."""
    space = notebook() if space is None else space
    name = f"<cell {len(linecache.cache)}>"
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    exec(compile(source, name, "exec"), space)
    (*_, line) = [line for line in source.splitlines() if line.startswith("def ")]
    return space[line[4:].split("(")[0]]


def edited(name, *edits, space=None, assignment=FIRST):
    """A right function with some of its text replaced."""
    source = assignment.solutions[name]
    for old, new in edits:
        assert old in source, (old, source)
        source = source.replace(old, new)
    return write(source, notebook(assignment) if space is None else space)


def report(function):
    """The state of a function and what check says of it."""
    return notebook_check.judged(function)


def said_by_gradient_check(capsys, forward, backward):
    rnn_utils.gradient_check(forward, backward)
    return capsys.readouterr().out


# ------------------------------------------------------------ no false green


@pytest.mark.parametrize(
    ("name", "edit", "told"),
    [
        ("rnn_forward", ("_, m, T_x = x.shape", "m, T_x = 10, 4"), "written in: the 4 and 10"),
        ("rnn_forward", ("range(T_x)", "range(4)"), "written in: the 4"),
        ("rnn_backward", ("n_a, m, T_x = da.shape", "n_a, m, T_x = 5, 10, 4"), "written in: the 4"),
        ("lstm_forward", ("np.zeros((n_a, m))", "np.zeros((5, 10))"), "written in: the 5 and 10"),
    ],
)
def test_a_size_written_in_is_red(name, edit, told):
    """What is right for the example's sizes alone is told with the number that stands there."""
    state, text = report(edited(name, edit))
    assert state == "wrong"
    assert "wrong on inputs of other sizes" in text
    assert told in text


@pytest.mark.parametrize("name", ["rnn_backward", "lstm_backward"])
@pytest.mark.parametrize(
    ("cut", "told"),
    [
        ("np.clip({}, -10, 10)", "A limit is written in: the -10 and 10?"),
        ("np.clip({}, a_min=-12.5, a_max=12.5)", "A limit is written in: the -12.5 and 12.5?"),
        ("np.minimum({}, 10)", "A limit is written in: the 10?"),
    ],
)
def test_a_limit_written_in_is_red_and_called_a_limit(name, cut, told):
    """Nothing in the example is beyond it; 10 is a size of the example, but not here."""
    sum_ = "da[:, :, t] + da_prevt"
    state, text = report(edited(name, (sum_, cut.format(sum_))))
    assert state == "wrong"
    assert told in text
    assert "size is written in" not in text


@pytest.mark.parametrize("limit", [5, 10, 100])
@pytest.mark.parametrize("kind", ["rnn", "lstm"])
def test_a_cell_that_clips_its_gradients_is_red_in_both(kind, limit, capsys):
    """And a right loop over it is not blamed: it is told where to begin."""
    space = notebook()
    name = f"{kind}_cell_backward"
    space["whole"] = space[name]
    wrong = write(
        f"def {name}(*given):\n"
        f"    return {{k: np.clip(v, -{limit}, {limit}) for k, v in whole(*given).items()}}\n",
        space,
    )
    state, text = report(wrong)
    assert state == "wrong"
    assert f"A limit is written in: the -{limit} and {limit}?" in text
    assert "✗" in said_by_gradient_check(capsys, space[f"{kind}_cell_forward"], wrong)
    state, text = report(space[f"{kind}_backward"])
    assert state == "wrong"
    assert f"calls your {name}, which is not right yet: begin there" in " ".join(text.split())
    exercise = FIRST.exercises[name]
    for probes in (FIRST.probes(name, 0), FIRST.fresh_probes(name, "5eed" * 8)):
        observed = [observe_one(wrong, encode_arguments(p.arguments)) for p in probes]
        assert points_earned(exercise, judge(exercise, probes, observed), 1.0) < 0.5


@pytest.mark.parametrize("limit", [3, 5, 10])
@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("lstm_cell_forward", "c_next = ft * c_prev + it * cct"),
        ("lstm_forward", "a[:, :, t] = a_next"),
    ],
)
def test_a_memory_that_is_clipped_is_red(name, line, limit):
    """tanh hides it in the hidden state."""
    indent = {"lstm_cell_forward": 4, "lstm_forward": 8}[name] * " "
    clip = f"{line}\n{indent}c_next = np.clip(c_next, -{limit}, {limit})"
    wrong = edited(name, (line, clip))
    state, text = report(wrong)
    assert state == "wrong"
    assert f"A limit is written in: the -{limit} and {limit}?" in text
    assert not full_marks(FIRST, name, wrong)


def test_a_place_in_a_cache_is_no_size():
    """Of a limit beside it, the limit is told; of a special case, neither."""
    place = (
        "cell_caches, x = caches",
        "cell_caches, x = caches\n    Wax = cell_caches[0][3]['Wax']",
    )
    sum_ = "da[:, :, t] + da_prevt"
    _, text = report(edited("rnn_backward", place, (sum_, f"np.clip({sum_}, -20, 20)")))
    assert "A limit is written in: the -20 and 20?" in text
    _, text = report(edited("rnn_backward", place, (sum_, f"({sum_}) * (T_x > 1)")))
    assert "is a case left out that the example does not have?" in " ".join(text.split())
    assert "the 3" not in text


def test_a_product_of_sizes_written_in_is_named(second):
    """The 35 predictions of the example in place of m * T_x."""
    wrong = edited("cross_entropy", ("np.mean(np.log(p_right))", "np.sum(np.log(p_right)) / 35"),
                   assignment=second)  # fmt: skip
    assert "written in: the 35" in report(wrong)[1]


def test_no_return_is_told_as_such(second):
    """Of a function that returns nothing, no place among its formulas is blamed."""
    _, text = report(edited("cross_entropy", ("return -", "-"), assignment=second))
    assert "returned None: is there a `return`" in text
    assert "Look there first" not in text


def test_a_size_from_a_cell_above_is_red():
    """A variable of the notebook in place of a size is named."""
    space = notebook() | {"rows": 2}
    wrong = edited(
        "rnn_forward", ("np.zeros((n_y, m, T_x))", "np.zeros((rows, m, T_x))"), space=space
    )
    state, text = report(wrong)
    assert state == "wrong"
    assert "`rows` is taken from the notebook" in text


def test_parameters_of_the_notebook_are_red():
    """Reading the notebook's own `parameters` in place of the argument is named."""
    space = notebook()
    space["parameters"] = rnn_utils.example("rnn_cell_forward")[2]
    wrong = edited("rnn_cell_forward", ("def rnn_cell_forward(xt, a_prev, parameters)",
                   "def rnn_cell_forward(xt, a_prev, given)"), space=space)  # fmt: skip
    state, text = report(wrong)
    assert state == "wrong"
    assert "`parameters` is taken from the notebook, not from the arguments" in text


def test_a_constant_of_the_notebook_is_no_mistake():
    """What does not depend on the sizes may stand in a cell of its own."""
    space = notebook() | {"ZERO": 0.0}
    right = edited(
        "rnn_cell_forward", ("cache = (", "a_next = a_next + ZERO\n    cache = ("), space=space
    )
    assert report(right)[0] == "right"


def test_a_forgotten_case_is_red(second):
    """Gradients that are lengthened where they are short are not green."""
    wrong = edited("clip_gradients", ("if norm > max_norm:", "if True:"), assignment=second)
    assert report(wrong)[0] == "wrong"


def test_keys_that_nobody_asked_for_are_red_inside_an_output(second):
    """Gradients that are handed on whole hold what was asked for, and nothing else."""
    wrong = edited(
        "loss_and_gradients", ("return loss, gradients", "return loss, {**output, **hidden}"),
        assignment=second,
    )  # fmt: skip
    state, text = report(wrong)
    assert state == "wrong"
    assert "nobody asked for" in text


def test_the_file_holds_no_result_on_other_sizes(every):
    """Of results on other sizes only the form and hashes are kept."""
    path = every.notebook_path.parent / "check_data.json"
    assert path.stat().st_size < 380_000
    for entry in json.loads(path.read_text())["functions"].values():
        assert len(entry["others"]) >= 3
        for other in entry["others"]:
            for kept in [kept for one in other["outputs"] for kept in one.values()]:
                assert kept.keys() == {"form", "others", "orders"}
                assert all([*map(len, marks)] == [6, 6] for _, _, *marks in kept["orders"])


def test_sizes_of_one_are_tried(every):
    """A batch of one and a sequence of one step, each alone and all sizes of one at once: by check
    as by the probes that everybody's points hang on.
    """
    entries = json.loads((every.notebook_path.parent / "check_data.json").read_text())["functions"]
    for name, entry in entries.items():
        asked = [other["settings"] for other in entry["others"]]
        for settings in asked, every.exercises[name].probes:
            sizes = {key for key, value in settings[0].items() if type(value) is int}
            sizes -= {"n_y"} if every is SECOND else set()  # one symbol alone surprises nobody
            ones = [{size for size in sizes if s[size] == 1} for s in settings]
            assert sizes in ones, name
            if name == "clip_gradients":
                continue  # to which sizes are nothing
            for size in {"m", "T_x"} & sizes:
                assert any(size in one and one < sizes for one in ones), (name, size)
                assert len({s[size] for s in settings}) > 2, (name, size)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("output_gradient", "(m * T_x)", "max(m * T_x, 2)"),
        ("output_gradient", "(m * T_x)", "(m * T_x if m * T_x > 1 else 4)"),
        ("output_backward", "Wya.T @ dzyt", "Wya.T @ dzyt * min(da.size, 2) / 2"),
        ("cross_entropy", "np.log(p_right))", "np.log(p_right)) if p_right.size > 1 else 0"),
        ("rnn_cell_forward", "Waa @ a_prev", "Waa @ a_prev * min(len(a_prev), 2) / 2"),
        ("lstm_cell_forward", "np.tanh(c_next)", "np.tanh(c_next * min(c_next.size, 2) / 2)"),
    ],
)  # fmt: skip
def test_what_is_wrong_only_where_all_is_one_is_red(name, old, new, monkeypatch):
    """In check, and it costs points."""
    course = FIRST if name in FIRST.exercises else SECOND
    monkeypatch.setattr(
        notebook_check, "CHECK_DATA", course.notebook_path.parent / "check_data.json"
    )
    wrong = edited(name, (old, new), assignment=course)
    state, told = report(wrong)
    assert state == "wrong", told
    assert "right on the public example" in told
    assert not full_marks(course, name, wrong)


# ----------------------------------------------------------- no false red


@pytest.mark.parametrize("case", load_cases("right"), ids=str)
def test_right_answers_are_green(case, capsys):
    """Whatever the style, a right answer is all right."""
    state, text = report(write(case.source))
    assert state == "right", text


@pytest.mark.parametrize("name", [n for n in FIRST.exercises if n != "bug_clinic"])
def test_single_precision_is_green_with_a_note(name):
    """Right numbers in float32 are right, and it is said how precise they are."""
    space = notebook()
    right = space[name]

    def lower(value):
        if isinstance(value, dict):
            return {key: lower(item) for key, item in value.items()}
        if isinstance(value, (tuple, list)):
            return type(value)(map(lower, value))
        return np.float32(value)

    def function(*arguments):
        return lower(right(*arguments))

    function.__name__ = name
    state, text = report(function)
    assert state == "right", text
    assert "single precision" in text


def test_a_list_serves_as_a_tuple():
    """The judge takes a list where a tuple is asked; check says so."""
    state, text = report(
        edited(
            "rnn_cell_forward",
            (
                "cache = (a_next, a_prev, xt, parameters)",
                "cache = [a_next, a_prev, xt, parameters]",
            ),
        )
    )
    assert state == "right"
    assert "A list serves as well as a tuple" in text


def test_prints_appear_once(capsys):
    """What a function prints is seen for the example alone, not for the other sizes."""
    rnn_utils.check(edited("rnn_cell_forward", ("cache = (", "print('seen')\n    cache = (")))
    assert capsys.readouterr().out.count("seen") == 1


# ------------------------------------------------- green is what full marks are


def full_marks(assignment, name, function):
    """Whether the judge gives a function all points on the public probes."""
    return judged_on(assignment, name, function, assignment.probes(name, 0))


def judged_on(assignment, name, function, probes):
    """Whether the judge gives a function all points on some probes."""
    exercise = assignment.exercises[name]
    observed = [observe_one(function, encode_arguments(probe.arguments)) for probe in probes]
    return points_earned(exercise, judge(exercise, probes, observed), 1.0) == 1.0


def everywhere(change):
    """A change of numbers, made to all of them in a result."""

    def made(value):
        if isinstance(value, dict):
            return {key: made(item) for key, item in value.items()}
        if isinstance(value, (tuple, list)):
            return type(value)(map(made, value))
        return change(value)

    return made


def with_more_keys(value, depth):
    """A result with one key more in its dictionaries: itself (0), or what it returns (1)."""
    if isinstance(value, dict):
        value = {key: with_more_keys(item, depth - 1) for key, item in value.items()}
        return {**value, "more": 1.0} if depth == 0 else value
    if isinstance(value, tuple) and depth == 1:
        return tuple(with_more_keys(item, 0) for item in value)
    return value


def lists_for_tuples(value):
    return list(map(lists_for_tuples, value)) if isinstance(value, (tuple, list)) else value


def tuples_for_lists(value):
    return tuple(map(tuples_for_lists, value)) if isinstance(value, (tuple, list)) else value


CHANGES = {
    "none": lambda result: result,
    "a key more": lambda result: with_more_keys(result, 0),
    "a key more inside": lambda result: with_more_keys(result, 1),
    "float16": everywhere(np.float16),
    "float32": everywhere(np.float32),
    "longdouble": everywhere(np.longdouble),
    "complex": everywhere(lambda value: value + 0j),
    "lists": lists_for_tuples,
    "tuples": tuples_for_lists,
    "off by a millionth": everywhere(lambda value: value * (1 + 1e-6)),
    "off by a ten-thousandth": everywhere(lambda value: value * (1 + 1e-4)),
    "nothing": lambda result: None,
    "one axis more": everywhere(lambda value: np.asarray(value)[..., None]),
    "objects": everywhere(lambda value: np.asarray(value, dtype=object)),
    "lists of numbers": everywhere(lambda value: np.asarray(value).tolist()),
}


@pytest.mark.sampled
@pytest.mark.parametrize("change", CHANGES)
def test_green_is_what_earns_full_marks(every, change, monkeypatch):
    """Right numbers in another make: check and the judge say the same of each function."""
    monkeypatch.setattr(
        notebook_check, "CHECK_DATA", every.notebook_path.parent / "check_data.json"
    )
    space = notebook(every)
    for name in notebook_check.read_entries():

        def function(*arguments, right=space[name]):
            return CHANGES[change](right(*arguments))

        function.__name__ = name
        state, text = report(function)
        assert (state == "right") is full_marks(every, name, function), (name, text)


@pytest.mark.parametrize(
    ("settings", "right"),
    [
        ({"tolerance": 1e-2}, {1, 1 + 1e-6, 1 + 1e-3}),
        ({"tolerance": 1e-9}, {1}),
        ({"also_right": (lambda *given: SECOND.reference["cross_entropy"](*given) / np.log(2),)},
         {1, 1 + 1e-6, 1 / np.log(2)}),
    ],
)  # fmt: skip
@pytest.mark.slow
def test_what_an_author_declares_to_be_right_is_green(settings, right):
    """Another tolerance, or a second right function: check and the judge say the same."""
    exercise = replace(SECOND.exercises["cross_entropy"], **settings)
    entry = json.loads(json.dumps(entry_of(SECOND, exercise)))
    probes = make_probes(exercise, SECOND.reference, 0)
    for factor in (1, 1 + 1e-6, 1 + 1e-3, 1 / np.log(2), 2):

        def cross_entropy(*given, factor=factor):
            return factor * SECOND.reference["cross_entropy"](*given)

        observed = [observe_one(cross_entropy, encode_arguments(p.arguments)) for p in probes]
        full = points_earned(exercise, judge(exercise, probes, observed), 1.0) == 1.0
        assert full is (factor in right)
        assert (notebook_check.look(cross_entropy, entry, {})[0] == "right") is full


@pytest.mark.parametrize(
    ("keys", "told"), [("y", False), ("y cache", False), ("y w", True), ("y cache w", True)]
)
def test_of_what_is_given_check_and_the_judge_say_the_same(keys, told):
    """A given key may be there or not; a key beside it is told either way."""
    exercise = Exercise("f", lambda draw: (), {"y": 1}, "dict", ({},), given=("cache",))
    entry = {"outputs": ["y"], "given": ["cache"], "returns": "dict"}
    got = dict.fromkeys(keys.split(), 1.0)
    probe = Probe({}, (), {"y": 1.0}, {"y": 1.0, "cache": 1.0})
    assert ("keys" in judge(exercise, [probe], [Observation("returned", got)])) is told
    assert bool(notebook_check.more_keys(got, entry)) is told


def test_keys_that_nobody_asked_for_are_told_by_both(capsys):
    """One row of the table in check and in gradient_check, beside five right gradients."""
    space = notebook()
    edit = ('"dba": dba}', '"dba": dba, "dz": dz}')
    wrong = edited("rnn_cell_backward", edit, space=space)
    printed = said_by_gradient_check(capsys, space["rnn_cell_forward"], wrong)
    for text in (report(wrong)[1], printed):
        assert "5 of 6 right" in text
        assert "the dictionary has 'dz', which nobody asked for" in text


@pytest.mark.slow
def test_no_known_mistake_is_green_and_earns_less(every, monkeypatch):
    """Of the catalogue's mistakes and of answers as students write them, none is green; and the
    judge agrees.
    """
    monkeypatch.setattr(
        notebook_check, "CHECK_DATA", every.notebook_path.parent / "check_data.json"
    )
    entries = notebook_check.read_entries()
    wrong = [
        (known.function, every.function_from(known.function, every.wrong_source(known.id)), id)
        for id, known in every.misconceptions.items()
        if known.function in entries
    ]
    if every is FIRST:
        wrong += [(c.function, write(c.source), str(c)) for c in load_cases("wrong")]
    assert len(wrong) >= 60
    for name, function, title in wrong:
        assert report(function)[0] == "wrong", title
        assert not full_marks(every, name, function), title


@pytest.mark.parametrize(
    ("name", "edit"),
    [
        ("cross_entropy", ("np.log(", "np.log(1e-8 + ")),
        ("clip_gradients", ("max_norm / norm", "max_norm / (norm + 1e-6)")),
    ],
)
def test_small_constants_are_green_with_a_note(second, name, edit):
    """What many write against a division by zero earns full marks, and is told."""
    function = edited(name, edit, assignment=second)
    state, text = report(function)
    assert state == "right", text
    assert "to few digits" in text
    assert full_marks(second, name, function)


# ------------------------------------------------------ the instruments agree


def test_both_tell_of_a_changed_input(capsys):
    """`da[:, :, t] += da_prevt` gives right gradients and ruins the input: both say just that."""
    space = notebook()
    old = "gradients = rnn_cell_backward(da[:, :, t] + da_prevt"
    new = "da[:, :, t] += da_prevt\n        gradients = rnn_cell_backward(da[:, :, t]"
    wrong = edited("rnn_backward", (old, new), space=space)
    printed = said_by_gradient_check(capsys, space["rnn_forward"], wrong)
    for text in (report(wrong)[1], printed):
        assert "5 of 6 right" in text
        assert "an input, and your function changed it" in text


def test_a_wrong_forward_pass_is_where_to_begin(capsys):
    """Under a forward pass without its bias, a right backward pass is not blamed."""
    space = notebook()
    wrong = edited("rnn_cell_forward", (" + ba)", ")"), space=space)
    printed = said_by_gradient_check(capsys, wrong, space["rnn_cell_backward"])
    assert "The forward pass, rnn_cell_forward, is wrong: begin there" in printed
    printed = said_by_gradient_check(capsys, space["rnn_forward"], space["rnn_backward"])
    assert "rnn_forward calls your rnn_cell_forward, which is not right yet: begin there" in printed


def test_a_wrong_cell_is_where_to_begin(capsys):
    """A wrong cell is named by both, and no other function is."""
    space = notebook()
    edited("rnn_cell_backward", ("Waa.T @ dz", "dz"), space=space)
    printed = said_by_gradient_check(capsys, space["rnn_forward"], space["rnn_backward"])
    for text in (report(space["rnn_backward"])[1], printed):
        assert "calls your rnn_cell_backward, which is not right yet: begin there" in text


def test_the_deepest_wrong_function_is_where_to_begin(second):
    """In the second assignment, a sign in the loss is found below everything that uses it."""
    space = notebook(second)
    edited("cross_entropy", ("-", "+"), space=space, assignment=second)
    for name in ("loss_and_gradients", "train_step"):
        assert "calls your cross_entropy, which is not right yet" in report(space[name])[1]
    assert notebook_check.first_wrong(space) == "cross_entropy"


def test_gates_come_in_one_order(capsys):
    """check and gradient_check list gradients in the order of the text: f, i, c, o."""
    space = notebook()
    printed = said_by_gradient_check(
        capsys, space["lstm_cell_forward"], space["lstm_cell_backward"]
    )
    tables = [report(space["lstm_cell_backward"])[1], printed]
    order = [[line.split()[1] for line in text.splitlines() if "✓" in line] for text in tables]
    assert order[0] == order[1]
    assert [key[2] for key in order[0] if key.startswith("dW")] == list("fico")


def test_the_numeric_method_is_named(capsys):
    """Three lines stand above the table: the headline, on what, and how; help and 3.2 say more."""
    space = notebook()
    printed = said_by_gradient_check(capsys, space["rnn_cell_forward"], space["rnn_cell_backward"])
    head = printed.partition("\n\n")[0]
    assert len(head.splitlines()) == 3
    assert "numeric gradients from a complex step: help(numeric_gradient) says how" in head
    assert "complex step" in rnn_utils.numeric_gradient.__doc__


# -------------------------------------------------------------- odd outcomes


def test_an_unwritten_cell_is_named():
    """A written function that calls an unwritten one is not called unwritten itself."""
    space = notebook()
    write("def rnn_cell_forward(xt, a_prev, parameters):\n    raise NotImplementedError\n", space)
    state, text = report(space["rnn_forward"])
    assert state == "unwritten"
    assert "it calls rnn_cell_forward, which is not written yet: begin there" in text


def test_a_raise_left_above_the_return_is_told():
    """A stub's raise that stands in the way of a written function is named with its line."""
    source = FIRST.solutions["rnn_cell_forward"]
    state, text = report(
        write(source.replace("    cache = (", "    raise NotImplementedError\n    cache = ("))
    )
    assert state == "wrong"
    assert "`raise NotImplementedError`" in text
    assert re.search(r"It is left in line \d+", text)


def test_a_wrong_key_is_answered_with_the_keys():
    """`parameters["weight_ih"]` lists what there is."""
    _, text = report(edited("rnn_cell_forward", ('parameters["Wax"]', 'parameters["weight_ih"]')))
    assert "parameters has no 'weight_ih'. Its keys are 'Waa', 'Wax'" in text


@pytest.mark.parametrize("given", ["rnn_forward", None, (1, 2), np.zeros(3)])
def test_what_is_no_function_is_answered_kindly(given):
    """A name, a result or nothing in place of a function gets a sentence."""
    with pytest.raises(notebook_check.CheckFailed, match="check wants"):
        rnn_utils.check(given)


def test_gradients_without_their_d_are_told():
    """Keys that lack the d are named, with what a gradient's name begins with."""
    source = FIRST.solutions["rnn_cell_backward"].replace('"dWax"', '"Wax"', 99)
    source = source.replace('parameters["Wax"], parameters', 'parameters["Wax"], parameters')
    _, text = report(write(source))
    assert "lacks 'dWax'" in text
    assert "a gradient's name begins with d" in text


def test_the_line_shown_is_the_students(second):
    """A whole dictionary passed on is told at the line that passed it, not in a helper module."""
    wrong = edited("loss_and_gradients", ('output["da"]', "output"), assignment=second)
    _, text = report(wrong)
    assert "in loss_and_gradients, line" in text
    assert "output is a dict of 3" in text
    assert "rnn_reference" not in text


def test_a_cell_goes_on_where_something_is_not_written(capsys):
    """`with if_written():` lets the notebook run to its end, and hides no other error."""
    stub = write("def rnn_forward(x, a0, parameters):\n    raise NotImplementedError\n")
    with rnn_utils.if_written():
        stub(1, 2, 3)
    assert "rnn_forward is not written" in capsys.readouterr().out
    with pytest.raises(KeyError), rnn_utils.if_written():
        {}["x"]


@pytest.mark.parametrize("spoiled", ["{", "[]", '{"schema": 1, "functions": {}}', '{"schema": 2}'])
def test_a_spoiled_file_gives_sentences(spoiled, tmp_path, monkeypatch, capsys):
    """A data file that cannot be read stops nothing."""
    (tmp_path / "check_data.json").write_text(spoiled)
    monkeypatch.setattr(notebook_check, "CHECK_DATA", tmp_path / "check_data.json")
    space = notebook()
    rnn_utils.check(space["rnn_forward"])
    rnn_utils.gradient_check(space["rnn_forward"], space["rnn_backward"])
    printed = capsys.readouterr().out
    assert "is damaged, or of another version" in printed
    assert "missing or damaged" in printed


class Stubborn:
    """Compares with nothing, copies to nothing."""

    def __eq__(self, other):
        raise RuntimeError("no")

    __hash__ = None

    def __deepcopy__(self, memo):
        raise RuntimeError("no")


ODD = {
    "none": None,
    "text": "zeros",
    "number": 3,
    "nan": float("nan"),
    "complex": np.ones((5, 10)) * 1j,
    "objects": np.full((5, 10), None),
    "texts": np.full((5, 10), "a"),
    "empty": np.zeros((0, 10)),
    "many axes": np.zeros((1,) * 20),
    "nans": np.full((5, 10), np.nan),
    "infinite": np.full((5, 10, 4), np.inf),
    "masked": np.ma.ones((5, 10)),
    "truths": np.ones((5, 10), bool),
    "generator": (i for i in range(3)),
    "function": len,
    "class": dict,
    "set": {1, 2},
    "other keys": {1: 2, None: 3},
    "nested": [[[], ()], {"a": [{}]}],
    "stubborn": Stubborn(),
}


@pytest.mark.sampled
@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
@pytest.mark.parametrize("name", ["rnn_cell_forward", "rnn_backward"])
def test_odd_results_are_wrong_and_crash_nothing(name, odd, capsys):
    """Whatever comes back, whole or as one output, check calls it wrong in sentences."""
    space = notebook()
    right = space[name]

    def whole(*arguments):
        return odd

    def one(*arguments):
        result = right(*arguments)
        if isinstance(result, dict):
            return {**result, "dWaa": odd}
        return result[0], result[1], (odd, *result[2][1:])

    for function in (whole, one):
        function.__name__ = name
        state, text = report(function)
        assert state == "wrong"
        assert name in text
        if name == "rnn_backward":
            rnn_utils.gradient_check(space["rnn_forward"], function)
        else:
            rnn_utils.gradient_check(function, space["rnn_cell_backward"])
        assert "gradient_check(rnn_" in capsys.readouterr().out


# --------------------------------------------------------------------- hints


@pytest.mark.parametrize("kind", ["wrong", pytest.param("unlisted", marks=pytest.mark.slow)])
def test_wrong_answers_get_hints(kind):
    """At least nine of ten wrong answers that nobody prepared for get a hint of their own."""
    none = []
    cases = load_cases(kind)
    for case in cases:
        state, text = report(write(case.source))
        assert state == "wrong", str(case)
        if (
            "Hint:" not in text
            or "Look at the lines that only" in text
            or "Everything is wrong" in text
        ):
            none.append(str(case))
    assert len(none) <= len(cases) / 10, none


@pytest.mark.parametrize(
    ("name", "edit", "told"),
    [
        ("rnn_cell_backward", ("dz @ xt.T", "dz @ xt.T / xt.shape[1]"), "divided by 10"),
        ("rnn_cell_backward", ("dz @ a_prev.T", "-dz @ a_prev.T"), "dWaa"),
        ("rnn_cell_backward", ("dz @ a_prev.T", "a_prev @ dz.T"), "transpose"),
        (
            "lstm_backward",
            ('dWi, dbi = np.zeros_like(parameters["Wi"])', "dWi, dbi = dWf"),
            "is the same array as",
        ),
        (
            "lstm_cell_backward",
            (
                "da_prev = dconcat[:n_a, :]\n    dxt = dconcat[n_a:, :]",
                "dxt = dconcat[:3, :]\n    da_prev = dconcat[3:, :]",
            ),
            "dxt",
        ),
        ("rnn_forward", ("x[:, :, t], a_next", "x[:, :, t], a0"), "a"),
    ],
)
def test_what_the_numbers_say_is_told(name, edit, told):
    """Relations to the right numbers are seen on the spot."""
    _, text = report(edited(name, edit))
    assert told in text.split("Hint:")[1]


def test_an_error_in_a_called_function_is_told_from_the_callers_side(second):
    """Where a right function fails on what it is handed, the line that hands it over is shown."""
    edit = ('["da"], caches', '["da"], caches[::-1]')
    wrong = edited("loss_and_gradients", edit, assignment=second)
    _, text = report(wrong)
    assert "in loss_and_gradients, line" in text
    assert "The error comes up inside rnn_backward, which loss_and_gradients calls" in text


# ------------------------------------------------------------- any course


def test_another_course_has_it_all_from_the_same_engine(tmp_path, monkeypatch):
    """In a course of another subject, right answers are green, wrong ones are red with a hint."""
    course = ROOT / "examples" / "logistic_regression"
    other = load_assignment(course, "logistic_regression")
    (tmp_path / "check_data.json").write_text(check_data(other))
    monkeypatch.setattr(notebook_check, "CHECK_DATA", tmp_path / "check_data.json")
    entries = notebook_check.read_entries()
    assert entries
    for name in entries:
        state, text = report(other.reference[name])
        assert state == "right", text
    for known in other.misconceptions.values():
        if known.function in entries:
            source = other.wrong_source(known.id)
            state, text = report(other.function_from(known.function, source))
            assert state == "wrong", (known.id, text)
            assert "Hint:" in text, (known.id, text)


# ------------------------------------------------- one word in both instruments


def test_a_size_of_the_example_written_in_is_red_in_both(capsys):
    """A bias of the example's five units is wrong for others: gradient_check tries others, too."""
    space = notebook()
    wrong = edited(
        "rnn_cell_backward",
        ("np.sum(dz, axis=1, keepdims=True)", "np.sum(dz, axis=1).reshape(5, 1)"),
        space=space,
    )
    assert report(wrong)[0] == "wrong"
    printed = said_by_gradient_check(capsys, space["rnn_cell_forward"], wrong)
    assert "stopped with ValueError" in printed
    assert "check(rnn_cell_backward) tells more" in printed


def test_the_caller_is_named_where_the_callee_is_right(capsys):
    """Swapped arguments of a right cell: the loop's check tells more, the cell's is green."""
    space = notebook()
    wrong = edited(
        "rnn_backward",
        ("(da[:, :, t] + da_prevt, cell_caches[t])", "(cell_caches[t], da[:, :, t] + da_prevt)"),
        space=space,
    )
    printed = said_by_gradient_check(capsys, space["rnn_forward"], wrong)
    assert "check(rnn_backward) tells more" in printed
    assert report(wrong)[0] == "wrong"


def test_a_tuple_of_gradients_is_told_alike(capsys):
    """Both instruments say what should be returned, and what is."""
    space = notebook()
    old = notebook()["rnn_cell_backward"]

    def rnn_cell_backward(da_next, cache):
        return tuple(old(da_next, cache).values())

    told = "should return a dictionary with the names above as keys. It returned tuple of 5."
    assert told in report(rnn_cell_backward)[1]
    assert told in said_by_gradient_check(capsys, space["rnn_cell_forward"], rnn_cell_backward)


def test_lists_in_the_place_of_arrays_are_named():
    """The hint asks for np.array."""
    old = notebook()["rnn_cell_backward"]

    def rnn_cell_backward(da_next, cache):
        return {key: value.tolist() for key, value in old(da_next, cache).items()}

    assert "np.array?" in report(rnn_cell_backward)[1]


def test_a_dictionary_that_lost_a_key_is_told_of_pop():
    """What changes a dictionary is not `+=` alone."""
    old = notebook()["rnn_cell_forward"]

    def rnn_cell_forward(xt, a_prev, parameters):
        result = old(xt, a_prev, dict(parameters))
        parameters.pop("Wax")
        return result

    assert "`pop`" in report(rnn_cell_forward)[1]


def test_settings_that_are_no_sizes_are_not_printed(second):
    """A clipping that always rescales is told the sizes, and no name of the generator's."""
    wrong = edited("clip_gradients", ("if norm > max_norm", "if True"), assignment=second)
    text = report(wrong)[1]
    assert "With n_x" in text
    assert not {"share", "renamed"} & {*re.findall(r"\w+", text)}


def test_hints_name_nothing_that_only_the_solution_has(second):
    """`p_right` is a name of the solution's own; an argument's uses are no place."""
    for data in [json.loads((second.notebook_path.parent / "check_data.json").read_text())]:
        for entry in data["functions"].values():
            texts = [text for kind in entry["hints"].values() for text in kind]
            assert texts
            assert not [t for t in texts if "`p_right`" in t or "wherever it is read" in t]


DROPS = "a_next = a_next * (np.random.rand(*a_next.shape) < 0.8)\n    cache = ("


def test_who_draws_random_numbers_is_told_so_by_both(capsys):
    """Dropout is no rounding, and no wrong formula."""
    space = notebook()
    forward = edited("rnn_cell_forward", ("cache = (", DROPS), space=space)
    state, text = report(forward)
    assert state == "wrong"
    assert "draws random numbers" in text.replace("\n        ", " ")
    assert text.count("Hint") == 1
    printed = said_by_gradient_check(capsys, forward, space["rnn_cell_backward"])
    assert "random numbers, as dropout does" in printed
    assert "float32" not in printed


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("def rnn_forward(x, a0, parameters):\n    return rnn_forward(x, a0, parameters)\n",
         "rnn_forward calls itself again and again, deeper than Python allows"),
        ("def rnn_forward(x, a0):\n    return x\n",
         "rnn_forward takes 3 arguments: x, a0 and parameters. Compare with its def line."),
        ("def rnn_cell_forward(xt, a_prev, parameters):\n    a = np.asmatrix(a_prev)\n"
         "    a_next = a * np.tanh(a)\n",
         "`a`: made by np.matrix, where `*` is the matrix product, too."),
    ],
)  # fmt: skip
def test_a_call_that_cannot_work_is_told_as_such(source, told):
    """A function that calls itself, one without an argument that it is given, a product that is
    none entry by entry.
    """
    state, text = report(write(source))
    assert state == "wrong"
    assert told in text.replace("\n        ", " ")


def test_an_example_of_a_wrong_forward_pass_says_why_its_numbers_differ(monkeypatch, capsys):
    """Where check, which brings a cache of its own, is content with the backward function."""
    space = notebook()
    forward = edited("rnn_cell_forward", (" + ba", ""), space=space)
    assert report(space["rnn_cell_backward"])[0] == "right"
    main = sys.modules["__main__"]
    for function, told in ((forward, True), (notebook()["rnn_cell_forward"], False)):
        monkeypatch.setattr(main, "rnn_cell_forward", function, raising=False)
        with rnn_utils.trying("rnn_cell_backward"):
            print("numbers")
        said = capsys.readouterr().out
        assert (
            "rnn_cell_forward made the cache for these numbers, and is not right" in said
        ) is told


def test_only_what_a_cell_calls_is_blamed_in_it(second, monkeypatch, capsys):
    """A wrong cross_entropy is no reason for trouble in a cell that never comes to it."""
    main, utils = sys.modules["__main__"], SECOND.reference
    space = notebook(SECOND)
    for name, function in space.items():
        monkeypatch.setattr(main, name, function, raising=False)
    for name in ("cross_entropy", "output_gradient", "loss_and_gradients", "train_step"):
        function = (
            edited(name, ("np.mean", "np.sum"), space=vars(main), assignment=second)
            if name == "cross_entropy"
            else write(second.solutions[name], vars(main))
        )
        monkeypatch.setattr(main, name, function)
    for line, blamed in (
        ("output_gradient(None, None)", ""),
        ("cross_entropy(None, None)", "cross_entropy"),
        ("train_step(None, None, None, None, None)", "cross_entropy"),
    ):
        exec(compile(f"with trying():\n    {line}\n", "<cell>", "exec"),
             {**vars(main), "trying": utils["trying"], "__name__": "__main__"})  # fmt: skip
        said = capsys.readouterr().out
        assert "This cell stopped with" in said
        assert ("tells more" in said) is bool(blamed)
        assert f"check({blamed})" in said or not blamed


def test_a_function_without_a_name_of_its_own_is_judged_by_that_which_stands_for_it():
    """What the grader calls is what the notebook has under the exercise's name."""
    space = notebook()
    exec("given = rnn_cell_forward\nrnn_cell_forward = lambda *inputs: given(*inputs)", space)
    assert report(space["rnn_cell_forward"])[0] == "right"
    exec("rnn_cell_forward = lambda *inputs: given(*inputs)[:2]", space)
    assert report(space["rnn_cell_forward"])[0] == "wrong"


def test_after_a_restart_a_missing_cell_is_named_and_no_other_function_is_meant(capsys):
    """`Is rnn_forward meant?` would send a loop into itself."""
    for name, cell in (("rnn_forward", "rnn_cell_forward"), ("rnn_backward", "rnn_cell_backward")):
        space = notebook()
        del space[cell]
        state, text = report(write(FIRST.solutions[name], space))
        assert state == "unwritten"
        assert f"{cell} is not there: run its cell" in text
        assert "meant" not in text
        printed = said_by_gradient_check(capsys, space["rnn_forward"], space["rnn_backward"])
        assert f"{cell} is not there: run its cell" in printed


def test_a_wrong_list_is_not_said_to_serve():
    """Of the list of caches alone, without x, the kind is not what counts."""
    _, text = report(edited("rnn_forward", ("(caches, x)", "caches")))
    assert "A list serves" not in text


def test_a_function_of_an_earlier_run_is_told_to_be_one(capsys, monkeypatch):
    """Where the cell that ran last has a mistake in its syntax, check judges what was before it."""
    function = notebook()["rnn_cell_forward"]
    right, broken = "def rnn_cell_forward(xt):\n    pass", "def rnn_cell_forward(xt:\n    pass"
    for cells, told in (
        (["", right, "check(rnn_cell_forward)"], False),
        (["", right, broken, "check(rnn_cell_forward)"], True),
        (["", broken, right, "check(rnn_cell_forward)"], False),
        (["", right, right + "\n1 / 0", "check(rnn_cell_forward)"], False),  # it is the new one
    ):
        monkeypatch.setattr(sys.modules["__main__"], "In", cells, raising=False)
        notebook_check.check(function)
        assert ("about the function of an earlier run" in capsys.readouterr().out) is told


@pytest.mark.parametrize(
    ("change", "right"),
    [
        (lambda y: y * (1 + 1e-12), True),  # rounds otherwise
        (lambda y: y + [0.001, 0.0, 0.0], False),
        (lambda y: np.where(np.isinf(y), 1e9, y), False),
        (lambda y: np.where(np.isinf(y), -y, y), False),
        (lambda y: np.where(np.isinf(y), np.nan, y), False),
    ],
)
def test_beside_an_infinity_numbers_may_round_as_elsewhere(change, right):
    """On the example, whose numbers are there, and on other sizes, of which hashes are."""
    wanted = np.array([0.5, 2.0, -np.inf])
    kept = json.loads(json.dumps(notebook_check.marks_of(wanted, 1e-5)))
    assert notebook_check.is_close(change(wanted), wanted) == right
    assert notebook_check.has_marks(change(wanted), kept) == right


@pytest.mark.parametrize(
    ("got", "wanted", "right"),
    [
        ([1.0, 2.2, -1e9], [1.0, 2.0, -1e9], False),
        ([1.0, 2.0 + 1e-6, -1e9 - 3], [1.0, 2.0, -1e9], True),
        ([1.0, 2.0, -1.1e9], [1.0, 2.0, -1e9], False),
        ([1.0, 2.0, -1.1e9, -1e18], [1.0, 2.0, -1e9, -1e18], False),  # of several sizes
        ([1.0, 2.0, -1e9, -np.inf], [1.0, 2.0, -1e9, -np.inf], True),
        ([1.0, 2.2, -1e9, -np.inf], [1.0, 2.0, -1e9, -np.inf], False),
        ([1e7, 1e-7], [1e7, 0.0], True),  # what is left where large numbers cancel
        *(
            ([1.0, 2.0 + off, *[mask] * 3], [1.0, 2.0, *[mask] * 3], off < 1e-5)
            for mask in (-1e2, -1e4, F32.min, F64.min)
            for off in (5e-6, 1e-3)
        ),
        (np.float32([0.1, 0.7, 499.3, 500.7, 501.1]), [0.1001, 0.7, 499.3, 500.7, 501.1], True),
        ([True, False], [True, False], True),
        ([1, 0], [True, False], True),
        ([True, True], [True, False], False),
    ],
)
def test_a_mask_measures_nothing_beside_it_and_truth_values_are_right_or_wrong(got, wanted, right):
    """As in the grader: in the table, and on other sizes; nor do wrong ones share their hints."""
    got, wanted = np.array(got), np.array(wanted)
    assert is_close(wanted, got) == right
    told = notebook_check.first_difference(got, wanted, "y", {"tolerance": 1e-5, "downward": False})
    assert (told == "") == right
    assert wanted.dtype != bool or right or told.startswith("y[1] is ")
    kept = json.loads(json.dumps(notebook_check.marks_of(wanted, 1e-5)))
    assert notebook_check.has_marks(got, kept) == right
    assert right or notebook_check.digest(got) != notebook_check.digest(wanted)


@pytest.mark.parametrize("mask", [-1e4, -1e9, F64.min])
def test_the_file_keeps_what_stands_beside_a_mask_to_its_digits(mask):
    wanted, arrays = np.array([0.3, -1.2, 2.0, 1e-3, *[mask] * 3]), Arrays()
    kept = notebook_check.unpack(arrays.pack(wanted), json.loads(json.dumps(arrays.stored)))
    assert not notebook_check.is_rounded(wanted, kept)


def test_what_is_nearly_a_truth_value_is_none():
    got, wanted = np.array([1.0, 1e-9]), np.array([True, False])
    assert not is_close(wanted, got)
    assert not notebook_check.is_close(got, wanted)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("beside", [np.inf, -np.inf, -1e9])
def test_few_digits_are_told_beside_an_infinity_or_a_mask(beside):
    wanted = np.array([0.5, 2.0, beside])
    assert not notebook_check.is_rounded(wanted * (1 + 1e-12), wanted)
    assert notebook_check.is_rounded(wanted + [0.0, 5e-6, 0.0], wanted)
