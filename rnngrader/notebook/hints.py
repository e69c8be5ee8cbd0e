"""Hints for wrong results and for errors, from the data file's hashes and from what is seen.

A hint says what to look at; it never says what to write.

`entry["hints"]` of the data file has, each as {text: hashes, six letters each}:

    listed     of all that a known mistake does, on the example and on inputs of other sizes
    leaves     of each wrong output alone on all these inputs, hashed with its name, by a known one
    made       of all wrong outputs together, by a generated one: the right code with one change
    patterns   of which outputs are wrong, and how

What a hint says of inputs that are not the example (a batch of one, say) is true of the known
mistake. It is told of who does on all inputs what that one does, and of nobody else.
"""

import re
from functools import partial

import numpy as np

from rnngrader.notebook.compare import (
    and_list,
    by_name,
    describe,
    fits,
    is_close,
    is_complex,
    is_numeric,
    leaves,
    several,
    shown,
)
from rnngrader.notebook.errors import places_of, text_at
from rnngrader.notebook.hashes import LETTERS, digest, follows
from rnngrader.notebook.reading import names_in, writes_into
from rnngrader.notebook.relations import relations, right_steps

OF_OTHERS = re.compile(r"\b(right|only|all|every|everything|equal|two of)\b", re.IGNORECASE)

# ------------------------------------------------------------- the data file


def pattern_of(got, wanted):
    """Say of each leaf of the wanted outputs, in one letter, whether and how it is wrong.

    got, wanted: leaves by path
    """
    return "".join(letter(got.get(path), want) for path, want in wanted.items())


def letter(got, want):
    """Return one letter for how an array is wrong; a dot for a right one."""
    if is_close(got, want):
        return "."
    if not (is_numeric(want) or is_complex(want)) and type(got) is type(want):
        return "."
    if not fits(got, want) or np.shape(got) != np.shape(want):
        return "s"
    right = right_steps(got, want)
    return {(): "x", (0,): "f", (np.shape(want)[-1] - 1,): "l"}.get(right, "m") if right else "x"


def stored_hint(hints, kind, key):
    """Return the text under which a hash stands; empty if there is none."""
    for text, hashes in hints.get(kind, {}).items():
        if any(hashes.startswith(key, i) for i in range(0, len(hashes), LETTERS)):
            return text
    return ""


def outcome_hash(outcome):
    """Hash an outcome of `run`; of an error with the name of the function that it comes up in."""
    error = outcome[1]
    places = [] if error is None else places_of(error)
    names = [frame.f_code.co_name for frame, _ in places]
    inside = [name for name in names if name.isidentifier() and name != "run"]  # `run` is ours
    return digest([*outcome, *inside[-1:], *put_into(error, places)])


def mistake_hash(outcomes):
    """Hash outcomes of `run` on the example and on inputs of other sizes.

    Of what stops on the example only errors count: what comes back elsewhere, another line spoils.
    """
    if outcomes[0][1] is None:
        return digest([*map(outcome_hash, outcomes)])
    return digest([outcome_hash(outcomes[0]), *(type(error).__name__ for _, error, _ in outcomes)])


def leaf_hash(path, outcomes, entry):
    """Hash one output on the example and on inputs of other sizes."""
    return digest([path, *(leaves(by_name(result, entry)).get(path) for result, *_ in outcomes)])


def put_into(error, places):
    """Return the name of an array into which too large or too small a one was put; or nothing."""
    if not places or "could not broadcast input array" not in str(error):
        return []
    return [text_at(*places[-1]).split("[")[0]]


def find_hints(entry, outcomes, wanted, arguments, seen_in, function):
    """Return at most two sentences on a wrong outcome, the most telling first.

    entry: the function's entry of the data file
    outcomes: result, exception or None, paths of what changed in the inputs; on the example, and
        then on inputs of other sizes
    wanted, arguments: the right result and what the function was called with
    seen_in: says what is sure of the function, or nothing
    function: the learner's: no place is told that has no such name in it
    """
    hints, (result, error, changed) = entry["hints"], outcomes[0]
    known = stored_hint(hints, "listed", mistake_hash(outcomes))
    if known and (error is None or is_of_line(known, error, arguments, entry)):
        return [known]
    if sure := seen_in():
        return [sure]
    if error is not None or result is None or lacks_keys(result, entry, wanted):
        return []
    if changed:
        return [about_changed(changed)]
    named = by_name(result, entry), by_name(wanted, entry)
    kinds = other_order(result, entry, wanted) or other_kinds(*named)
    if said := kinds or about_lacking(*named, entry["parts"]):
        return [said]
    right, got = leaves(by_name(wanted, entry), ends=True), leaves(by_name(result, entry))
    wrong = [path for path, want in right.items() if letter(got.get(path), want) != "."]
    if not wrong or not got:
        return []
    every, wrong = wrong, first_wrong_ones(wrong, right)
    given = leaves(dict(zip(entry["takes"], arguments, strict=False)))
    hashes = {path: leaf_hash(path, outcomes, entry) for path in every}
    alone = {path: hashes[path] for path in wrong}
    known = known_parts(hints.get("leaves", {}), alone, every)
    many = [text for text, paths in known if len(paths) > 1]
    single = [text for text, paths in known if len(paths) == 1]
    told = {path for _, paths in known for path in paths if len(paths) > 1}
    left = [path for path in wrong if path not in told]
    more = given, entry["carried"], partial(follows, entry, outcomes, every)
    more = *more, writes_into(function)
    seen = relations(got, right, left, *more) or relations(got, right, wrong, *more)
    if known or seen:
        said = [*many, *seen[:1], *single, *seen[1:]]
        return [*{text.partition(": ")[0]: text for text in reversed(said)}.values()][:-3:-1]
    words = names_in(function) | {*entry["takes"], *entry["outputs"]}

    def place(kind, key):
        text = stored_hint(hints, kind, key)
        return text if words_of(re.findall("`(.*?)`", text)) <= words else ""

    if made := place("made", together(hashes.values())):
        return [f"A {made}"]
    told = {place("made", key): path for path, key in reversed(alone.items())}
    if made := [f"{shown(path)}: a {text}" for text, path in reversed(told.items()) if text]:
        return made[:2]
    by_pattern = place("patterns", digest(pattern_of(got, right)))
    return [by_pattern or begin_with(entry, wrong[0], every)]


def is_of_line(text, error, arguments, entry):
    """Whether the arrays that a known mistake's hint names stand in the line that stopped.

    Two mistakes may stop with the same words, in two lines.
    """
    given = leaves(dict(zip(entry["takes"], arguments, strict=False)))
    named = words_of(given) & words_of(re.findall("`(.*?)`", text))
    lines = words_of(text_at(*place) for place in places_of(error))
    return not lines or named <= lines


def words_of(texts):
    """Return all words of some texts."""
    return {word for text in texts for word in re.findall(r"\w+", text)}


def known_parts(texts, alone, every):
    """Return what is known of some wrong outputs each, at most two texts, and these outputs.

    texts: hints of known mistakes, with hashes of all outputs that each makes wrong
    alone: such hashes of wrong outputs, by path
    every: the paths of all wrong outputs
    returns: a text names the outputs that it explains, if these are not all; those of several first
    """
    left, told = dict(alone), []
    while left:
        fits = {}
        for text, hashes in texts.items():
            keys = {hashes[i : i + LETTERS] for i in range(0, len(hashes), LETTERS)}
            here = [path for path, key in left.items() if key in keys]
            whole = len(here) == len(keys)
            if whole and len(every) == len(here):
                fits.setdefault((len(here), 0), []).append((text, here))
            elif (whole or len(here) > 1) and not OF_OTHERS.search(text):
                said = f"{several(here)}: {text}"
                fits.setdefault((len(here), -len(keys)), []).append((said, here))
        if not fits:
            break
        (text, here), *others = fits[max(fits)]
        alike = [text for text, paths in others if {*paths} & {*here}]
        told += [(text, here)] * (not alike)
        left = {path: key for path, key in left.items() if path not in here}
    return told[:2]


def together(hashes):
    """Return one hash for all outputs that are wrong together; of one that is so alone, its own."""
    hashes = sorted(hashes)
    return hashes[0] if len(hashes) == 1 else digest(hashes)


def first_wrong_ones(wrong, right):
    """Return paths of single numbers, if any is wrong: arrays are made with them; or all paths."""
    return [path for path in wrong if np.ndim(right[path]) == 0] or wrong


def lacks_keys(result, entry, wanted):
    """Whether keys are missing in the result or in a dictionary in it: the table says which."""
    got, want = by_name(result, entry), by_name(wanted, entry)
    inside = (want[name].keys() - got[name] for name in got if is_dict(want[name], got[name]))
    return any(inside) or (isinstance(result, dict) and any(got) and bool(want.keys() - got))


def is_dict(*values):
    """Whether all values are dictionaries."""
    return all(isinstance(value, dict) for value in values)


def other_order(result, entry, wanted):
    """Ask for the order of what is returned, if its kinds are right and at each other's places."""
    got, want = (list(map(describe, by_name(v, entry).values())) for v in (result, wanted))
    if entry["returns"] != "tuple" or got == want or sorted(got) != sorted(want):
        return ""
    return f"These come back: {and_list(got)}. In which order does the docstring name them?"


def other_kinds(got, want):
    """Say what stands where something else is wanted, in dictionaries too; or nothing."""
    ends = {list: " np.array?", tuple: " Is a comma too many, or one thing too many?"}
    for name, value in want.items():
        found = got.get(name)
        if is_dict(value, found) and (said := other_kinds(found, value)):
            return said
        if found is None and name in got:
            return f"{name} is None: was nothing put into it, or was it made without a `return`?"
        if isinstance(value, dict) and name in got and not is_dict(found):
            return f"{name} should be a dictionary, a name for each array; it is {describe(found)}."
        if isinstance(value, tuple) and name in got and not isinstance(found, (tuple, list)):
            return f"{name} should be {describe(value)}: things in an order, without names."
        if found is not None and is_numeric(value) and not is_numeric(found):
            said = f"{name} should be numbers in float64, as numpy computes them, and not this"
            end = ends.get(type(found), "")
            if isinstance(found, list) and not np.ndim(value):
                end = " Is one number in brackets, or is it one for each of several things?"
            return f"{said}: {describe(found)}.{end}"
    return ""


def about_lacking(got, want, parts):
    """Say what a tuple lacks that has one thing too few, or nothing.

    parts: names of what the tuples hold
    """
    for name, names in parts.items():
        found, wanted = got.get(name), want.get(name)
        if isinstance(found, (tuple, list)) and len(found) == len(wanted) - 1 == len(names) - 1:
            there = [*map(digest, found)]
            lacks = [
                part
                for part, value in zip(names, wanted, strict=True)
                if digest(value) not in there
            ]
            if len(lacks) == 1:
                return f"{name} lacks {lacks[0]}: compare with the docstring, name by name."
    return ""


def about_changed(changed):
    """Say how inputs can be changed without one's noticing.

    changed: paths; the one of a list or dictionary with more or fewer things ends with a bracket
    """
    if grown := [path for path in changed if path.endswith(")")]:
        return (
            f"After a call {and_list(grown)}: `pop`, `del`, `append` and the like change the list "
            "or dictionary that came in, and whoever handed it over still needs it."
        )
    return (
        f"Print {and_list(changed)} before and after a call. `+=` and `[...] =` write into the "
        "array, list or dictionary that came in, under any new name that it is given, too; so do "
        "methods as `reverse`."
    )


def begin_with(entry, first, wrong):
    """Say where to look first if nothing else is known.

    first: the path to begin with
    wrong: the paths of all that are wrong
    """
    off = {path.split("'")[1] for path in wrong}
    fine = [name for name in entry["outputs"] if name not in off]
    wrong_ones = and_list(name for name in entry["outputs"] if name in off)
    if fine:
        inside = sum(path.startswith(first.partition("]")[0]) for path in wrong)
        one = wrong_ones if inside > 1 else shown(first)
        names = f"{and_list(fine)} {'needs' if len(fine) == 1 else 'need'}"
        names = names if len(fine) < 4 else f"the {len(fine)} right ones need"
        alone = f"{wrong_ones} need" if len(off) > 1 else f"{one} needs"
        return f"Look at the lines that only {alone}: what {names} as well is right."
    line = f"Print what you compute on the way to {shown(first)}, line by line, and compare it"
    if len(off) > 1:
        both = "both need" if len(off) == 2 else "all of them need"
        begin = f"{wrong_ones} are wrong: begin with what"
        return f"{begin} {both}, and what you hand to other functions. {line} with the formulas."
    return f"{line} with the formulas."
