"""The pictures of the second notebook, and what its text says of them."""

from __future__ import annotations

import json
import re
from typing import Any

import numpy as np
import pytest
from conftest import COURSE, rnngrader

from rnngrader.course.assignment import load_assignment

ASSIGNMENT = load_assignment(COURSE, "train_your_rnn")
CELLS = {cell["id"]: cell["source"] for cell in ASSIGNMENT.notebook["cells"]}
REFERENCE = ASSIGNMENT.reference
VIEW = REFERENCE["show_loss"].__globals__


@pytest.fixture
def shown(monkeypatch) -> list[tuple[list[dict[str, Any]], list[dict[str, Any]]]]:
    """The panels and sliders of each picture that is shown; it is drawn, too, and looks well."""
    found = []

    def record(panels, alt, sliders=()):
        page = draw(panels, alt, sliders)
        assert "nan" not in page.lower().split("base64")[0]
        found.append((panels, list(sliders)))

    draw = VIEW["show_picture"].__globals__["picture"]
    monkeypatch.setitem(VIEW, "show_picture", record)
    return found


def at(panel: dict[str, Any], label: str, **when: str) -> dict[str, Any]:
    """The curve of a label at a setting of the sliders."""
    fits = [c for c in panel["curves"] if c["label"] == label and when.items() <= c["when"].items()]
    assert fits, (label, when)
    return fits[0]


def variant(name: str, right: str, wrong: str) -> Any:
    """A function of the notebook with something else in it."""
    source = ASSIGNMENT.solutions[name]
    assert right in source
    return ASSIGNMENT.function_from(name, source.replace(right, wrong))


class TestTheLoss:
    def test_each_notch_costs_the_same(self, shown):
        """Section 1.2: halving the chance of the right answer adds log 2."""
        REFERENCE["show_loss"](REFERENCE["cross_entropy"])
        ((_, cost), (slider,)) = shown[0]
        heights = [at(cost, "this prediction", p=p)["ys"].item() for p in slider["settings"]]
        assert heights[0] == pytest.approx(0)
        assert np.diff(heights) == pytest.approx(np.log(2))
        assert round(np.log(2), 2) == 0.69
        assert "approx 0.69" in CELLS["loss-by-chance-text"]
        assert slider["settings"][-2:] == ("1/32", "1/64")

    def test_the_number_stands_beside_the_dot(self, shown):
        """By how much the loss grows can be read; at the right edge it stands on the left."""
        REFERENCE["show_loss"](REFERENCE["cross_entropy"])
        ((_, cost), _) = shown[0]
        drawn = VIEW["panel"].__globals__["draw_panel"](cost, 0, {"p": "1"})[0]
        for p, loss in (("1", "0.00"), ("1/2", "0.69"), ("1/64", "4.16")):
            assert at(cost, "this prediction", p=p)["names"] == [loss]
            (end,) = re.findall(
                rf'<text x="\S+"( text-anchor="end")? y="\S+" fill="\S+">{loss}<', drawn
            )
            assert bool(end) is (p == "1")

    def test_a_loss_below_zero_is_in_the_picture(self, shown):
        """Where the minus is missing, curve and dot are seen, with the number."""
        REFERENCE["show_loss"](variant("cross_entropy", "-np.mean", "np.mean"))
        ((_, cost), _) = shown[0]
        lowest = min(at(cost, "your loss")["ys"])
        assert lowest < -4
        assert cost["y"][0] <= lowest
        assert at(cost, "this prediction", p="1/2")["names"] == ["-0.69"]
        REFERENCE["show_loss"](REFERENCE["cross_entropy"])
        assert shown[1][0][1]["y"] == [0, 1, 2, 3, 4, 5]

    def test_a_prediction_has_one_color(self, shown):
        """In both pictures; what is the student's has the other."""
        REFERENCE["show_loss"](REFERENCE["cross_entropy"])
        REFERENCE["show_pushes"](REFERENCE["output_gradient"])
        colors = {
            (one["label"], one["color"])
            for panels, _ in shown
            for p in panels
            for one in p["curves"]
        }
        assert len(colors) == len({label for label, _ in colors})
        assert len({color for label, color in colors if label.endswith("prediction")}) == 1

    def test_the_curve_is_the_students(self, shown):
        """Another base of the logarithm is seen; a loss that is no number is left out."""
        REFERENCE["show_loss"](variant("cross_entropy", "np.log(", "np.log2("))
        REFERENCE["show_loss"](lambda y_pred, labels: np.inf)
        assert at(shown[0][0][1], "this prediction", p="1/4")["ys"].item() == pytest.approx(2)
        assert len(at(shown[1][0][1], "your loss")["ys"]) == 0


class TestThePushes:
    def test_the_answers_to_the_questions(self, shown):
        """Section 2.1: up for the right answer, down for the others, and how much at most."""
        REFERENCE["show_pushes"](REFERENCE["output_gradient"])
        ((_, pushed), (right, sure)) = shown[0]
        pushes = {
            (i, s): at(pushed, "minus your dzy", right=i, sure=s)["ys"]
            for i in right["settings"]
            for s in sure["settings"]
        }
        for (i, _), push in pushes.items():
            assert push.sum() == pytest.approx(0)
            assert np.flatnonzero(push > 0).tolist() == [int(i)]
            assert np.abs(push).max() < 1
        assert pushes["1", "1"] == pytest.approx([-0.7, 0.8, -0.1])
        assert np.abs(pushes["0", "5"]).max() < 0.01
        for i in "12":
            assert pushes[i, "5"][0] < -0.99
            assert pushes[i, "5"][int(i)] > 0.99
        assert pushes["2", "0"] == pytest.approx([-1 / 3, -1 / 3, 2 / 3])

    def test_what_writes_into_its_input_spoils_no_picture(self, shown):
        """The prediction is drawn as it was."""
        wrong = variant(
            "output_gradient", "return (y_pred - labels)", "y_pred -= labels; return y_pred"
        )
        REFERENCE["show_pushes"](wrong)
        assert at(shown[0][0][0], "the prediction", sure="1")["ys"] == pytest.approx(
            [0.7, 0.2, 0.1]
        )


class TestTheArrow:
    def test_the_answers_to_the_questions(self, shown):
        """Section 4.1: at 5 and 6 it is left alone, below it ends on the circle; it never turns."""
        REFERENCE["show_clipping"](REFERENCE["clip_gradients"])
        (((panel,), (limits, heights)),) = shown
        for height in heights["settings"]:
            came = np.array([3, float(height)])
            for limit in limits["settings"]:
                yours = at(panel, "yours", limit=limit, dba=height)
                end = np.array([yours["xs"][-1], yours["ys"][-1]])
                shortened = min(1, float(limit) / np.linalg.norm(came))
                assert end == pytest.approx(shortened * came)
                assert height != "4" or (shortened == 1) == (limit in "56")

    def test_a_circle_is_round(self, shown):
        """A unit is as wide as it is high."""
        REFERENCE["show_clipping"](REFERENCE["clip_gradients"])
        (((panel,), _),) = shown
        names = VIEW["curve"].__globals__
        wide = (names["RIGHT"] - names["LEFT"] - 16) / (panel["x"][-1] - panel["x"][0])
        assert wide == panel["height"] / (panel["y"][-1] - panel["y"][0])

    def test_cutting_each_number_turns_it(self, shown):
        """The arrow ends in the corner of a square, as in the figure."""
        wrong = variant(
            "clip_gradients", "factor * gradient", "np.clip(gradient, -max_norm, max_norm)"
        )
        REFERENCE["show_clipping"](wrong)
        yours = at(shown[0][0][0], "yours", limit="3", dba="4")
        assert yours["ys"][-1] == yours["xs"][-1] == 3


class TestTemperatures:
    def test_one_changes_nothing_and_cold_makes_sure(self, shown):
        """At 1 the bars are the network's prediction; the lower, the larger the largest."""
        random = np.random.default_rng(0)
        shapes = {"Wax": (5, 3), "Waa": (5, 5), "Wya": (3, 5), "ba": (5, 1), "by": (3, 1)}
        parameters = {name: random.standard_normal(shape) for name, shape in shapes.items()}
        REFERENCE["show_temperatures"](parameters, ".a;", "a;a")
        (((panel,), (read, temperature)),) = shown
        assert read["settings"] == [".", ".a", ".a_", ".a_a"]
        x = REFERENCE["one_hot"](np.array([[0, 1, 2, 1]]), 3)
        _, y_pred, _ = REFERENCE["rnn_forward"](x, np.zeros((5, 1)), parameters)
        label = "the chance to be drawn"
        for t, so_far in enumerate(read["settings"]):
            bars = [
                at(panel, label, read=so_far, temperature=one)["ys"]
                for one in temperature["settings"]
            ]
            assert bars[temperature["settings"].index("1")] == pytest.approx(y_pred[:, 0, t])
            assert np.sum(bars, axis=1) == pytest.approx(1)
            assert np.all(np.diff(np.max(bars, axis=1)) < 0)

    def test_other_letters_are_told(self):
        """In the words of section 5.4's other cell."""
        with pytest.raises(ValueError, match="the network knows no 'g', only .abc"):
            REFERENCE["show_temperatures"]({}, ".abcdlo", "Gold")


class TestCurves:
    @pytest.mark.parametrize(
        ("low", "high"), [(0, 0.007), (0, 3.6), (0, 599), (0, 1000), (-49.3, 0), (0, 0)]
    )
    def test_round_numbers_enclose_what_is_drawn(self, low, high):
        """At most eight of them, in equal distances."""
        found = VIEW["ticks"](low, high)
        assert 3 <= len(found) <= 8
        assert found[0] <= low < found[1]
        assert found[-1] >= high - 1e-12
        assert np.diff(found) == pytest.approx(found[1] - found[0])

    @pytest.mark.parametrize(
        ("low", "high"), [(0.4, 41), (1, 1), (3, 3.1), (0.7, 2e8), (0.1, 1e200)]
    )
    def test_round_factors_enclose_what_is_drawn(self, low, high):
        """A scale of equal factors has few numbers, however far they reach."""
        found = VIEW["factors"](low, high)
        assert 2 <= len(found) <= 15
        assert found[0] <= low
        assert high <= found[-1]
        assert sorted(set(found)) == found

    def test_what_is_no_number_is_left_out(self, shown, capsys):
        """Infinite losses leave a gap, and nothing at all is said to be nothing."""
        REFERENCE["plot"]("Title", {"losses": [3.0, np.inf, np.nan, 2.0]}, {"line": 1.0})
        (((panel,), _),) = shown
        assert panel["curves"][0]["xs"].tolist() == [0, 3]
        REFERENCE["plot"]("Title", {"losses": []}, {"line": 1.0})
        assert "There is nothing to draw: no number." in capsys.readouterr().out


@pytest.mark.parametrize("log", [False, True])
def test_losses_below_zero_are_drawn_or_told(log, shown, capsys):
    """A loss without its minus is a usual mistake: no error of the picture's own hides it."""
    REFERENCE["plot"]("Title", {"yours": [-3.2, -49.0]}, {"knows nothing": 3.3}, log=log)
    if log:
        assert "no number above 0" in capsys.readouterr().out
    else:
        (((panel,), _),) = shown
        assert panel["y"][0] <= -49
        assert panel["y"][-1] >= 3.3


@pytest.mark.parametrize("show", ["loss", "pushes", "clipping"])
@pytest.mark.parametrize("given", [None, "text", np.zeros(2), (1, 2)])
def test_what_cannot_be_drawn_is_told(show, given, capsys, shown):
    """A function that gives something else stops the cell with a sentence, not a traceback."""
    with REFERENCE["trying"]():
        REFERENCE[f"show_{show}"](lambda *_: given)
    assert "This cell stopped with " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("show", "function"),
    [("loss", "cross_entropy"), ("pushes", "output_gradient"), ("clipping", "clip_gradients")],
)
def test_a_print_left_in_a_function_floods_no_picture(show, function, capsys, shown):
    """One line says that there is one."""
    printing = variant(function, "    return ", "    print('here')\n    return ")
    REFERENCE[f"show_{show}"](printing)
    assert "here\n" not in (said := capsys.readouterr().out)
    assert re.search(r"\d+ prints are left out here", said)
    assert len(shown) == 1


def test_the_worked_column_is_right():
    """Section 2.2: every matrix there, and the shapes beside them."""
    text = CELLS["output-backward-text"]
    found = [
        np.array([[float(n) for n in row.split("&")] for row in body.split(r"\\")])
        for body in re.findall(r"\\begin\{bmatrix\}(.*?)\\end\{bmatrix\}", text)
    ]
    transposed, dz, da, dz_again, a, dwya = found
    assert text.count(r"\begin{bmatrix}") == 6
    assert "is $(1, 2, 0)$, its second $(0, 1, -3)$" in text
    assert transposed.tolist() == [[1, 2, 0], [0, 1, -3]]
    assert "The hidden state is $(0.5, -1)$" in text.replace("the hidden", "The hidden")
    assert a.tolist() == [[0.5, -1]]
    parameters = {"Wya": transposed.T, "by": np.zeros((3, 1))}
    got = REFERENCE["output_backward"](dz[:, :, None], a.T[:, :, None], parameters)
    assert got["da"][:, :, 0] == pytest.approx(da)
    assert got["dWya"] == pytest.approx(dwya)
    assert got["dby"].tolist() == dz.tolist() == dz_again.tolist()
    assert (dz.shape, da.shape, dwya.shape) == ((3, 1), (2, 1), (3, 2))


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("module", ["jupyterlab", "notebook"])
def test_sliders_move_with_keys_and_mouse(module, course, tmp_path):
    """In JupyterLab and in Notebook 7; what one is invited to change can be written into."""
    from driving import browser as lab
    from driving.servers import jupyter_lab, wait_for
    from selenium.webdriver.common.action_chains import ActionChains
    from selenium.webdriver.common.keys import Keys

    assert rnngrader(course, "release", "train_your_rnn").returncode == 0
    path = course / "release" / "train_your_rnn" / ASSIGNMENT.notebook_path.name
    needed = {"setup", "loss-by-chance", "loss-reads", "pushes", "clipping-picture"}
    content = json.loads(path.read_text())
    content["cells"] = [c for c in content["cells"] if c["id"] in needed | {*ASSIGNMENT.exercises}]
    for cell in content["cells"]:
        cell["source"] = ASSIGNMENT.solutions.get(cell["id"], cell["source"])
    path.write_text(json.dumps(content))
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    with (
        jupyter_lab(path.parent, scratch, module=module) as url,
        lab.chromium(scratch) as browser,
    ):
        page = "lab/tree" if module == "jupyterlab" else "notebooks"
        lab.open_notebook(browser, url, path.name, page)
        lab.choose(browser, "Run", "Run All Cells")
        slider = ("css selector", "input[type=range]")
        for name in ("loss-by-chance", "pushes", "clipping-picture"):
            wait_for(lambda name=name: lab.cell(browser, name).find_elements(*slider), 60)
            picture = lab.cell(browser, name)
            knob = picture.find_element(*slider)
            before = visible(picture)
            assert before
            knob.send_keys(Keys.ARROW_RIGHT)
            moved = visible(picture)
            assert moved != before
            chain = ActionChains(browser).move_to_element_with_offset(knob, -60, 0)
            chain.click().perform()
            assert visible(picture) not in (before, moved)
            browser.save_screenshot(str(tmp_path / f"{name}.png"))
        for name in ("loss-reads", "pushes"):  # the second is locked
            lab.write(browser, name, "# mine ")
            assert ("# mine" in lab.source(browser, name)) is (name == "loss-reads")


def visible(picture) -> set[str]:
    """The settings of the curves that are seen."""
    parts = picture.find_elements("css selector", "[data-when]")
    return {part.get_attribute("data-when") for part in parts if part.is_displayed()}


class TestTheStepsPushes:
    """What is folded below exercise 3."""

    def pushes(self, shown, answers):
        """Where the weights of Wya go: by each step, and by all up to it; rows, units."""
        own = REFERENCE["output_backward"], REFERENCE["output_gradient"]
        REFERENCE["show_steps"](*own, answers)
        (one, whole), (slider,) = shown.pop()
        steps = slider["settings"]
        assert len(steps) == len(answers)
        alone = [at(one, "minus this step's dWya", t=t)["ys"].reshape(3, 2) for t in steps]
        return alone, [at(whole, "minus your dWya", t=t)["ys"].reshape(3, 2) for t in steps]

    def test_each_step_pushes_the_row_of_its_answer(self, shown):
        """Along the hidden state; the two other rows against it, half as far."""
        answers = [0, 1, 0, 1, 2, 2]
        alone, whole = self.pushes(shown, answers)
        for t, push in enumerate(alone):
            row, state = answers[t], np.array([(-1) ** t, 0.5])
            assert push[row] == pytest.approx(push[row, 1] / 0.5 * state)
            assert push[row, 1] > 0
            for other in {0, 1, 2} - {row}:
                assert push[other] == pytest.approx(-push[row] / 2)
            assert whole[t] == pytest.approx(np.sum(alone[: t + 1], axis=0))

    def test_where_the_first_unit_is_of_use(self, shown):
        """It pushes one way with answers that take turns, and cancels where all are the same."""
        alone, whole = self.pushes(shown, [0, 1, 0, 1, 0, 1])
        assert all(push[0, 0] > 0 > push[1, 0] for push in alone)
        _, whole = self.pushes(shown, [1] * 6)
        assert whole[-1][:, 0] == pytest.approx(0)
        assert whole[-1][1, 1] > 0

    @pytest.mark.parametrize("answers", [[], [3], [0, "1"]])
    def test_other_answers_are_told(self, answers):
        """No picture of what is no symbol."""
        own = REFERENCE["output_backward"], REFERENCE["output_gradient"]
        with pytest.raises(ValueError, match="each right answer is 0, 1 or 2"):
            REFERENCE["show_steps"](*own, answers)
