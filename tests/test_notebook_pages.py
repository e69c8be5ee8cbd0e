"""Both notebooks as pages: what is folded stays so, tables have heads, how long it takes."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import nbformat
import pytest

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOKS = {path.parent.name: path for path in (ROOT / "source").glob("*/*.ipynb")}

UNREAD = (
    r"<style>.*?</style>|!\[.*?\]\(.*?\)|```.*?```|<[^>]*>|\$\$.*?\$\$"  # figures, code, formulas
)


@pytest.fixture(params=NOTEBOOKS.values(), ids=NOTEBOOKS, scope="module")
def cells(request) -> list[nbformat.NotebookNode]:
    """The cells of each notebook."""
    return nbformat.read(request.param, as_version=4).cells


@pytest.fixture(scope="module")
def page(cells) -> str:
    """The same as an HTML page."""
    from nbconvert import HTMLExporter

    notebook = nbformat.v4.new_notebook(cells=cells)
    return HTMLExporter(template_name="lab").from_notebook_node(notebook)[0]


class Outline(HTMLParser):
    """What lies inside the <details> of a page: for each, its summary and all text in it."""

    def __init__(self):
        super().__init__()
        self.found, self.open, self.in_summary = [], [], False

    def handle_starttag(self, tag, attrs):
        if tag == "details":
            assert "open" not in dict(attrs)
            self.open.append(["", ""])
        self.in_summary |= tag == "summary"

    def handle_endtag(self, tag):
        if tag == "details":
            self.found.append(self.open.pop())
        if tag == "summary":
            self.in_summary = False

    def handle_data(self, data):
        if self.open:
            self.open[-1][0 if self.in_summary else 1] += data


def test_what_is_folded_stays_folded_in_an_export(cells, page):
    """As an HTML page, hints and comparisons are inside their <details>, none after it."""
    outline = Outline()
    outline.feed(page)
    text = "\n".join(cell.source for cell in cells if cell.cell_type == "markdown")
    assert len(outline.found) == text.count("<details>") > 10
    for summary, inside in outline.found:
        assert summary.strip()
        assert len(inside.split()) > 10, summary
    folded = re.findall(r"<details>.*?</details>", text, re.S)
    assert not [part for part in folded if re.search(r"\n\s*\n|`", part)], "no blank line inside"


@pytest.mark.slow
@pytest.mark.parametrize("notebook", NOTEBOOKS.values(), ids=NOTEBOOKS)
def test_the_page_that_it_tells_how_to_make_has_its_figures_in_it(notebook, tmp_path):
    """The command of each README.txt."""
    readme = (notebook.parent / "README.txt").read_text()
    (command,) = re.findall(r"^    python (-m jupyter nbconvert .*)$", readme, re.M)
    words = [sys.executable, *command.split(), "--output-dir", str(tmp_path)]
    done = subprocess.run(words, cwd=notebook.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (page,) = tmp_path.glob("*.html")
    assert 'src="images/' not in page.read_text()
    figures = list(notebook.parent.glob("images/*"))
    assert page.read_text().count('src="data:image/png') == len(figures) > 0


def test_every_column_and_every_image_says_what_it_is(page):
    """No table has a column without a head; no image is without words."""
    assert "<th>" in page
    assert not re.findall(r"<th[^>]*>\s*</th>", page)
    images = re.findall(r"<img [^>]*>", page)
    assert images
    assert all(re.search(r'alt="[^"]{80,}"', image) for image in images)


def test_the_closing_questions_have_answers(cells):
    """Each can be compared with an answer, which is folded."""
    end = cells[-1].source
    assert end.count("<details>") == end.count("?</summary>\n<p>") >= 5


def test_how_long_each_part_takes_is_counted(cells):
    """The minutes are the words of a part at 200 a minute, the lines those of its solutions."""
    part, words, lines = "Start", {}, {}
    for cell in cells:
        if cell.cell_type == "markdown":
            if found := re.match(r"## (Part \d)", cell.source):
                part = found[1]
            if cell is cells[-1]:
                part = "End"
            if cell.id == "lstm-cell-backward-text":
                part = "Part 3, LSTM"
            text = re.sub(UNREAD, " ", cell.source, flags=re.S)
            words[part] = words.get(part, 0) + len(re.findall(r"[A-Za-z]\w*", text))
        if found := re.search(r"### BEGIN SOLUTION\n(.*?)### END SOLUTION", cell.source, re.S):
            written = sum(bool(line.strip()) for line in found[1].splitlines())
            lines[part] = lines.get(part, 0) + written
    table = next(cell.source for cell in cells if cell.id == "how-it-works")
    rows = re.findall(
        r"^\| (\w+ ?\d?(?:, LSTM)?)(?:, RNN)? \|.*\| (\d+) min \| (?:(\d+) lines )?\|$", table, re.M
    )
    assert [name for name, _, _ in rows] == list(words)
    assert {name: int(minutes) for name, minutes, _ in rows} == {
        name: max(1, round(count / 200)) for name, count in words.items()
    }
    assert {name: int(n) for name, _, n in rows if n} == lines


FOLDED = """return [...document.querySelectorAll("details > :not(summary)")].filter(
  one => !one.checkVisibility({contentVisibilityAuto: true}) || !one.clientHeight).length"""
COVERED = """return [...document.querySelectorAll(".rnn-steps section, .rnn-answer")].filter(
  one => !one.checkVisibility({visibilityProperty: true})).length"""

OPEN = """return [...document.querySelectorAll(".rnn-open")].filter(
  one => one.checkVisibility({visibilityProperty: true})).length"""


@pytest.mark.browser
def test_a_printed_notebook_holds_what_is_folded(page, tmp_path):
    """On paper answers and formulas are open and all moves are shown; on the screen they wait."""
    from driving import browser as lab
    from first_notebook import module, right_functions
    from selenium.webdriver.support.ui import WebDriverWait

    course, steps = right_functions(), module("rnn_steps")
    moves = steps.backward_moves(course["rnn_forward"], course["rnn_cell_backward"])
    file = tmp_path / "page.html"
    page = re.sub(r'<script[^>]*src="http[^>]*></script>', "", page)  # the net may not be there
    file.write_text(page.replace("</body>", steps.steps_page(moves) + "</body>"))
    with lab.chromium(tmp_path / "browser") as browser:
        browser.get(file.as_uri())
        wait = WebDriverWait(browser, 60)
        for look in (FOLDED, COVERED):
            browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
            wait.until(lambda one, look=look: one.execute_script(look) == 0)
            browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
            wait.until(lambda one, look=look: one.execute_script(look) > 0)
        assert browser.execute_script(OPEN) == 1, "what is asked for is an empty box"
        browser.find_elements("css selector", ".rnn-steps button")[1].click()
        assert browser.execute_script(OPEN) == 0
        browser.find_elements("css selector", ".rnn-steps button")[0].click()
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        wait.until(lambda one: one.execute_script(OPEN) == 0)


@pytest.mark.browser
def test_a_picture_fits_a_telephone(tmp_path):
    """At 390 pixels nothing has to be pushed sideways to be seen, with script or without."""
    from driving import browser as lab
    from first_notebook import module

    draw = module("rnn_draw")
    panel = draw.panel("Title", [draw.curve("a", draw.BLUE, [0, 9], [0, 1])], [0, 9], [0, 1])
    file = tmp_path / "picture.html"
    size = {"width": 390, "height": 800, "deviceScaleFactor": 1, "mobile": True}
    with lab.chromium(tmp_path / "browser") as browser:
        browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        for text in (
            draw.picture([panel], "words"),
            draw.picture([panel], "words").split("<sc")[0],
        ):
            file.write_text(f'<meta name="viewport" content="width=device-width">{text}')
            browser.get(file.as_uri())
            assert browser.execute_script("return document.documentElement.scrollWidth") <= 390


@pytest.mark.browser
def test_the_figures_can_be_read_on_a_telephone(cells, page, tmp_path):
    """Each keeps its letters legible, 11 pixels high, and is pushed sideways in a frame of its own;
    the page itself fits.
    """
    from driving import browser as lab

    look = """return [...document.querySelectorAll("img")].map(
      one => [one.getBoundingClientRect().width, one.parentElement.clientWidth,
              getComputedStyle(one.parentElement).overflowX, one.parentElement.innerText.trim()])"""
    size = {"width": 390, "height": 800, "deviceScaleFactor": 1, "mobile": True}
    file = tmp_path / "page.html"
    file.write_text(re.sub(r'<script[^>]*src="http[^>]*></script>', "", page))
    (tmp_path / "images").symlink_to(ROOT / "images")
    with lab.chromium(tmp_path / "browser") as browser:
        browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        browser.get(file.as_uri())
        seen = browser.execute_script(look)
        wide = browser.execute_script("return document.documentElement.scrollWidth")
    assert len(seen) == sum(len(re.findall(r"<img |!\[", c.source)) for c in cells) >= 3
    for width, frame, overflow, beside in seen:
        assert 13 * width / 800 >= 11
        assert (frame < 390, overflow, beside) == (True, "auto", "")
    assert wide <= 390
