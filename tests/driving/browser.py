"""A headless Chromium, and a person's hands in JupyterLab."""

from __future__ import annotations

import functools
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from driving.programs import need, without
from driving.servers import TOKEN, wait_for

R = TypeVar("R")
NOTEBOOK = "jupyterapp.shell.currentWidget.content"


@contextmanager
def chromium(scratch: Path, width: int = 1280, height: int = 900) -> Iterator:
    """A browser of this test's own."""
    try:
        from selenium import webdriver
    except ImportError:
        without("selenium (of the dev group)")
    options = webdriver.ChromeOptions()
    options.binary_location = need("chromium", "Debian: chromium")
    for option in (
        "--headless=new",
        f"--window-size={width},{height}",
        "--disable-gpu",
        f"--user-data-dir={scratch / 'chromium'}",
        "--disable-dev-shm-usage",
    ):
        options.add_argument(option)
    if os.geteuid() == 0:
        options.add_argument("--no-sandbox")  # Chromium's own does not work for root
    service = webdriver.ChromeService(need("chromedriver", "Debian: chromium-driver"))
    driver = webdriver.Chrome(options, service)
    try:
        yield driver
    finally:
        driver.quit()


def axe() -> str:
    """The script of axe-core, which finds what keeps people out of a page."""
    command = [need("npm", "Debian: npm"), "root", "--global"]
    folder = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    script = Path(folder, "axe-core", "axe.min.js")
    return script.read_text() if script.is_file() else without("npm install --global axe-core@4")


def steady(look: Callable[..., R]) -> Callable[..., R]:
    """Looks again where JupyterLab has drawn anew, meanwhile, what was being looked at."""

    @functools.wraps(look)
    def looked(*arguments: object) -> R:
        from selenium.common.exceptions import StaleElementReferenceException

        for _ in range(40):
            try:
                return look(*arguments)
            except StaleElementReferenceException:
                time.sleep(0.25)
        return look(*arguments)

    return looked


def open_notebook(browser, url: str, name: str, page: str = "lab/tree") -> None:
    """Opens a notebook in JupyterLab, or as another page, and waits until its kernel is ready."""
    browser.get(f"{url}/{page}/{name}?token={TOKEN}")
    ready = "jupyterapp.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
    wait_for(lambda: browser.execute_script(f"return window.jupyterapp && {ready}"), 60)


def cell(browser, id_: str):
    """The element of the cell with this id, scrolled into view."""
    find = f"{NOTEBOOK}.widgets.findIndex(cell => cell.model.id === arguments[0])"
    browser.execute_script(f"return {NOTEBOOK}.scrollToItem({find}, 'start')", id_)
    return browser.execute_script(f"return {NOTEBOOK}.widgets[{find}].node", id_)


def write(browser, id_: str, *keys: str) -> None:
    """Clicks into a cell's editor and presses keys."""
    enter(browser, id_)
    browser.switch_to.active_element.send_keys(*keys)


@steady
def enter(browser, id_: str) -> None:
    """Clicks into a cell's editor."""
    cell(browser, id_).find_element("css selector", ".cm-line").click()


def type_code(browser, source: str) -> None:
    """Types lines of Python; the editor indents, what it indents too much is taken back."""
    from selenium.webdriver.common.keys import Keys

    keys, indented = [], 0
    for line in source.splitlines():
        text = line.lstrip()
        indent = (len(line) - len(text)) // 4
        keys += [Keys.BACKSPACE * (indented - indent), text, Keys.ENTER]
        indented = indent + text.endswith(":")
    browser.switch_to.active_element.send_keys(*keys)


def source(browser, id_: str) -> str:
    """What stands in a cell."""
    find = f"{NOTEBOOK}.widgets.find(cell => cell.model.id === arguments[0])"
    return browser.execute_script(f"return {find}.model.sharedModel.source", id_)


def run(browser, id_: str) -> str:
    """Runs one cell with Shift+Enter and returns the text below it."""
    from selenium.webdriver.common.keys import Keys

    before = prompt(browser, id_)
    write(browser, id_, Keys.SHIFT + Keys.ENTER + Keys.NULL)
    wait_for(lambda: prompt(browser, id_) not in (before, "[*]:"), 60)
    return output(browser, id_)


def choose(browser, menu: str, item: str) -> None:
    """Clicks an item of JupyterLab's menu bar."""
    by_label = "//*[contains(@class, 'lm-{}-itemLabel') and normalize-space()='{}']"
    for place, text in (("MenuBar", menu), ("Menu", item)):
        click(browser, "xpath", by_label.format(place, text), 0)


def click(browser, by: str, value: str, which: int = -1) -> None:
    """Clicks one of the elements that are found, as soon as it is there and stays."""
    from selenium.common.exceptions import (
        ElementClickInterceptedException,
        ElementNotInteractableException,
        StaleElementReferenceException,
    )

    def clicked() -> bool:
        found = browser.find_elements(by, value)
        try:
            found[which].click()
        except (
            IndexError,
            ElementClickInterceptedException,
            ElementNotInteractableException,
            StaleElementReferenceException,
        ):
            return False
        return True

    wait_for(clicked, 60)


@steady
def prompt(browser, id_: str) -> str:
    """The number of a cell's last run in brackets."""
    return cell(browser, id_).find_element("css selector", ".jp-InputPrompt").text


@steady
def output(browser, id_: str) -> str:
    """The text below a cell."""
    areas = cell(browser, id_).find_elements("css selector", ".jp-OutputArea-output")
    return "\n".join(area.text for area in areas)
