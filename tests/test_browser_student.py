"""A student in a real JupyterLab: headless Chromium on what was released."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import COURSE, copy_course, rnngrader
from driving import browser as lab
from driving.servers import jupyter_lab, wait_for

from rnngrader.course.assignment import load_assignment

BONUS = "bug_clinic"
NAME = "Building_a_Recurrent_Neural_Network_Step_by_Step.ipynb"

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WRONG = """\
def rnn_backward(da, caches):
    cell_caches, x = caches
    parameters = cell_caches[0][-1]
    n_a, m, T_x = da.shape
    dx = np.zeros_like(x)
    dWax = np.zeros_like(parameters["Wax"])
    dWaa = np.zeros_like(parameters["Waa"])
    dba = np.zeros_like(parameters["ba"])
    da_prevt = np.zeros((n_a, m))
    for t in reversed(range(T_x)):
        gradients = rnn_cell_backward(da[:, :, t], cell_caches[t])
        dx[:, :, t] = gradients["dxt"]
        da_prevt = gradients["da_prev"]
        dWax += gradients["dWax"]
        dWaa += gradients["dWaa"]
        dba += gradients["dba"]
    return {"dx": dx, "da0": da_prevt, "dWax": dWax, "dWaa": dWaa, "dba": dba}
"""


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that students get."""
    course = copy_course(tmp_path_factory.mktemp("released") / "course")
    for name in ("rnn_step_by_step", "train_your_rnn"):
        done = rnngrader(course, "release", name)
        assert done.returncode == 0, done.stderr
    return course / "release" / "rnn_step_by_step"


@pytest.fixture
def folder(released: Path, tmp_path: Path) -> Path:
    """A student's own copy of it."""
    return shutil.copytree(released, tmp_path / "mine")


def fill_in(notebook: Path, solutions: dict[str, str], wanted: Callable[[str], bool]) -> None:
    """Writes the right answers into the cells of some exercises."""
    content = json.loads(notebook.read_text())
    for cell in content["cells"]:
        name = cell["metadata"].get("nbgrader", {}).get("grade_id")
        if name in solutions and wanted(name):
            cell["source"] = solutions[name]
    notebook.write_text(json.dumps(content))


def test_a_dropped_carry_gets_its_hint_and_the_correction_its_marks(assignment, folder, tmp_path):
    """A student types a wrong rnn_backward, reads the hint, types what is missing, and sees ✓."""
    from selenium.webdriver.common.keys import Keys

    fill_in(folder / NAME, assignment.solutions, lambda name: name != "rnn_backward")
    with jupyter_lab(folder, tmp_path) as url, lab.chromium(tmp_path) as browser:
        lab.open_notebook(browser, url, NAME)
        lab.write(browser, "rnn_backward", Keys.CONTROL + "a" + Keys.NULL)
        lab.type_code(browser, WRONG)
        assert lab.source(browser, "rnn_backward").rstrip() == WRONG.rstrip()

        lab.choose(browser, "Run", "Run All Above Selected Cell")
        lab.run(browser, "rnn_backward")
        said = lab.run(browser, "rnn_backward-check")
        browser.save_screenshot(str(tmp_path / "hint.png"))
        assert "✗  dx      (3, 10, 4)  (3, 10, 4)  from t = 2 down" in said
        assert "Hint" in said
        assert "Traceback" not in said
        assert "wrong" in lab.run(browser, "rnn_backward-gradient-check")

        line = next(i for i, text in enumerate(WRONG.splitlines()) if "da[:, :, t]," in text)
        column = WRONG.splitlines()[line].index(", cell_caches")
        down, right = Keys.ARROW_DOWN * line, Keys.ARROW_RIGHT * column
        home = Keys.CONTROL + Keys.HOME + Keys.NULL
        lab.write(browser, "rnn_backward", home, down, right, " + da_prevt")
        assert lab.run(browser, "rnn_backward") == ""
        said = lab.run(browser, "rnn_backward-check")
        browser.save_screenshot(str(tmp_path / "right.png"))
        assert "all right" in said
        assert said.count("✓") == 5
        assert "✗" not in said
        assert "5 of 5 right" in lab.run(browser, "rnn_backward-gradient-check")


def test_the_validate_button_shows_the_hint(assignment, folder, tmp_path):
    """nbgrader's button runs everything at once and names the cell that fails, with its hint."""
    wrong = {**assignment.solutions, "rnn_backward": WRONG}
    fill_in(folder / NAME, wrong, lambda name: True)
    with jupyter_lab(folder, tmp_path) as url, lab.chromium(tmp_path) as browser:
        lab.open_notebook(browser, url, NAME)
        button = "//*[contains(@class, 'ToolbarButton')][normalize-space()='Validate']"
        lab.click(browser, "xpath", button)
        dialog = ("css selector", ".jp-Dialog-content")
        said = wait_for(lambda: [d.text for d in browser.find_elements(*dialog) if d.text], 60)[0]
        browser.save_screenshot(str(tmp_path / "validated.png"))
    assert "The following cell failed" in said
    assert "validate(rnn_backward)" in said
    assert "Hint:" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_the_solved_notebook_shows_everything(assignment, folder, tmp_path, theme):
    """Figures, formulas and plots are there, no cell fails, steps and sliders move."""
    fill_in(folder / NAME, assignment.solutions, lambda name: True)
    with jupyter_lab(folder, tmp_path, theme=theme) as url, lab.chromium(tmp_path) as browser:
        lab.open_notebook(browser, url, NAME)
        lab.choose(browser, "Run", "Run All Cells")
        last = f"{lab.NOTEBOOK}.widgets.find(cell => cell.model.id === 'reads').model"
        wait_for(lambda: browser.execute_script(f"return {last}.executionCount"), 240)
        ids = [cell["id"] for cell in json.loads((folder / NAME).read_text())["cells"]]
        for id_ in ids:
            check_cell(browser, id_)
            browser.save_screenshot(str(tmp_path / f"{id_}.png"))

        step_through(lab.cell(browser, "backward-steps"))
        browser.save_screenshot(str(tmp_path / "steps.png"))
        move_a_slider(browser, lab.cell(browser, "gates"))
        browser.save_screenshot(str(tmp_path / "slider.png"))

        lab.choose(browser, "File", "New View for Notebook")
        panels = ("css selector", ".jp-NotebookPanel:not(.lm-mod-hidden)")
        one, other = wait_for(lambda: (f := browser.find_elements(*panels)) and f[1:] and f, 60)
        assert one.rect["x"] != other.rect["x"], "beside each other"


@pytest.mark.parametrize(
    ("name", "share"),
    [
        ("rnn_step_by_step", 0),
        ("rnn_step_by_step", 0.5),
        ("rnn_step_by_step", 1),
        ("train_your_rnn", 0),
        ("train_your_rnn", 0.5),
    ],
)
def test_restart_and_run_all_comes_to_the_end(released, tmp_path, name, share):
    """With nothing written, half of it, or all but the bonus, every cell runs without an error."""
    notebook = next(shutil.copytree(released.parent / name, tmp_path / "mine").glob("*.ipynb"))
    solutions = {k: v for k, v in load_assignment(COURSE, name).solutions.items() if k != BONUS}
    written = list(solutions)[: int(share * len(solutions))]
    fill_in(notebook, solutions, lambda exercise: exercise in written)
    with jupyter_lab(notebook.parent, tmp_path) as url, lab.chromium(tmp_path) as browser:
        lab.open_notebook(browser, url, notebook.name)
        lab.choose(browser, "Run", "Restart Kernel and Run All Cells…")
        lab.click(browser, "css selector", ".jp-Dialog .jp-mod-accept")
        cells = f"{lab.NOTEBOOK}.widgets.map(cell => cell.model).filter(m => m.type === 'code')"
        wait_for(lambda: browser.execute_script(f"return {cells}.at(-1).executionCount"), 240)
        assert all(browser.execute_script(f"return {cells}.map(m => m.executionCount)"))
        outputs = browser.execute_script(f"return {cells}.map(m => m.outputs.toJSON())")
        browser.save_screenshot(str(tmp_path / "end.png"))
    assert "error" not in [out["output_type"] for cell in outputs for out in cell]
    said = json.dumps(outputs)
    assert ("): not written yet" in said) == (share < 1)


def test_sliders_have_their_keys_in_notebook_7(assignment, folder, tmp_path):
    """There, too, arrow keys belong to the slider that has the focus."""
    fill_in(folder / NAME, assignment.solutions, lambda name: True)
    content = json.loads((folder / NAME).read_text())
    needed = ("setup", "lstm_cell_forward", "lstm_forward", "gates", "gates-lesson")
    content["cells"] = [cell for cell in content["cells"] if cell["id"] in needed]
    (folder / NAME).write_text(json.dumps(content))
    with (
        jupyter_lab(folder, tmp_path, module="notebook") as url,
        lab.chromium(tmp_path) as browser,
    ):
        lab.open_notebook(browser, url, NAME, "notebooks")
        lab.choose(browser, "Run", "Run All Cells")
        slider = ("css selector", "input[type=range]")
        wait_for(lambda: browser.find_elements(*slider), 60)
        move_a_slider(browser, lab.cell(browser, "gates"))


@lab.steady
def check_cell(browser, id_: str) -> None:
    """No error, no formula that MathJax could not set, and every figure has been loaded."""
    cell = lab.cell(browser, id_)
    assert not cell.find_elements("css selector", "[data-mime-type*=error]"), cell.text
    assert not cell.find_elements("css selector", "mjx-merror"), cell.text
    for image in cell.find_elements("css selector", "img"):
        wait_for(lambda image=image: image.get_property("naturalWidth") > 100, 60)


def step_through(view) -> None:
    """Next and Back go one move on and back; all at once shows every step."""
    back, forth, whole = view.find_elements("css selector", ".rnn-steps button")
    count = view.find_element("css selector", ".rnn-steps span")
    steps = view.find_elements("css selector", "section")
    shown = lambda: [step.is_displayed() for step in steps].count(True)  # noqa: E731
    assert (count.text, shown()) == ("move 1 of 8", 1)
    covered = view.find_element("css selector", "section .rnn-answer")
    assert not covered.is_displayed()
    forth.click()
    assert (count.text, covered.is_displayed()) == ("move 2 of 8", True)
    forth.click()
    back.click()
    assert (count.text, shown()) == ("move 2 of 8", 1)
    whole.click()
    assert (count.text, shown()) == ("all moves", 4)


def move_a_slider(browser, picture) -> None:
    """A slider moves with the keys, changes the picture, and the notebook keeps its place."""
    from selenium.webdriver.common.keys import Keys

    shown = lambda: {  # noqa: E731
        part.get_attribute("data-when")
        for part in picture.find_elements("css selector", "[data-when]")
        if part.is_displayed()
    }
    assert shown() == {"bias=5"}
    picture.find_element("css selector", "input[type=range]").send_keys(Keys.ARROW_LEFT)
    assert shown() == {"bias=3"}
    browser.switch_to.active_element.send_keys(Keys.ARROW_LEFT)
    assert shown() == {"bias=1"}
