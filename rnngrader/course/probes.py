"""The inputs an exercise is tried on, drawn from a seed, and the reference's answers to them."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import inspect
import itertools
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from rnngrader.course.cells import CourseError
from rnngrader.course.exercises import After, returned_by_name
from rnngrader.records import (
    Exercise,
    Observation,
    Opaque,
    Probe,
    ProbeSource,
    RecordedCall,
    ReplyCache,
    Settings,
    Value,
)
from rnngrader.sandbox.codec import (
    call_message,
    copies,
    decode_value,
    encode_arguments,
    encode_value,
    returned_reply,
)
from rnngrader.sandbox.guest import substituting
from rnngrader.sandbox.wire import WireError, frame_body, pack

PLAIN = "numbers, strings, arrays of numbers, and tuples, lists and dicts of them"
MAX_DRAWS = 100_000  # of one probe: some tenths of a second


@dataclass(frozen=True)
class Draw:
    """What one probe's inputs are made of: its settings, random arrays, the reference functions.

    `draw("n_a", "m")` is a float64 array of that shape, standard normal times `scale`;
    `draw["T_x"]` is a setting; `draw.reference["rnn_forward"]` is a function of the solution.
    """

    settings: Settings
    rng: np.random.Generator
    reference: Mapping[str, Any]

    def __call__(self, *axes: str | int, scale: float = 1.0) -> np.ndarray:
        shape = [self[axis] if isinstance(axis, str) else axis for axis in axes]
        return scale * self.rng.standard_normal(shape)

    def __getitem__(self, setting: str) -> Any:
        if setting not in self.settings:
            raise NoSuchSize(setting)
        return self.settings[setting]


class Patient(np.random.Generator):
    """A generator that raises `NeverDrawn` where inputs draw until something occurs, in vain."""

    def __init__(self, bits: np.random.BitGenerator) -> None:
        super().__init__(bits)
        self._drawn = itertools.count()

    def __getattribute__(self, name: str) -> Any:
        if not name.startswith("_") and next(self._drawn) >= MAX_DRAWS:
            raise NeverDrawn(
                f"its inputs have drawn {MAX_DRAWS:,} times: what they wait for hardly ever "
                "occurs there. Draw it otherwise, or take other sizes."
            )
        return super().__getattribute__(name)


def patient_rng(seed: int | tuple[int, ...]) -> Patient:
    """Return a generator that draws what numpy's `default_rng` of the seed does."""
    return Patient(np.random.PCG64(seed))


class NeverDrawn(Exception):
    """The inputs draw until something occurs that does not."""


class NoSuchSize(KeyError):
    """The inputs ask for a size that the probe does not have. The argument is its name."""


def trouble(error: Exception) -> str:
    """Say what went wrong when a probe was made, and what to do."""
    match error:
        case NoSuchSize(args=[name]):
            return f"it has no size {name!r}, which the inputs ask for; add it to the probe"
        case NeverDrawn():
            return str(error)
        case WireError():
            return f"its inputs must be {PLAIN}; {error}"
    return f"its inputs or the solution fail on it: {type(error).__name__}: {error}"


def make_probes(exercise: Exercise, reference: Mapping[str, Any], seed: int) -> tuple[Probe, ...]:
    """The probes of one exercise. The same seed gives the same bytes."""
    every = range(len(exercise.probes))
    return tuple(make_public_probe(exercise, index, reference, seed) for index in every)


def make_public_probe(
    exercise: Exercise, index: int, reference: Mapping[str, Any], seed: int
) -> Probe:
    """One of the probes of an exercise."""
    key = seed, zlib.crc32(exercise.name.encode()), index
    probe = make_probe(exercise, exercise.probes[index], reference, key)
    return replace(probe, alternatives=tuple(probe.alternatives))


def make_probe(
    exercise: Exercise, settings: Settings, reference: Mapping[str, Any], seed: tuple[int, ...]
) -> Probe:
    """One probe: arguments and the reference's outputs, each a copy of its own. Raises
    `CourseError` where the inputs or the solution fail, which says on which sizes and why.
    """
    draw = Draw(settings, patient_rng(seed), reference)
    try:
        return probe_of(exercise, exercise.inputs, draw, settings, reference)
    except Exception as error:  # whatever the course's own code raises
        raise CourseError(f"the probe {dict(settings)}: {trouble(error)}") from error


def example_of(exercise: Exercise, reference: Mapping[str, Any]) -> Probe:
    """The public example as a probe. Raises `CourseError` where the solution fails on it."""
    assert exercise.example is not None
    try:
        return probe_of(exercise, exercise.example, reference, {}, reference)
    except Exception as error:  # whatever the course's own code raises
        said = f"{type(error).__name__}: {error}"
        raise CourseError(f"{exercise.name}: the solution fails on its example: {said}") from error


def probe_of(
    exercise: Exercise,
    inputs: Callable[[Any], tuple[Value, ...]],
    given: Draw | Mapping[str, Any],
    settings: Settings,
    reference: Mapping[str, Any],
) -> Probe:
    """The probe whose arguments `inputs` makes of what it is given."""
    forward: tuple[Value, ...] = ()
    handed: Mapping[int, str] = {}
    if isinstance(inputs, After):
        forward, found, made = inputs.both(given)
        assert inputs.exercise is not None
        # what is compared counts where it is made: nobody pays for it twice
        handed = {at: name for at, name in found.items() if name in inputs.exercise.given}
    else:
        made = inputs(given)
    encoded = encode_arguments(made)  # once: each who gets them has arrays of their own
    arguments, own = (tuple(copies(encoded)) for _ in range(2))
    with np.errstate(all="ignore"):  # what is infinite may be right
        returned = encode_value(reference[exercise.name](*own))
        expected = decode_value(returned, Opaque)
    return Probe(
        settings,
        arguments,
        split_outputs(exercise, expected),
        expected,
        Alternatives(exercise, arguments),
        forward=forward,
        handed=handed,
        call=encoded,
        reply=returned_reply(returned),
    )


@dataclass(frozen=True)
class Alternatives:
    """What each function in `also_right` gives, called once somebody asks: for wrong answers."""

    exercise: Exercise
    arguments: tuple[Value, ...]

    def __iter__(self) -> Iterator[Mapping[str, Value]]:
        yield from self.outputs  # not before the first one is asked for

    @cached_property
    def outputs(self) -> Sequence[Mapping[str, Value]]:
        with np.errstate(all="ignore"):
            values = [call_on_copies(other, self.arguments) for other in self.exercise.also_right]
        return [split_outputs(self.exercise, value) for value in values]


def fresh_probes(exercise: Exercise, reference: Mapping[str, Any], seed: str) -> tuple[Probe, ...]:
    """Return the probes of one submission alone, whose `seed` is 128 bits as hex."""
    made = []
    for index, settings in enumerate(exercise.fresh):
        key = int(seed, 16), zlib.crc32(exercise.name.encode()), index
        probe = make_probe(exercise, draw_sizes(exercise, settings, key), reference, key)
        made.append(replace(probe, fresh=True))
    return tuple(made)


def draw_sizes(exercise: Exercise, settings: Settings, seed: tuple[int, ...]) -> Settings:
    """Return the settings with a size for each range: none that is public, no two alike."""
    rng = np.random.default_rng((*seed, 1))
    drawn: dict[str, Any] = {}
    for name, value in settings.items():
        if isinstance(value, range):
            free = fresh_sizes(exercise, name, value)
            free = [size for size in free if size not in drawn.values()] or free
            value = free[int(rng.integers(len(free)))]
        drawn[name] = value
    return drawn


def fresh_sizes(exercise: Exercise, name: str, among: range) -> list[int]:
    """Return the sizes of a range that no public probe has under this name."""
    public = {settings.get(name) for settings in exercise.probes}
    return [size for size in among if size not in public]


def for_assignment(source: ProbeSource, name: str) -> ProbeSource:
    """Return what one assignment's probes are drawn from: all that a worker need know."""
    if not source.secret:
        return source
    key = hmac.digest(bytes.fromhex(source.secret), name.encode(), hashlib.sha256)
    return ProbeSource(source.seed, key.hex())


def probe_seed(secret: str, sources: Sequence[str]) -> str:
    """Return the seed of a submission's fresh probes, 128 bits as hex.

    It depends on the secret and on the sources that the guest executes, each with its length, so
    that equal work gets equal probes and any other work gets others.
    """
    digest = hmac.new(bytes.fromhex(secret), digestmod=hashlib.sha256)
    for source in sources:
        encoded = source.encode("utf-8", "surrogatepass")
        digest.update(len(encoded).to_bytes(8, "big") + encoded)
    return digest.hexdigest()[:32]


def replies_to(probes: Sequence[Probe]) -> ReplyCache:
    """Return the bytes that the wire needs for these probes."""
    replies = {probe.reply: Observation("returned", probe.answer) for probe in probes}
    return ReplyCache(tuple(msgspec.msgpack.encode(probe.call) for probe in probes), replies)


def joined(first: ReplyCache, then: ReplyCache) -> ReplyCache:
    """Return what the wire needs for some probes and, after them, for others that call nothing."""
    packed = (*first.packed, *then.packed)
    return replace(first, packed=packed, known={**first.known, **then.known})


def make_reply_cache(
    exercise: Exercise, probes: Sequence[Probe], reference: Mapping[str, Any]
) -> ReplyCache:
    """Return the same for probes that come again and again, with what the reference asks there."""
    made = replies_to(probes)
    replies = dict(made.known)
    asked: dict[tuple[int, bytes], tuple[str, bytes]] = {}
    for index, probe in enumerate(probes if exercise.calls else ()):
        # With substitutes the same numbers may come as other bytes. Some results cannot cross the
        # wire at all: then there is nothing to know beforehand.
        with contextlib.suppress(Exception):
            value, calls = call_recorded(exercise, probe, reference)
            reply = returned_reply(encode_value(value))
            replies.setdefault(reply, Observation("returned", value))
            for call in calls:
                body = frame_body(pack(call_message(call.name, call.arguments, {})))
                asked[index, body] = call.name, pack({"value": encode_value(call.value)})
    return replace(made, known=replies, asked=asked)


def recorded_calls(
    exercise: Exercise, probe: Probe, reference: Mapping[str, Any]
) -> tuple[RecordedCall, ...]:
    """Return the calls of other exercises' functions that the reference makes on a probe."""
    try:
        return call_recorded(exercise, probe, reference)[1]
    except Exception:  # what a callee gives cannot cross the wire
        return ()


def call_recorded(
    exercise: Exercise, probe: Probe, reference: Mapping[str, Any]
) -> tuple[Value, tuple[RecordedCall, ...]]:
    """Call the reference on a probe as a guest does whose callees are substituted."""
    calls: list[RecordedCall] = []

    def recorder(name: str) -> Callable[..., Value]:
        function = reference[name]
        signature = inspect.signature(function)

        def call(*arguments: Value, **named: Value) -> Value:
            given = copy_arguments(in_order(signature, arguments, named))
            value = copy_value(function(*arguments, **named))
            calls.append(RecordedCall(name, given, value))
            return copy_value(value)

        return call

    function = reference[exercise.name]
    recorders = {name: recorder(name) for name in exercise.calls if name in reference}
    with substituting(function.__globals__, recorders):
        value = copy_value(function(*copy_arguments(probe.arguments)))
    return value, tuple(calls)


def in_order(
    signature: inspect.Signature, arguments: Sequence[Value], named: Mapping[str, Value]
) -> tuple[Value, ...]:
    """Return a call's arguments in the order of the parameters, those left out as well.

    Raises `TypeError` where the function cannot be called so.
    """
    bound = signature.bind(*arguments, **named)
    bound.apply_defaults()
    return tuple(bound.arguments.values())


def call_on_copies(function: Callable[..., Any], arguments: tuple[Value, ...]) -> Value:
    """Calls a trusted function on copies of the arguments; the result is a copy too."""
    return copy_value(function(*copy_arguments(arguments)))


def copy_arguments(arguments: Sequence[Value]) -> tuple[Value, ...]:
    """One call's arguments as they are on the other side of the wire; what was one stays one."""
    return tuple(copies(encode_arguments(arguments)))


def copy_value(value: Value) -> Value:
    """The value as it looks from the other side of the wire: plain data, no shared arrays."""
    return decode_value(encode_value(value), Opaque)


def split_outputs(exercise: Exercise, value: Value) -> Mapping[str, Value]:
    """Return the compared outputs of a returned value by name; see `returned_by_name`."""
    found = returned_by_name(exercise, value)
    return {name: found[name] for name in exercise.outputs if name in found}
