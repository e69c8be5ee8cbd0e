"""A replay in lines of text: short first, for an office hour, or all of it."""

from __future__ import annotations

import ast
import io
import sys
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.text import Text

from rnngrader.course.probes import split_outputs
from rnngrader.feedback.phrases import sentence
from rnngrader.feedback.text import plain_number
from rnngrader.instructor.parting import first_difference, first_parting, leaves
from rnngrader.instructor.replay import Replay
from rnngrader.judge import (
    BESIDE,
    describe_outcome,
    judge_one,
    outcome_verdict,
    type_of,
)
from rnngrader.records import Exercise, ExerciseReport, Observation, Opaque, Value
from rnngrader.sandbox.untrusted import clean, type_words
from rnngrader.submission.trees import parsed

SHORT = {"precision": 6, "threshold": 40, "edgeitems": 2}
BEGIN, AROUND = 6, 5  # numbers that an array begins with, numbers around a place
MOST_PARTS, MOST_LINES = 6, 80  # arrays of an argument, lines of code
FULL = {"floatmode": "unique", "threshold": sys.maxsize}
PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>rnngrader replay</title>
<style>{stylesheet} body {{ color: {foreground}; background: {background}; }}</style></head>
<body><pre><code>{code}</code></pre></body></html>
"""


def html_page(replay: Replay, detail: str) -> str:
    """Return the same as on the terminal, as a file of its own."""
    console = Console(record=True, file=io.StringIO(), width=120)
    for line in lines(replay, detail):
        console.print(line, soft_wrap=True)
    return console.export_html(code_format=PAGE)


def lines(replay: Replay, detail: str = "first") -> Iterator[Text]:
    """Give what there is to see: of the "first" probe that fails, of "all", or "full", with whole
    arrays and right probes.
    """
    used = f"public probes of seed {replay.seed}"
    if replay.fresh:
        used += " and the attempt's own, under its recorded seed"
    yield Text(f"{replay.student} · {replay.exercise.name} · {used}", "bold")
    for change in replay.changes:
        yield Text(change, "yellow")
    if replay.reproduced:
        yield Text(f"The recorded result is reproduced: {result_text(replay.report)}", "green")
    else:
        yield Text("The recorded result is not reproduced.", "red")
        yield Text(f"  recorded: {result_text(replay.recorded)}")
        yield Text(f"  now:      {result_text(replay.report)}")
    yield from output_lines(replay)
    if detail != "first":
        for number in range(len(replay.own.probes)):
            yield Text()
            yield from probe_lines(replay, number, detail == "full")
        return
    failing = first_failing(replay)
    yield Text()
    if failing is None:
        yield Text(f"All {len(replay.own.probes)} probes are right. --full shows their numbers.")
    else:
        yield from first_probe_lines(replay, failing)
    yield from code_lines(replay, failing)
    if failing is not None:
        yield Text()
        yield Text("--all shows every probe, --full whole arrays as well.")


def first_failing(replay: Replay) -> int | None:
    """Return the position of the first probe that is wrong; None where none is."""
    for number, probe in enumerate(replay.own.probes):
        if judge_one(replay.exercise, probe, replay.own.observations[number]):
            return number
    return None


def head_line(replay: Replay, number: int, wrong: bool) -> Text:
    """Return a probe's number and settings, and whether it is right."""
    probe = replay.own.probes[number]
    settings = ", ".join(f"{key} = {value}" for key, value in probe.settings.items())
    head = f"Probe {number + 1} of {len(replay.own.probes)}{': ' if settings else ''}{settings}"
    return Text.assemble((head, "bold"), "  ", ("wrong", "red") if wrong else ("right", "green"))


def first_probe_lines(replay: Replay, number: int) -> Iterator[Text]:
    """Give a probe that fails, short: its inputs, and the numbers where each wrong output parts."""
    exercise, probe = replay.exercise, replay.own.probes[number]
    observation = replay.own.observations[number]
    wrong = judge_one(exercise, probe, observation)
    yield head_line(replay, number, True)
    for position, value in enumerate(probe.arguments):
        name = argument_name(exercise, position)
        parts = list(leaves(name, value))
        for path, part in parts[:MOST_PARTS]:
            yield Text(f"  {path}{short_numbers(part)}")
        if len(parts) > MOST_PARTS:
            yield Text(f"  … and {len(parts) - MOST_PARTS} more in {name}")
    if observation.outcome != "returned":
        yield from failure_lines(observation)
        return
    got = split_outputs(exercise, observation.value)
    for name, found in wrong.items():
        yield Text(f"  {name}: {found.verdict}: {clean(sentence(found))}", "red")
        if name in got and name in probe.expected:
            yield from parting_lines(exercise, name, probe.expected[name], got[name])


def argument_name(exercise: Exercise, position: int) -> str:
    names = exercise.arguments
    return names[position] if position < len(names) else f"argument {position + 1}"


def short_numbers(value: Value) -> str:
    """Return a value in one line: an array's shape and how it begins."""
    if not isinstance(value, np.ndarray):
        return f" = {clean(value, 80)}"
    begin = ", ".join(f"{number:.4g}" for number in value.ravel()[:BEGIN])
    return f" {value.shape}: {begin}{', …' if value.size > BEGIN else ''}"


def parting_lines(exercise: Exercise, name: str, expected: Value, got: Value) -> Iterator[Text]:
    """Give the numbers around the first difference, expected beside got."""
    found = first_parting(exercise, name, expected, got)
    if found is None:
        return
    yield Text(f"    {found.place}; {found.share}", "yellow")
    *before, last = found.index
    length = found.want.shape[-1]
    begin = max(0, min(last - 2, length - AROUND))
    for at in range(begin, min(begin + AROUND, length)):
        place = (*before, at)
        want, have = float(found.want[place]), float(found.have[place])
        line = f"    [{', '.join(map(str, place))}]  expected {want:< 22.14g} got {have:.14g}"
        yield Text(line, "red" if at == last else "")


def code_lines(replay: Replay, number: int | None) -> Iterator[Text]:
    """Give the student's code, with the lines marked that raised or that make a wrong output."""
    source = replay.answer.splitlines()
    if not source:
        return
    hit: set[int] = set()
    observation = None if number is None else replay.own.observations[number]
    if observation is not None and observation.error is not None:
        if observation.error.function == replay.exercise.name:
            hit = {observation.error.line_number}
    elif observation is not None and number is not None:
        wrong = judge_one(replay.exercise, replay.own.probes[number], observation)
        hit = lines_that_make(replay.answer, set(wrong))
    yield Text()
    yield Text(
        "The student's code" + (", » where the output is made or it raised:" if hit else ":")
    )
    for place, text in enumerate(source[:MOST_LINES], start=1):
        mark = "»" if place in hit else " "
        yield Text(f"{mark} {place:3} {clean(text, 160)}", "red" if place in hit else "")
    if len(source) > MOST_LINES:
        yield Text(f"  … and {len(source) - MOST_LINES} more lines")


def lines_that_make(source: str, outputs: set[str]) -> set[int]:
    """Return the lines in which something is put into variables called as these outputs."""
    found = set()
    for node in ast.walk(parsed(source) or ast.Module([], [])):
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            parts = (part for target in targets for part in ast.walk(target))
            if any(isinstance(part, ast.Name) and part.id in outputs for part in parts):
                found.add(node.lineno)
    return found


def result_text(report: ExerciseReport) -> str:
    points = f"{plain_number(report.points)} of {plain_number(report.max_points)} points"
    text = f"{points}, {report.verdict}"
    if report.diagnosis:
        text += f"; {report.diagnosis.id or report.diagnosis.kind}: {report.diagnosis.title}"
    return clean(text, 1000)


def output_lines(replay: Replay) -> Iterator[Text]:
    """Give which outputs counted, and whether right functions were substituted for them."""
    for name, finding in replay.report.outputs.items():
        note = f" {clean(sentence(finding))}" if sentence(finding) else ""
        yield Text(f"  {name}: {finding.verdict}{note}")
    if replay.report.carried_forward:
        right = f"the right {replay.substituted}"
        yield Text(f"  Graded with {right} in the place of the student's own.")


def failure_lines(observation: Observation) -> Iterator[Text]:
    """Give what happened where the call did not return."""
    said = sentence(describe_outcome(observation))
    yield Text(f"  {outcome_verdict(observation)}: {clean(said)}")
    if observation.error and observation.error.line:
        error = observation.error
        where = f"line {error.line_number} of {error.function}: {error.line}"
        yield Text(f"  at {clean(where)}")
        shapes = ", ".join(f"{key} {shape}" for key, shape in error.shapes.items())
        yield Text(f"  shapes there: {clean(shapes)}")


def probe_lines(replay: Replay, number: int, full: bool) -> Iterator[Text]:
    """Give one probe: its settings and inputs, and each wrong output."""
    exercise, probe = replay.exercise, replay.own.probes[number]
    observation = replay.own.observations[number]
    wrong = judge_one(exercise, probe, observation)
    yield head_line(replay, number, bool(wrong))
    if not wrong and not full:
        return
    for position, value in enumerate(probe.arguments):
        yield from value_lines(f"input {argument_name(exercise, position)}", value, full)
    if observation.outcome != "returned":
        yield from failure_lines(observation)
    got = split_outputs(exercise, observation.value) if observation.outcome == "returned" else {}
    for name in probe.expected if full else [n for n in probe.expected if n in wrong]:
        if name in wrong and observation.outcome == "returned":
            yield Text(f"  {name}: {wrong[name].verdict}: {clean(sentence(wrong[name]))}", "red")
        yield from value_lines(f"expected {name}", probe.expected[name], full)
        if name in got:
            yield from value_lines(f"got {name}", got[name], full)
            if found := first_difference(exercise, name, probe.expected[name], got[name]):
                yield Text(f"  {found}", "yellow")
    for name in wrong.keys() & set(BESIDE):
        yield Text(f"  {wrong[name].verdict}: {clean(sentence(wrong[name]))}", "red")
    if replay.with_right:
        still = judge_one(exercise, probe, replay.with_right.observations[number])
        yield Text(f"  with the right {replay.substituted}: {', '.join(still) or 'nothing'} wrong")


def value_lines(name: str, value: Value, full: bool) -> Iterator[Text]:
    """Give a value as text, arrays with their shape, collections item by item."""
    match value:
        case np.ndarray() if value.ndim:
            style = FULL if full else SHORT
            body = np.array2string(value, max_line_width=100, **style)
            yield Text(f"  {name} {value.shape}")
            for line in body.splitlines():
                yield Text(f"    {line}")
        case dict():
            for key, item in value.items():
                yield from value_lines(f"{name}[{clean(key, 80)!r}]", item, full)
        case tuple() | list():
            for position, item in enumerate(value):
                yield from value_lines(f"{name}[{position}]", item, full)
        case Opaque():
            yield Text(f"  {name}: {clean(type_words(type_of(value)))}")
        case _:
            yield Text(f"  {name} = {clean(value)}")
