"""Where a function's values part from the reference's: the first that the right function has
nowhere, and what the right one makes that this one has nowhere.

Both are run with their steps told. What a step is worth is compared as numbers: anywhere in the
other function, transposed or not, as one row of it or as many. So another order, a loop for a
product of matrices or other names make no difference, and a detour that comes back to right values
is no mistake.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass

import numpy as np

from rnngrader.course.assignment import Assignment
from rnngrader.course.probes import copy_arguments
from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.lookup import MAX_ROWS, Array, Log, Values, key_of, says_nothing
from rnngrader.diagnosis.steps import CUT, MAX_ARRAYS, MAX_NUMBERS, Step, Told, telling
from rnngrader.diagnosis.written import shown
from rnngrader.records import Value

MAX_INSIDE = 100  # steps of which one is made, that are looked at
BITS = 10  # by which whole numbers are more than chance: one of a thousand
MAX_NAMES = 4  # of what a missing value is computed from


@dataclass
class Seen:
    """What can be said of one entry of a log beside the other function."""

    known: bool | None  # whether it is anywhere there; None where that says nothing
    there: bool  # whether it may be said to be there
    shared: bool  # whole numbers that are there, and hardly by chance
    lacking: bool  # whole numbers that are nowhere there
    counted: bool  # one whole number, reached part by part
    doubtful: bool  # whole numbers, or what these pick, that come of what is nowhere there


@dataclass(frozen=True)
class Strange:
    """A step that is worth what the other function has nowhere."""

    step: int
    made_of: Sequence[int]  # where in the log that stands
    sure: bool  # the other function has that
    filled: Set[int]  # the steps that fill it, where it is a variable


def places_in(
    assignment: Assignment, name: str, source: str, seed: int, told: Mapping[int, Value]
) -> str:
    """Return what can be said of where a student's function parts from the reference; or "".

    told: by the positions of public probes, what `telling(source, name)` gave there
    """
    try:
        own = telling(source, name)
        right = telling(assignment.solutions[name], name, MAX_ROWS, 50 * MAX_ROWS)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ""
    probes = assignment.probes(name, seed)
    namespace = dict(assignment.reference)
    exec(compile(right.definition, f"<steps of {name}>", "exec"), namespace)
    seen = []
    for index, log in ((index, read_log(value)) for index, value in told.items()):
        ours = all(0 <= step < len(own.steps) for step, _ in log)  # and not cut
        if not ours or all(map(says_nothing, arrays_of(probes[index].answer))):
            continue
        with np.errstate(all="ignore"):
            should = namespace[name](*copy_arguments(probes[index].arguments))
        if log and should and should[-1][0] != CUT:
            seen.append((log, should, [*arrays_of(probes[index].arguments)]))
    return find_places(own, right, seen)


def read_log(value: Value) -> Log:
    """Return what steps told, if it is that: a student's process may send anything."""
    entries = value if isinstance(value, list) and len(value) <= MAX_ARRAYS + 1 else []
    fit = all(
        isinstance(entry, tuple)
        and len(entry) == 2
        and isinstance(entry[0], int)
        and isinstance(entry[1], list)
        and all(isinstance(array, np.ndarray) for array in entry[1])
        for entry in entries
    )
    numbers = sum(array.size for _, arrays in entries for array in arrays) if fit else 0
    return entries if fit and numbers <= MAX_NUMBERS else []


def arrays_of(value: Value) -> Iterator[Array]:
    """Yield all arrays and numbers in a value."""
    if isinstance(value, (np.ndarray, float)):
        yield np.asarray(value)
    elif isinstance(value, (tuple, list, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from arrays_of(each)


def find_places(
    own: Told, reference: Told, logs: Sequence[tuple[Log, Log, Sequence[Array]]]
) -> str:
    """Return what can be said of where two functions part, on most of some probes.

    logs: of some probes, what the own steps and the reference's were worth, and what was given
    """
    strange, missing, facts = [], [], []
    for log, right, given in logs:
        theirs = Values(right, given)
        strange.append(first_strange(own, log, theirs))
        if strange[-1] or all(theirs.have(arrays) is not False for _, arrays in log):
            missing.append(first_strange(reference, right, Values(log, given)))
        else:  # it may make the same in another way
            missing.append(None)
    if found := most_frequent(strange):
        step = own.steps[found.step]
        lines = sorted({own.steps[each].line - own.first_line + 1 for each in found.filled})
        if len(lines) > 1:
            facts.append(phrases.strange_variable(lines, step.sets))
        else:
            line = step.line - own.first_line + 1
            facts.append(phrases.strange_value(line, shown(step.text), found.sure))
        facts.append(phrases.LOOK_THERE if found.step in own.ends else phrases.WHERE_TO_LOOK)
    if found := most_frequent(missing):
        log, right, _ = logs[missing.index(found)]
        made_of = [name_in(own.steps, log, right[at][1]) for at in found.made_of]
        if names := list(dict.fromkeys(filter(None, made_of)))[:MAX_NAMES]:
            facts.append(phrases.VALUE_MISSING.format(phrases.listed([*map(shown, names)])))
    return " ".join(facts)


def most_frequent(found: Sequence[Strange | None]) -> Strange | None:
    """Return what most of the probes show, the first of them where several do."""
    shown = [each for each in found if each]
    counts = Counter(each.step for each in shown)
    return max(shown, key=lambda each: counts[each.step], default=None)


def first_strange(told: Told, log: Log, others: Values) -> Strange | None:
    """Return the first step that is worth what the other function has nowhere, though nothing of
    which it is made is such a one, and of which nothing comes that is there.

    What is filled part by part counts as a whole, where it is read as one.
    """
    steps = [told.steps[number] for number, _ in log]
    made_of, comes_of = flow(told, log)
    seen = compared(steps, log, made_of, others)
    right, counts = leading(told, log, made_of, comes_of, seen)
    detours = {log[at][0] for at, s in enumerate(seen) if s.known is False and right[at] == "all"}
    parts_only = [True] * len(log)  # of what is read, parts are taken
    for at, step in enumerate(steps):
        for each in made_of[at]:
            parts_only[each] &= step.picks
    for at, step in enumerate(steps):
        entry, inner, fills = at, made_of[at], list[int]()
        if seen[at].known is not False or not counts[at] or not inner or step.linked or step.by:
            continue
        if step.reads:
            entry = inner[0]
            fills, inner = filled_with(entry, steps, made_of, comes_of)
            if parts_only[at] or not inner:
                continue
        if log[entry][0] not in detours and not any(
            seen[each].known is False or seen[each].doubtful for each in inner
        ):
            whence = sorted(origins(inner, seen, made_of))
            if any(seen[each].counted for each in [*whence, *inner]):
                return None  # one by one: who knows where that went wrong
            if many := [each for each in whence if log[each][1][0].size > 1]:
                entry, inner, fills = many[0], made_of[many[0]], []
                if right[entry]:
                    return None
            sure = all(seen[each].there for each in inner)
            filled = {log[each][0] for each in fills}
            return Strange(log[entry][0], made_of[entry], sure, filled)
    return None


def origins(
    entries: Sequence[int], seen: Sequence[Seen], made_of: Sequence[Sequence[int]]
) -> set[int]:
    """Return these entries, and of what they are made, as far as the other function lacks that."""
    found: set[int] = set()
    ahead = list(entries)
    while ahead:
        at = ahead.pop()
        if seen[at].lacking and at not in found:
            found.add(at)
            ahead += made_of[at]
    return found


def compared(
    steps: Sequence[Step], log: Log, made_of: Sequence[Sequence[int]], others: Values
) -> list[Seen]:
    """Return what can be said of each entry of a log beside the values of the other function."""
    seen: list[Seen] = []
    plain = [all(array.size < 2 for array in arrays) for _, arrays in log]
    keys = [[*map(key_of, arrays)] for _, arrays in log]
    for at, (step, (_, arrays)) in enumerate(zip(steps, log, strict=True)):
        known, lacking, inner = others.have(arrays), others.lack(arrays), made_of[at]
        now = Seen(
            known,
            there=known is None and plain[at] or bool(known) and others.have_as_they_are(arrays),
            shared=known is None and not lacking and any(map(is_rare, arrays)),
            lacking=lacking,
            counted=known is None and plain[at] and bool(step.by),
            doubtful=(known is None or step.picks)
            and any(
                seen[each].known is False or seen[each].doubtful for each in inner[step.picks :]
            ),
        )
        parts = [seen[each].known for each in inner]
        handed_on = step.picks or ((step.reads or step.sets and not step.by) and None in parts)
        written_in = not inner and not step.reads and not step.sets
        if known is False and (written_in or handed_on and parts and False not in parts):
            now.known = None  # a number, or a part of what is there
            now.there = not step.picks and all(seen[each].there for each in inner)
        same = [seen[each] for each in inner if keys[each] == keys[at] and not step.picks]
        if same:
            now.lacking, now.there, now.counted = same[0].lacking, same[0].there, same[0].counted
        elif now.known is None and inner and not step.picks:
            now.there = False  # if the other function has as many, that may be chance
        if step.picks or all(plain[each] for each in inner):
            # of sizes and numbers alone, or which one of many is looked at
            now.lacking = not step.picks and any(seen[each].lacking for each in inner)
        seen.append(now)
    return seen


def leading(
    told: Told,
    log: Log,
    made_of: Sequence[Sequence[int]],
    comes_of: Sequence[Sequence[int]],
    seen: Sequence[Seen],
) -> tuple[list[str], list[bool]]:
    """Return of each entry whether something comes of "all" of it that the other function has, or
    of a "part" alone, which does not make the others right; and whether the result, or the way to
    it, hangs on it.
    """
    right, counts = [""] * len(log), [False] * len(log)
    for at in reversed(range(len(log))):
        number = log[at][0]
        step = told.steps[number]
        before = [*made_of[at], *(inner for each in made_of[at] for inner in made_of[each])]
        one_of_many = step.picks and any(
            len(log[each][1]) > 1 or told.steps[log[each][0]].by for each in before
        )
        if not step.reads and (seen[at].known or seen[at].shared and not step.sets):
            right[at] = "all"
        counts[at] |= number in told.ends
        comes = "part" if one_of_many and right[at] else right[at]
        for each in comes_of[at]:
            right[each] = min(right[each], comes, key=("all", "part", "").index)
            counts[each] |= counts[at]
    return right, counts


def is_rare(array: Array) -> bool:
    """Whether whole numbers are so many, and so far apart, that others are hardly the same."""
    if array.size < 2 or array.dtype.kind not in "biuf" or not np.isfinite(array).all():
        return False
    return float(array.size * np.log2(float(array.max()) - float(array.min()) + 1)) > BITS


def filled_with(
    entry: int,
    steps: Sequence[Step],
    made_of: Sequence[Sequence[int]],
    comes_of: Sequence[Sequence[int]],
) -> tuple[list[int], list[int]]:
    """Return where a variable was filled, and all that it was made of and filled with; nothing
    where it was not filled.
    """
    fills: list[int] = []
    found: list[int] = []
    while steps[entry].by:
        fills.append(entry)
        found += made_of[entry]
        if len(comes_of[entry]) == len(made_of[entry]):
            return fills, found
        entry = comes_of[entry][-1]
    return fills, [*found, entry] if found else []


def flow(told: Told, log: Log) -> tuple[list[list[int]], list[list[int]]]:
    """Return of what in the log each entry is made, and all of which it comes: what a line fills
    was there before as well.
    """
    latest: dict[int, int] = {}  # where in the log a step was last told
    assigned: dict[str, int] = {}
    made_of: list[list[int]] = []
    comes_of: list[list[int]] = []

    def entries(number: int) -> list[int]:
        if number in latest:
            return [latest[number]]
        return [entry for each in told.steps[number].made_of for entry in entries(each)]

    for at, (number, _) in enumerate(log):
        step = told.steps[number]
        found = [entry for each in step.made_of[:MAX_INSIDE] for entry in entries(each)]
        if step.reads in assigned:
            found = [assigned[step.reads]]
        made_of.append(found)
        filled = bool(step.by) and step.sets in assigned
        comes_of.append([*found, assigned[step.sets]] if filled else found)
        if step.sets:
            assigned[step.sets] = at
        latest[number] = at
    return made_of, comes_of


def name_in(steps: Sequence[Step], log: Log, arrays: Sequence[Array]) -> str:
    """Return what a value is called in another function: the shortest text of it; "" if nothing."""
    if all(map(says_nothing, arrays)):
        return ""
    values, size = Values([(0, arrays)]), sum(each.size for each in arrays)
    same = (n for n, seen in log if sum(each.size for each in seen) == size and values.have(seen))
    found = [steps[number].sets or steps[number].text for number in same]
    return min(found, key=len, default="")
