"""A student in a real JupyterLab: headless Chromium on what was released."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import copy_course, rnngrader
from driving import browser as lab
from driving.servers import jupyter_lab, wait_for

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
    done = rnngrader(course, "release")
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
        button = ("xpath", "//*[contains(@class, 'ToolbarButton')][normalize-space()='Validate']")
        wait_for(lambda: browser.find_elements(*button), 20)[-1].click()
        dialog = ("css selector", ".jp-Dialog-content")
        said = wait_for(lambda: [d.text for d in browser.find_elements(*dialog) if d.text], 60)[0]
        browser.save_screenshot(str(tmp_path / "validated.png"))
    assert "The following cell failed" in said
    assert "validate(rnn_backward)" in said
    assert "Hint:" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_the_solved_notebook_shows_everything(assignment, folder, tmp_path, theme):
    """Figures, formulas and plots are there, no cell fails, and the backward view steps."""
    fill_in(folder / NAME, assignment.solutions, lambda name: True)
    with jupyter_lab(folder, tmp_path, theme=theme) as url, lab.chromium(tmp_path) as browser:
        lab.open_notebook(browser, url, NAME)
        lab.choose(browser, "Run", "Run All Cells")
        wait_for(lambda: "[" in lab.prompt(browser, "carried-gradient").replace("[*]", ""), 60)
        ids = [cell["id"] for cell in json.loads((folder / NAME).read_text())["cells"]]
        for id_ in ids:
            cell = lab.cell(browser, id_)
            assert not cell.find_elements("css selector", "[data-mime-type*=error]"), cell.text
            assert not cell.find_elements("css selector", "mjx-merror"), cell.text
            for image in cell.find_elements("css selector", "img"):
                wait_for(lambda image=image: image.get_property("naturalWidth") > 100, 10)
            browser.save_screenshot(str(tmp_path / f"{id_}.png"))

        view = lab.cell(browser, "backward-steps")
        back, forth, whole = view.find_elements("css selector", ".backward-steps button")
        caption = view.find_element("css selector", ".backward-steps p")
        parts = view.find_elements("css selector", "[data-frame]")
        shown = lambda: sum(part.is_displayed() for part in parts)  # noqa: E731
        assert (caption.text[:7], shown()) == ("0 of 12", 0)
        forth.click()
        forth.click()
        assert (caption.text[:7], shown()) == ("2 of 12", 2)
        back.click()
        assert (caption.text[:7], shown()) == ("1 of 12", 1)
        whole.click()
        assert (caption.text[:8], shown()) == ("12 of 12", 12)
        browser.save_screenshot(str(tmp_path / "steps.png"))
