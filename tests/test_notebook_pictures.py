"""The pictures of the first notebook: drawn from the student's functions, legible everywhere."""

from __future__ import annotations

import base64
import itertools
import linecache
import re
from xml.etree import ElementTree

import numpy as np
import pytest
from first_notebook import SOURCES, module, right_functions, shown, spoil, unwrite

pytestmark = pytest.mark.sampled

rnn_utils, rnn_view = module("rnn_utils"), module("rnn_view")
rnn_draw, rnn_steps = module("rnn_draw"), module("rnn_steps")
rnn_words, rnn_carry = module("rnn_words"), module("rnn_carry")

PICTURES = {
    "hidden_states": ("rnn_forward",),
    "gates": ("lstm_forward",),
    "backward_steps": ("rnn_forward", "rnn_cell_backward"),
    "carried_gradient": ("rnn_forward", "rnn_backward", "lstm_forward", "lstm_backward"),
}


@pytest.fixture
def course():
    """The right functions, fresh for each test."""
    return right_functions()


@pytest.fixture
def pages(monkeypatch):
    """What is displayed."""
    return shown(monkeypatch)


def show(course: dict, picture: str) -> None:
    rnn_utils.show(picture, *(course[name] for name in PICTURES[picture]))


def drawing(page: str) -> ElementTree.Element:
    """The SVG of a page; parsing it says that it is well formed."""
    return ElementTree.fromstring(source(page))


def source(page: str) -> str:
    """The SVG of a page as a text."""
    image = re.search(r'<img src="data:image/svg\+xml;base64,([^"]*)"', page).group(1)
    return base64.b64decode(image).decode()


@pytest.mark.parametrize("picture", PICTURES)
def test_right_functions_are_drawn_without_a_word(picture, course, pages, capsys):
    """Each picture appears, with words for those who cannot see it, and nothing is printed."""
    show(course, picture)
    (page,) = pages
    assert capsys.readouterr().out == ""
    assert len(page["text/plain"].split()) > 5
    assert ("<img" in page["text/html"]) == (picture != "backward_steps")


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_needs_nothing_from_elsewhere_and_no_white_paper(picture, course, pages):
    """Nothing is fetched, text has the page's color, no background is painted."""
    show(course, picture)
    page = pages[0]["text/html"]
    assert set(re.findall(r' src="(.{10})', page)) <= {"data:image"}
    drawn = "" if picture == "backward_steps" else source(page)
    assert "http" not in page + drawn.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"#fff|white(?!-space)", page + drawn)
    assert not drawn or 'fill="currentColor"' in drawn


@pytest.mark.parametrize("picture", ["hidden_states", "gates", "carried_gradient"])
def test_without_a_script_the_first_settings_are_seen(picture, course, pages):
    """Before any script runs, the curves of the first settings are visible and no others."""
    show(course, picture)
    page = pages[0]["text/html"]
    groups = [g for g in drawing(page).iter() if "data-when" in g.attrib]
    visible = {g.get("data-when") for g in groups if g.get("display") != "none"}
    for name, _, first, *settings in sliders(page):
        chosen = settings[int(first)]
        assert all(f"{name}={chosen}" in when for when in visible if f"{name}=" in when)
    assert 1 <= len(visible) <= 3
    assert "<input" not in page.split("<script>")[0]


@pytest.mark.parametrize("picture", ["hidden_states", "gates", "carried_gradient"])
def test_every_setting_of_the_sliders_has_its_curve(picture, course, pages):
    """However the sliders stand, each curve of the legend is there once."""
    show(course, picture)
    page = pages[0]["text/html"]
    whens = [
        dict(pair.split("=") for pair in g.get("data-when").split(";"))
        for g in drawing(page).iter()
        if "data-when" in g.attrib
    ]
    names = [name for name, *_ in sliders(page)]
    counts = set()
    for chosen in itertools.product(*(settings for _, _, _, *settings in sliders(page))):
        now = dict(zip(names, chosen, strict=True))
        counts.add(sum(all(now[k] == v for k, v in when.items()) for when in whens))
    # and, where an axis hangs on a slider, its ticks
    assert counts == {{"hidden_states": 7, "gates": 5, "carried_gradient": 4}[picture]}


@pytest.mark.parametrize(("picture", "last"), [("hidden_states", 29), ("carried_gradient", 24)])
def test_a_picture_fills_its_frame_at_first_sight(picture, last, course, pages):
    """The axis ends where the curves of the first settings end, and says so."""
    show(course, picture)
    svg = drawing(pages[0]["text/html"])
    seen = [g for g in svg.iter() if "data-when" in g.attrib and g.get("display") != "none"]
    paths = [p.get("d") for g in seen for p in g.iterfind("{*}path")]
    ends = {float(re.findall(r"([\d.]+) [\d.-]+$", path)[0]) for path in paths}
    assert ends == {rnn_draw.RIGHT - 8}
    texts = [t.text for g in seen for t in g.iterfind("{*}text")]
    assert str(last) in texts


def test_the_words_are_the_students_own(course, pages, capsys):
    """Section 1.2: the way of each word; the order counts, the first letter fades."""
    rnn_utils.show("words", course["rnn_forward"], "Listen!", "silent")
    said = capsys.readouterr().out
    assert said.startswith("Left out of 'Listen!', not known here: '!'\n")
    assert "After one letter the two states are" in said
    page = pages[0]["text/html"]
    assert 'data-play="letters"' in page
    assert sliders(page)[0][2] == "0", "nothing is read before Play is pressed"
    assert sliders(page)[0][3:] == ["0", "1", "2", "3", "4", "5", "6"]
    letters = [t.text for t in drawing(page).iterfind(".//{*}g[@data-when='letters=6']/{*}text")]
    assert [text for text in letters if text] == list("listensilent")

    def distances(one, other):
        ways = [rnn_words.states_of(course["rnn_forward"], word) for word in (one, other)]
        return [np.linalg.norm(ways[0][:, t] - ways[1][:, t]) for t in (1, -1)]

    assert "*listen* and *silent* are far apart" in SOURCES["words-lesson"]
    assert distances("listen", "silent")[1] > 1.5, "of 2.8 that a square of this size has"
    first, last = distances("singing", "ringing")
    assert "less than a hundredth is left" in SOURCES["words-lesson"]
    assert last < first / 100
    for given in (("123", "silent"), ("a", "b", "c"), ("a", 5), ("a",)):
        rnn_utils.show("words", course["rnn_forward"], *given)
        assert "of the letters a to z" in capsys.readouterr().out


def sliders(page: str) -> list[list[str]]:
    """The sliders of a page: name, label, place of the first setting, settings."""
    data = re.search(r'data-sliders="([^"]*)"', page).group(1)
    return [slider.split(";") for slider in data.split("|")]


def test_a_wrong_function_is_drawn_with_a_warning(course, pages, capsys):
    """A picture drawn from a wrong function says that it is, and is drawn all the same."""
    spoil(course, "rnn_forward", ("x[:, :, t], a_next", "x[:, :, t], a0"))
    show(course, "hidden_states")
    assert (
        "Careful: rnn_forward cannot be trusted yet: see what check says" in capsys.readouterr().out
    )
    assert len(pages) == 1


def test_a_warning_comes_once_and_accuses_nobody_who_is_right(course, pages, capsys, monkeypatch):
    """One sentence for a forward that returns too little; none without the file that judges."""
    spoil(course, "rnn_forward", ("return a, y_pred, (caches, x)", "return a, y_pred"))
    show(course, "hidden_states")
    said = capsys.readouterr().out
    assert said.count("rnn_forward") == 1
    assert "nor is the picture" not in said
    monkeypatch.setattr(rnn_utils, "check", lambda *_: print("notebook_check.py is missing"))
    assert rnn_view.not_right(course["rnn_forward"]) == {}


def test_a_raise_that_was_left_over_is_told_once(course, pages, capsys):
    """Training does not announce a function that it then cannot call."""
    spoil(course, "lstm_backward", ("    cell_caches, x = caches", "    raise NotImplementedError"))
    rnn_utils.show("trained_gates", course["lstm_forward"], course["lstm_backward"])
    said = capsys.readouterr().out
    assert "cannot be trusted" not in said
    assert said.count("It appears later. lstm_backward: ") == 1


@pytest.mark.parametrize(
    "picture", ["hidden_states", "gates", "backward_steps", "carried_gradient", "recall",
                "trained_gates", "writes", "keeps"],
)  # fmt: skip
def test_what_cannot_be_drawn_or_trained_is_not_said_to_be(course, pages, capsys, picture):
    """Where a wrong function returns None, no sentence promises a picture or speaks of training."""
    names = {
        "hidden_states": ["rnn_forward"], "gates": ["lstm_forward"],
        "backward_steps": ["rnn_forward", "rnn_cell_backward"],
        "trained_gates": ["lstm_forward", "lstm_backward"],
        "writes": ["lstm_forward", "lstm_backward", "lstm_cell_forward"],
        "keeps": ["lstm_cell_forward", "lstm_cell_backward"],
    }  # fmt: skip
    four = ["rnn_forward", "rnn_backward", "lstm_forward", "lstm_backward"]
    for name in ("rnn_forward", "lstm_forward"):
        spoil(course, name, ("    return a,", "    nothing = a,"))
    spoil(course, "lstm_cell_forward", ("    return a_next,", "    nothing = a_next,"))
    rnn_utils.show(picture, *(course[name] for name in names.get(picture, four)))
    said = capsys.readouterr().out
    assert "cannot be trusted yet" in said
    assert "because of this TypeError" in said
    assert "The picture shows" not in said
    assert "all the same" not in said
    assert not pages


WINDOW = "da[:, :, t] + da_prevt * (T_x - 1 - t < 6)"


def test_unwritten_and_broken_functions_give_a_sentence(course, pages, capsys):
    """No picture ever raises: a stub, an error and a missing carry are told in words."""
    unwrite(course, "rnn_forward")
    show(course, "hidden_states")
    assert "It appears later. rnn_forward: not written yet" in capsys.readouterr().out
    exec("def lstm_forward(*_): raise IndexError('out of bounds')", course)
    show(course, "gates")
    assert "IndexError: out of bounds" in capsys.readouterr().out
    course = right_functions()
    spoil(course, "rnn_backward", ("da[:, :, t] + da_prevt", "da_prevt"))
    show(course, "carried_gradient")
    assert "carries nothing from step to step" in capsys.readouterr().out
    spoil(course, "rnn_backward", ("da[:, :, t] + da_prevt", WINDOW))
    show(course, "carried_gradient")
    said = capsys.readouterr().out
    assert "rnn_backward cannot be trusted yet" in said
    assert "rnn_backward carries nothing farther back than 6 steps" in said
    rnn_utils.show("word", course["rnn_forward"], "listen", "silent")
    said = capsys.readouterr().out
    assert said.startswith("There is no picture 'word'. There are: hidden_states, gates,")
    assert pages == []


@pytest.mark.slow
def test_a_backward_that_does_the_cells_work_itself_has_the_same_picture(course, pages, capsys):
    """What is not heard from outside is found with the functions themselves."""
    show(course, "carried_gradient")
    spoil(course, "rnn_backward", ("rnn_cell_backward(da", "inner(da"))
    course["inner"] = course["rnn_cell_backward"]
    show(course, "carried_gradient")
    assert capsys.readouterr().out == ""
    spoil(course, "lstm_backward", ("lstm_cell_backward(da", "gates(da"))
    course["gates"] = course["lstm_cell_backward"]
    show(course, "carried_gradient")
    listened, *own = (re.findall(r' d="[^"]+"', source(page["text/html"])) for page in pages)
    assert listened
    assert own == [listened, listened]


@pytest.mark.parametrize("picture", ["hidden_states", "carried_gradient"])
def test_a_print_left_in_a_function_floods_no_picture(picture, course, pages, capsys):
    """One line says that there is one; afterwards the function prints as before."""
    spoil(course, "rnn_cell_forward", ("    cache = (", "    print('here')\n    cache = ("))
    show(course, picture)
    said = capsys.readouterr().out
    assert len(pages) == 1
    assert re.fullmatch(r"Your functions print at each call: \d+ prints are left out here.\n", said)
    exec(SOURCES["rnn_cell_forward-example"], course)
    assert "here" in capsys.readouterr().out


def test_what_leaves_the_frame_is_cut_off_not_flattened(course, pages):
    """Section 3.9: below 1e-8 a curve goes on falling, out of a frame that hides it."""
    show(course, "carried_gradient")
    svg = drawing(pages[0]["text/html"])
    (frame,) = svg.findall(".//{*}svg")
    _, top, _, height = map(float, frame.get("viewBox").split())
    (fallen,) = (g for g in svg.iter() if g.get("data-when") == "input=1;length=50;size=0.5")
    heights = [float(y) for y in re.findall(r" ([\d.]+)", fallen[0].get("d"))]
    assert np.all(np.diff(heights) > 0)
    assert heights[-1] > top + height


def test_no_curve_runs_over_the_numbers_of_its_axis(course, pages):
    """A gate's first step begins to the right of its labels; labels keep their distance."""
    show(course, "gates")
    svg = drawing(pages[0]["text/html"])
    begins = [
        float(re.match(r"M([\d.]+)", p.get("d"))[1]) for p in svg.iterfind(".//{*}g[@data-when]/*")
    ]
    assert min(begins) >= rnn_draw.LEFT
    for text in svg.iterfind(".//{*}text[@text-anchor='end']"):
        assert float(text.get("x")) < rnn_draw.LEFT
    heights = sorted(float(t.get("y")) for t in svg.iterfind(".//{*}text[@text-anchor='end']"))
    assert min(np.diff(heights)) > 15, "a line of text is 15 high"


def test_a_telephone_shows_a_picture_whole():
    """A picture is as narrow as the page asks, its letters not below 10 of 340 pixels."""
    assert "min-width" not in rnn_draw.SCRIPT
    assert "overflow" not in rnn_draw.picture([], "words")
    assert 15 * 340 / rnn_draw.WIDTH > 10


def test_on_paper_all_moves_are_seen(course, pages):
    """What the script hides for the screen is shown in print, and the buttons are not."""
    show(course, "backward_steps")
    page = pages[0]["text/html"]
    style = page[page.index("@media print") : page.index("</style>")]
    for hidden in re.findall(r"style\.(display|visibility) = ", rnn_steps.STEP_SCRIPT):
        assert re.search(rf"{hidden}: \w+ !important", style)
    assert ".rnn-bar { display: none" in style
    assert 'className = "rnn-bar"' in page


def test_an_unfinished_lstm_does_not_hide_the_rnn(course, pages, capsys):
    """The carried gradients of the RNN are shown before the LSTM is written."""
    unwrite(course, "lstm_forward", "lstm_backward")
    show(course, "carried_gradient")
    assert len(pages) == 1
    assert "curves are added later. lstm_forward: not written yet" in capsys.readouterr().out


@pytest.mark.parametrize("missing", ["rnn_cell_backward", "rnn_backward"])
def test_nothing_is_promised_of_a_picture_that_waits(missing, course, pages, capsys):
    """Which function it waits for is said, and no curves are announced for it."""
    unwrite(course, missing, "lstm_backward")
    show(course, "carried_gradient")
    said = capsys.readouterr().out
    assert not pages
    assert "LSTM" not in said
    assert missing in said
    assert "not written yet" in said


def test_listening_leaves_the_students_function_in_place(course):
    """After the picture the cell function is the student's own again, even after an error."""
    cell = course["rnn_cell_backward"]
    exec("def rnn_backward(da, caches): raise KeyError('oops')", course)
    with pytest.raises(KeyError):
        rnn_carry.carried(
            course["rnn_forward"], course["rnn_backward"], rnn_carry.rnn_parameters(1.0),
            rnn_carry.carry_inputs(1.0, 10),
        )  # fmt: skip
    assert course["rnn_cell_backward"] is cell


def test_the_steps_are_those_of_a_whole_backward_pass(course):
    """What the stepping view shows is what rnn_backward gives for the steps done so far."""
    moves = rnn_steps.backward_moves(course["rnn_forward"], course["rnn_cell_backward"])
    a, _, (cells, x) = course["rnn_forward"](rnn_steps.X, np.zeros((3, 1)), rnn_steps.SMALL)
    for move in moves:
        t = move["t"]
        tail = course["rnn_backward"](rnn_steps.DA[:, :, t:], (cells[t:], x[:, :, t:]))
        np.testing.assert_allclose(move["dx"], tail["dx"][:, :, 0])
        np.testing.assert_allclose(move["on"], tail["da0"])
        np.testing.assert_allclose(move["both"], move["above"] + move["carry"])
        np.testing.assert_allclose(move["dz"], (1 - a[:, :, t] ** 2) * move["both"])
        for key in ("dWaa", "dWax", "dba"):
            np.testing.assert_allclose(move[key], tail[key])
    sums = np.abs([move["dWaa"] for move in moves])
    assert np.any(sums[1:] < sums[:-1]), "numbers in a sum can become smaller"


def test_the_steps_show_the_students_numbers(course, pages):
    """A wrong cell function gives other numbers on the page."""
    show(course, "backward_steps")
    spoil(course, "rnn_cell_backward", ("Waa.T @ dz", "Waa @ dz"))
    show(course, "backward_steps")
    assert pages[0]["text/html"] != pages[1]["text/html"]
    assert "Waa" in pages[0]["text/html"]
    assert "<button" not in pages[0]["text/html"].split("<script>")[0]


@pytest.mark.parametrize(
    "answers",
    [
        {"A": "1", "B": "2", "C": "3", "D": "4", "E": "5"},
        {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5},
        {"A": "line 1", "B": " 2 ", "C": "3", "D": 4, "E": "Line 5"},
        ["1", "2", "3", "4", "5"],
        (1, 2, 3, 4, 5),
    ],
)
def test_the_clinic_reads_any_natural_answer(answers):
    """Numbers, lists, lower case and "line 3" are understood."""
    wanted = {"A": "1", "B": "2", "C": "3", "D": "4", "E": "5"}
    assert rnn_steps.read_answers(answers) == (wanted, {})


def test_the_clinic_tells_kindly_what_it_cannot_read(capsys):
    """A missing patient, an unknown line and no dictionary at all are said, and nothing raises."""
    rnn_utils.show("clinic", lambda: {"A": "7", "B": 2})
    said = capsys.readouterr().out
    assert "A had line '7', which is none of" in said
    assert "B had line 2" in said
    assert "C had line -: there is no answer" in said
    rnn_utils.show("clinic", lambda: [1, 2, 1, 4, 1])
    assert "A, C and E cannot all have line 1" in capsys.readouterr().out
    rnn_utils.show("clinic", lambda: None)
    assert "a dictionary was asked for" in capsys.readouterr().out
    rnn_utils.show("clinic", lambda: [1, 2, 3, 4, 5])
    assert "{'A': '1', 'B': '2'" in capsys.readouterr().out


def test_the_clinic_gives_nothing_away(capsys):
    """Right and wrong answers of the same form get the same words."""
    right = right_functions()["bug_clinic"]()
    said = []
    for answers in (right, dict(zip("ABCDE", "62345", strict=True))):
        rnn_utils.show("clinic", lambda answers=answers: answers)
        said.append(re.sub(r"\d", "n", capsys.readouterr().out))
    assert said[0] == said[1]


def bars_at_the_end(page):
    """Heights of the last setting's bars: forget, update gate without a mark, then with one."""
    groups = drawing(page).iterfind(".//{*}g[@data-when='steps=1280']")
    return [float(bar.get("height")) / 90 for g in groups for bar in g.iterfind(".//{*}rect")]


def test_a_cell_learns_what_to_keep(course, pages, capsys):
    """Section 3.7: with the right cell both gates become switches; with `dzi` in the line of dWf,
    which its text proposes, the forget gate stays open, and nothing else is said to be so.
    """
    cells = [course["lstm_cell_forward"], course["lstm_cell_backward"]]
    rnn_utils.show("keeps", *cells)
    (first,) = map(float, re.findall(r"\d\.\d+", capsys.readouterr().out))
    assert first > 0.2, "and nothing of the end, which Play shows"
    kept, shut, gone, written = bars_at_the_end(pages.pop()["text/html"])
    assert min(kept, written) > 0.8 > 0.2 > max(gone, shut)

    assert "write `dzi` for `dzf` in the line of `dWf`" in SOURCES["keeps-lesson"]
    spoil(course, "lstm_cell_backward", ("dWf = dzf @ concat.T", "dWf = dzi @ concat.T"))
    rnn_utils.show("keeps", cells[0], course["lstm_cell_backward"])
    said = capsys.readouterr().out
    assert said.startswith("Careful: lstm_cell_backward cannot be trusted yet")
    kept, _, gone, _ = bars_at_the_end(pages.pop()["text/html"])
    assert min(kept, gone) > 0.9


@pytest.mark.parametrize(
    ("expected", "yours", "mark"),
    [
        ("expected 3.23055912", 3.230559120341, "✓"),
        ("expected 3.23055912", np.float32(3.230559120341), "✓"),
        ("expected 3.23055912", 3.2306, "✗"),
        ("expected [0.20023491]", np.array([0.20023491]), "✓"),
        ("expected [ 0.7 -0.8  0.1]", np.array([0.7, -0.8, 0.1]), "✓"),
        ("expected [ 0.7 -0.8  0.1]", np.array([[0.7, -0.8], [0.1, 0.1]]), "✗"),
        ("expected [ 0.7 -0.8  0.1]", [0.7, -0.8], "✗"),
        ("expected 3.23055912", np.array([3.230559120341]), "✗"),
        ("expected 3.23055912", np.array([[3.230559120341]]), "✗"),
        ("expected 3.23055912", [3.230559120341], "✗"),
        ("expected [0.20023491]", 0.20023491, "✗"),
        ("expected [0.20023491]", np.array([[0.20023491]]), "✗"),
        ("expected [ 0.7 -0.8  0.1]", [0.7, -0.8, 0.1], "✗"),
        ("expected 2", 2, "✓"),
        ("expected 2", np.nan, "✗"),
        ("expected 2", None, "✗"),
        ("expected 2", "2", "✗"),
        ("expected [1. 2.]", {"a": 1, "b": 2}, "✗"),
        ("expected [1. 2.]", [[1.0], [2.0, 3.0]], "✗"),
    ],
)
def test_numbers_beside_the_right_ones_have_a_true_mark(expected, yours, mark, capsys):
    """Whatever a student returns, one mark and no traceback."""
    rnn_utils.beside("somewhere", expected, yours)
    printed = capsys.readouterr().out
    assert printed.startswith(f"{mark} somewhere")
    assert "expected" in printed
    assert "yours" in printed


def test_of_right_numbers_in_another_shape_the_shape_is_told(capsys):
    """A cross without a visible difference would leave one with a puzzled look."""
    rnn_utils.beside("loss", "expected 0.5", np.array([[0.5]]))
    rnn_utils.beside("loss", "expected 0.5", [0.5])
    assert re.findall(r"loss  (.+)", capsys.readouterr().out) == [
        "ndarray of shape (1, 1)", "list of shape (1,)",
    ]  # fmt: skip


def test_an_example_ends_in_a_sentence(capsys):
    """Unwritten, broken and missing functions print what to do, and the run goes on."""
    with rnn_utils.trying("rnn_forward"):
        raise ValueError("shapes")
    assert "The example of rnn_forward stopped with ValueError: shapes" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("returned", "told"),
    [
        ("{}", "What rnn_cell_backward returned has no 'dxt'."),
        ("(1, 2)", "What rnn_cell_backward returned is not what the example takes apart."),
        ("da_next @ da_next", "Is a function that it needs wrong?"),
    ],
)
def test_an_example_says_what_it_misses(returned, told, course, capsys):
    """A dictionary without a key, and a tuple: no other function is suspected."""
    exec(f"def rnn_cell_backward(da_next, cache):\n    return {returned}", course)
    source = SOURCES["rnn_cell_backward-example"]
    linecache.cache["<an example>"] = (len(source), None, source.splitlines(True), "")
    exec(compile(source, "<an example>", "exec"), course)
    assert told in " ".join(capsys.readouterr().out.split())


def said_by_example(course, capsys):
    """What the example cell of rnn_forward says of functions."""
    exec(SOURCES["rnn_forward-example"], course)
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        ("def rnn_forward(*_):\n    raise NotImplementedError", "rnn_forward is not written yet."),
        (
            "def rnn_cell_forward(*_):\n    raise NotImplementedError",
            "rnn_cell_forward is not written yet.",
        ),
        ("del rnn_cell_forward", "rnn_cell_forward is not there: run its cell"),
        ("del rnn_forward", "rnn_forward is not there: run its cell"),
    ],
)
def test_an_example_names_the_function_that_it_waits_for(edit, told, course, capsys):
    """And so does check, with the same name."""
    exec(edit, course)
    said = said_by_example(course, capsys)
    assert told in said
    assert "stopped with" not in said
    if "rnn_forward" in course:
        rnn_utils.check(course["rnn_forward"])
        name = told.split()[0]
        checked = capsys.readouterr().out
        assert name in checked
        assert re.search("not written yet|is not there", checked)
        assert "meant?" not in checked


def test_a_typo_and_a_raise_left_over_are_found_inside_the_function(capsys):
    """No cell above has to be run for these."""
    course = right_functions()
    for edit, told in (
        (("Wax, Waa, Wya = ", "Wxa, Waa, Wya = "), "rnn_cell_forward stops in line"),
        (("    return a_next,", "    raise NotImplementedError\n    return a_next,"),
         "rnn_cell_forward stops at the `raise` left in its line 30: take it out"),
    ):  # fmt: skip
        source = SOURCES["rnn_cell_forward"].replace(*edit)
        linecache.cache["<cell>"] = (len(source), None, source.splitlines(keepends=True), "<cell>")
        exec(compile(source, "<cell>", "exec"), course)
        said = said_by_example(course, capsys)
        assert told in said
        assert "Has the cell above" not in said
        assert "not written yet" not in said
