"""Right numbers that come otherwise than asked: in another place, under another key, in another
order, packed otherwise; or of another type, as float32 for float64 or lists for arrays.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

import numpy as np

from rnngrader.course.probes import split_outputs
from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.match import Explanation, Observed
from rnngrader.diagnosis.runner import Runner
from rnngrader.diagnosis.signature import same_value
from rnngrader.diagnosis.variants import Variant
from rnngrader.judge import (
    is_close,
    is_precise,
    tolerance_of,
    type_of,
)
from rnngrader.notebook.orders import EXACT, TOLERANCE
from rnngrader.records import Diagnosis, Exercise, Observation, Probe, Value
from rnngrader.sandbox.untrusted import type_words

ROUNDINGS = 50  # of a type's own precision, that a right answer in it may be off
MAX_PARTS = 200  # of a returned value are looked at
Place = tuple[str | int, ...]  # the way to a part of what was returned
Order = dict[str | int, str | int]  # where an output belongs -> where it is
Types = set[tuple[str, str, bool]]  # what was got, what was wanted, and whether digits are lost


class NotRightError(Exception):
    """A value is not the right one, in whatever type."""


def all_right_but(
    exercise: Exercise,
    how: str,
    hint: str,
    kind: str,
    about: object,
    said: str = phrases.ALL_RIGHT_BUT,
) -> Explanation:
    """Return the diagnosis of right numbers that come in another way; `about` what, in full."""
    told = hashlib.blake2b(repr(about).encode("utf-8", "replace"), digest_size=8).hexdigest()
    id = f"{exercise.name}.{kind}_{told}"
    return Explanation(Diagnosis("mutation", id, said.format(how), hint))


def look_at_return(observed: Observed) -> Explanation | None:
    """Return the diagnosis where all right outputs are there, but not where they belong."""
    exercise = observed.runner.exercise
    places = places_of(exercise, *observed.everything)
    misplaced = [name for name in places if places[name] != place_in(exercise, name)]
    if not misplaced or len(places) < len(exercise.outputs):
        return None
    how = packing(exercise, observed.observations[0].value, places)
    where = sorted(places.items())
    return all_right_but(exercise, how, phrases.COMPARE_RETURN, "returned", where)


def is_more(observed: Observed) -> bool:
    """Whether all outputs are right and in their places, and no input is changed: what is wrong is
    that more is returned.
    """
    exercise = observed.runner.exercise
    probes, observations = observed.everything
    places = places_of(exercise, probes, observations)
    in_place = all(places.get(name) == place_in(exercise, name) for name in exercise.outputs)
    return in_place and not any(each.modified for each in observations)


def return_facts(observed: Observed) -> Iterator[str]:
    """Yield where right outputs are, that are not where they belong."""
    exercise = observed.runner.exercise
    for name, place in places_of(exercise, *observed.everything).items():
        if place != place_in(exercise, name):
            yield phrases.THERE_BUT.format(name, phrases.where(place))


def rearranged(observed: Observed) -> tuple[Observed, Order] | None:
    """Return what was observed with right outputs put where they belong, and in which order the
    outputs were; None where none is elsewhere, or they cannot all be put right."""
    exercise = observed.runner.exercise
    if exercise.given:  # which would have to be put right with them
        return None
    _, observations = observed.everything
    keys = [place_in(exercise, name) for name in exercise.outputs]
    if not all(keys) or not all(fits(exercise, o.value) for o in observations):
        return None
    found = {n: p for n, p in places_of(exercise, *observed.everything).items() if p in keys}
    found = found or by_shapes(exercise, *observed.everything)
    free = [key for key in keys if key not in found.values()]
    order: Order = {}
    for name, key in zip(exercise.outputs, keys, strict=True):
        if name not in found:
            found[name] = key if key in free else free[0]
            free.remove(found[name])
        order[key[0]] = found[name][0]
    if len(set(order.values())) < len(order) or all(k == v for k, v in order.items()):
        return None

    def put_right(observation: Observation) -> Observation:
        value = {key: observation.value[order[key]] for key in order}
        packed = value if exercise.returns == "dict" else tuple(value.values())
        return replace(observation, value=packed)

    seen = [put_right(each) for each in observed.observations]
    unseen = [put_right(each) for each in observed.unseen_observations]
    return Observed(observed.runner, seen, observed.unseen, unseen), order


def by_shapes(
    exercise: Exercise, probes: Sequence[Probe], observations: Sequence[Observation]
) -> dict[str, Place]:
    """Return where each output is, if shapes tell it on all probes; {} where they do not."""
    wanted = {
        name: tuple(shape_of(probe.expected[name]) for probe in probes) for name in exercise.outputs
    }
    found = [split_outputs(exercise, observation.value) for observation in observations]
    got = {name: tuple(shape_of(each[name]) for each in found) for name in exercise.outputs}
    places = {shapes: name for name, shapes in got.items()}
    if len(places) < len(got) or set(wanted.values()) != set(got.values()):
        return {}
    return {name: place_in(exercise, places[shapes]) for name, shapes in wanted.items()}


def shape_of(value: Value) -> tuple[int, ...] | str:
    """Return the shape of an array or a number; of what has none, its type's name."""
    numeric = isinstance(value, (np.ndarray, float, int))
    return np.shape(value) if numeric else type(value).__name__


def fits(exercise: Exercise, value: Value) -> bool:
    """Return whether a returned value holds all outputs, be it in another order."""
    return len(split_outputs(exercise, value)) == len(exercise.outputs)


def returning(runner: Runner, variant: Variant, order: Order) -> Variant:
    """Return a variant that gives its outputs in another order."""
    name, back = runner.exercise.name, {there: here for here, there in order.items()}
    packed = "{%s}" if runner.exercise.returns == "dict" else "(%s,)"
    items = (
        f"{key!r}: value__[{back[key]!r}]" if packed[0] == "{" else f"value__[{back[key]!r}]"
        for key in order
    )
    wrapper = ast.parse(
        f"inner__ = {name}\n"
        f"def {name}(*arguments):\n"
        "    value__ = inner__(*arguments)\n"
        f"    return {packed % ', '.join(items)}"
    )
    return replace(variant, tree=lambda: ast.Module([*variant.tree().body, *wrapper.body], []))


def places_of(
    exercise: Exercise, probes: Sequence[Probe], observations: Sequence[Observation]
) -> dict[str, Place]:
    """Where the right value of each output is found in what was returned, on every probe."""
    if any(o.outcome != "returned" or o.modified for o in observations):
        return {}
    parts = [dict(islice(parts_of(o.value), MAX_PARTS)) for o in observations]
    places: dict[str, Place] = {}
    # What lies in an output or in a cache of any form is for whoever reads that.
    own = {place_in(exercise, name) for name in exercise.outputs}
    own |= {(name,) for name in exercise.given}
    own |= {(len(exercise.outputs) + i,) for i in range(len(exercise.given))}
    for name in exercise.outputs:
        here = place_in(exercise, name)
        found = [
            place
            for place in parts[0]
            if (len(place) < 2 or place[:1] not in own)
            and all(
                place in mine and same_value(mine[place], probe.expected[name])
                for mine, probe in zip(parts, probes, strict=True)
            )
        ]
        if found:
            places[name] = here if here in found else found[0]
    return places


def parts_of(value: Value, place: Place = ()) -> Iterator[tuple[Place, Value]]:
    """A returned value and its parts, two levels deep, with the way to each."""
    yield place, value
    if len(place) < 2 and isinstance(value, Mapping):
        for key, item in value.items():
            yield from parts_of(item, (*place, str(key)))
    elif len(place) < 2 and isinstance(value, (tuple, list)):
        for index, item in enumerate(value):
            yield from parts_of(item, (*place, index))


def place_in(exercise: Exercise, name: str) -> Place:
    """Where an output belongs."""
    if exercise.returns == "dict":
        return (name,)
    return (list(exercise.outputs).index(name),) if exercise.returns == "tuple" else ()


def packing(exercise: Exercise, value: Value, places: Mapping[str, Place]) -> str:
    """Return how the outputs are packed, in words."""
    if exercise.returns == "dict" and isinstance(value, (tuple, list)):
        return phrases.PACKED_OTHERWISE.format("tuple", "dict")
    if exercise.returns == "tuple" and isinstance(value, dict):
        return phrases.PACKED_OTHERWISE.format("dict", "tuple")
    wrong = [n for n in exercise.outputs if places[n] != place_in(exercise, n)]
    said = [phrases.RETURNED_AT.format(name, phrases.where(places[name])) for name in wrong]
    return phrases.and_list(said)


def look_at_types(observed: Observed) -> Explanation | None:
    """Return the diagnosis where all numbers are right, as far as their type can hold them.

    They get no other mistake's name, whatever variant comes near them.
    """
    exercise = observed.runner.exercise
    types: dict[str, Types] = {}
    for probe, observation in zip(*observed.everything, strict=True):
        outputs = split_outputs(exercise, observation.value)
        if observation.modified or outputs.keys() != probe.expected.keys():
            return None
        try:
            for name, want in probe.expected.items():
                found = other_types(want, outputs[name], tolerance_of(exercise))
                types.setdefault(name, set()).update(found)
        except NotRightError:
            return None
    wrong = [(name, *min(found)[:2]) for name, found in types.items() if found]
    if not wrong:
        return None
    how = phrases.of_another_type(wrong)
    rounded = any(lost for found in types.values() for *_, lost in found)
    said = phrases.ROUNDED_BUT if rounded else phrases.ALL_RIGHT_BUT
    return all_right_but(exercise, how, phrases.LOOK_AT_TYPES, "type", wrong, said)


def other_types(
    want: Value, got: Value, tolerance: float = TOLERANCE
) -> Iterator[tuple[str, str, bool]]:
    """Yield where a value has right numbers of another type. Raises NotRightError."""
    if isinstance(want, (tuple, list)) and isinstance(got, (tuple, list)) and len(want) == len(got):
        for mine, yours in zip(want, got, strict=True):
            yield from other_types(mine, yours, tolerance)
    elif isinstance(want, dict) and isinstance(got, dict) and want.keys() <= got.keys():
        for key in want:
            yield from other_types(want[key], got[key], tolerance)
    elif isinstance(want, (np.ndarray, float)):
        yield from other_numbers(np.asarray(want), got, tolerance)
    elif not isinstance(want, (str, int, type(None))) or type(want) is not type(got) or want != got:
        raise NotRightError


def other_numbers(
    want: np.ndarray, got: Value, tolerance: float
) -> Iterator[tuple[str, str, bool]]:
    """Yield the types of right numbers, where they cost something: single precision does not."""
    try:
        have = np.asarray(got)
    except ValueError:
        raise NotRightError from None
    if have.dtype.kind not in "fiubc" or have.shape != want.shape or want.dtype.kind not in "fiub":
        raise NotRightError
    plain = isinstance(got, (int, float)) and want.shape == ()
    array = isinstance(got, np.ndarray)
    if plain or (array and (have.dtype == want.dtype or is_precise(have, want))):
        if not is_close(want, have, tolerance):
            raise NotRightError
        return
    limit = EXACT
    if have.dtype.kind in "fc":
        limit = max(float(np.finfo(have.dtype).eps) * ROUNDINGS, limit)
    if not is_close(want, have, limit):
        raise NotRightError
    yield type_words(type_of(got)), type_words(type_of(want)), not is_close(want, have, tolerance)
