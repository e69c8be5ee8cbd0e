"""The student's and the class's page in a browser: for everybody, in both themes, on a phone."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from driving import browser as lab
from test_feedback import carry_dropped, raised, submission
from test_report import CLASS, FINALS, SECOND, answer_of

from rnngrader.feedback.attempts import changes_html, standing_html
from rnngrader.feedback.class_page import Facts, class_page
from rnngrader.feedback.class_tables import class_csv
from rnngrader.feedback.progress import since
from rnngrader.feedback.score import as_reported, with_final
from rnngrader.feedback.student import student_page
from rnngrader.records import AssignmentSettings, Made

pytestmark = pytest.mark.browser

OPEN = "document.querySelectorAll('details').forEach(one => one.open = true)"
LOOK = """const done = arguments[arguments.length - 1];
axe.run(document, {resultTypes: ["violations"]}).then(found => done(
  found.violations.map(one => one.id + ": " + one.nodes.map(node => node.target).join(" "))));"""


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with lab.chromium(tmp_path_factory.mktemp("browser")) as one:
        yield one


@pytest.fixture
def pages(tmp_path: Path) -> dict[str, Path]:
    """Both pages with all that they can hold."""
    wide = replace(raised().error, line="    z = " + " + ".join(["Wax @ dz"] * 30))
    worst = replace(raised(), error=wide)
    report = submission(worst, carry_dropped(), problems=("It was repaired.",))
    made, settings = Made(2, datetime.datetime(2026, 1, 1)), AssignmentSettings(minutes_between=9)
    told = standing_html(made, settings, made.graded_at) | changes_html(made, report, report)
    page = student_page(report, "RNN", {"rnn_backward": "def rnn_backward(): ..." * 20})
    changed = since(class_csv(CLASS[:3], FINALS), class_csv(CLASS))
    facts = Facts(
        names={"ada": "Ada Lovelace"},
        sections={"ada": "B 12"},
        links={"ada": "ada.html"},
        same=(("ada", "bob"),),
        earlier=SECOND,
        since=changed,
        since_when="Monday",
    )
    texts = {
        "student": with_final(page, as_reported(report), told),
        "class": class_page(CLASS, "RNN", facts=facts, finals=FINALS, answer_of=answer_of),
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.html").write_text(text)
    return {name: tmp_path / f"{name}.html" for name in texts}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("which", ["student", "class"])
def test_a_page_keeps_nobody_out(browser, pages, which, theme):
    """axe-core finds nothing, with everything unfolded: contrast, names, order, landmarks."""
    feature = {"name": "prefers-color-scheme", "value": theme}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
    browser.get(pages[which].as_uri())
    dark = "return matchMedia('(prefers-color-scheme: dark)').matches"
    assert browser.execute_script(dark) is (theme == "dark")
    browser.execute_script(OPEN)
    browser.execute_script(lab.axe())
    assert browser.execute_async_script(LOOK) == []


@pytest.mark.parametrize("which", ["student", "class"])
def test_a_page_fits_a_phone(browser, pages, which):
    """At 320 pixels nothing but the wide tables has to be pushed sideways."""
    size = {"width": 320, "height": 800, "deviceScaleFactor": 1, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    browser.get(pages[which].as_uri())
    browser.execute_script(OPEN)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= 320
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_a_printed_page_holds_all(browser, pages):
    """On paper every hint is open and every answer whole."""
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    browser.get(pages["student"].as_uri())
    look = """return [...document.querySelectorAll("details > :not(summary)")].filter(
      one => !one.checkVisibility() || one.scrollHeight > one.clientHeight + 1).length"""
    assert browser.execute_script("return document.querySelectorAll('details').length") > 2
    assert browser.execute_script(look) == 0
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert browser.execute_script(look) > 0


def test_a_name_from_right_to_left_turns_no_number(browser: Any, tmp_path: Path) -> None:
    """Under "Since": what stands left of the arrow is the score of before, whatever the name is."""
    before = [replace(r, exercises=(), score=0.0) for r in CLASS[:2]]
    names = {
        "ada": "\u0141ucja \u0645\u062d\u0645\u062f",
        "bob": "Olga \u05e9\u05e4\u05d9\u05e8\u05d0",
    }
    facts = Facts(
        names=names, since=since(class_csv(before), class_csv(CLASS)), since_when="Monday"
    )
    path = tmp_path / "class.html"
    path.write_text(class_page(CLASS, "RNN", facts=facts), encoding="utf-8")
    browser.get(path.as_uri())
    places = browser.execute_script(PLACES)
    assert len(places) == 2
    for name, score_before, arrow, after in places:
        assert name < score_before < arrow < after


PLACES = """
const items = [...document.querySelectorAll("section li")];
const line = items.find(one => /higher score/.test(one.textContent));
const walk = document.createTreeWalker(line, NodeFilter.SHOW_TEXT), found = [];
const left = (node, start, end) => {
  const range = document.createRange();
  range.setStart(node, start); range.setEnd(node, end);
  return range.getBoundingClientRect().left;
};
let name = null;
while (walk.nextNode()) {
  const node = walk.currentNode, move = /([\\d.]+) (→) ([\\d.]+)/d.exec(node.data);
  if (move) found.push([name, ...[1, 2, 3].map(i => left(node, ...move.indices[i]))]);
  else if (node.data.trim()) name = left(node, 0, node.data.length);
}
return found;"""
