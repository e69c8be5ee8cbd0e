"""Right numbers in the wrong place: under another key, in another order, not packed as asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from rnngrader.diagnosis.fingerprint import same_value
from rnngrader.diagnosis.variants import Bench, Explanation
from rnngrader.records import Diagnosis, Exercise, Observation, Probe, Value

MAX_PARTS = 200  # of a returned value are looked at
Place = tuple[str | int, ...]  # the way to a part of what was returned


def look_at_return(bench: Bench, observations: Sequence[Observation]) -> Explanation | None:
    """The diagnosis where all right outputs are there, but not where they belong."""
    exercise = bench.exercise
    places = places_of(exercise, bench.probes, observations)
    misplaced = [name for name in places if places[name] != place_in(exercise, name)]
    if not misplaced or len(places) < len(exercise.outputs):
        return None
    diagnosis = Diagnosis(
        kind="mutation",
        id=f"{exercise.name}.returned_otherwise",
        title=f"All numbers are right, but {packing(exercise, observations[0].value, places)}",
        hint="Compare what you return with the last lines of the function's description.",
    )
    return Explanation(diagnosis, ())


def return_facts(bench: Bench, observations: Sequence[Observation]) -> Iterator[str]:
    """Where right outputs are, that are not where they belong."""
    exercise = bench.exercise
    for name, place in places_of(exercise, bench.probes, observations).items():
        if place != place_in(exercise, name):
            yield f"The right `{name}` is there, but {where(place)}."


def places_of(
    exercise: Exercise, probes: Sequence[Probe], observations: Sequence[Observation]
) -> dict[str, Place]:
    """Where the right value of each output is found in what was returned, on every probe."""
    if any(o.outcome != "returned" or o.modified for o in observations):
        return {}
    parts = [dict(islice(parts_of(o.value), MAX_PARTS)) for o in observations]
    places: dict[str, Place] = {}
    own = {place_in(exercise, name) for name in exercise.outputs}
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


def where(place: Place) -> str:
    if not place:
        return "returned alone"
    *outer, last = place
    here = f"under the key `{last}`" if isinstance(last, str) else f"in place {last + 1}"
    return f"{here} of what stands {where(tuple(outer))}" if outer else here


def packing(exercise: Exercise, value: Value, places: Mapping[str, Place]) -> str:
    """How they are packed, in words."""
    if exercise.returns == "dict" and isinstance(value, (tuple, list)):
        return "they are returned as a tuple, where a dict belongs"
    if exercise.returns == "tuple" and isinstance(value, dict):
        return "they are returned as a dict, where a tuple belongs"
    wrong = [n for n in exercise.outputs if places[n] != place_in(exercise, n)]
    return " and ".join(f"`{name}` is returned {where(places[name])}" for name in wrong)
