"""The inputs an exercise is tried on, drawn from a seed, and the reference's answers to them."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from rnngrader.records import (
    Exercise,
    Measure,
    Observation,
    Opaque,
    Prepared,
    Probe,
    Settings,
    Value,
)
from rnngrader.sandbox.calls import decode_arguments, encode_arguments, pack_calls
from rnngrader.sandbox.guest import lending
from rnngrader.sandbox.wire import (
    call_message,
    decode_value,
    encode_value,
    frame_body,
    pack,
    returned_reply,
)


class Draw:
    """What one probe's inputs are made of: its settings, random arrays, the reference functions.

    `draw("n_a", "m")` is a float64 array of that shape, standard normal times `scale`;
    `draw["T_x"]` is a setting; `draw.reference["rnn_forward"]` is a function of the solution.
    """

    def __init__(
        self, settings: Settings, rng: np.random.Generator, reference: Mapping[str, Any]
    ) -> None:
        self.settings = settings
        self.rng = rng
        self.reference = reference

    def __call__(self, *axes: str, scale: float = 1.0) -> np.ndarray:
        shape = [self.settings[axis] if isinstance(axis, str) else axis for axis in axes]
        return scale * self.rng.standard_normal(shape)

    def __getitem__(self, setting: str) -> Any:
        return self.settings[setting]


def make_probes(exercise: Exercise, reference: Mapping[str, Any], seed: int) -> tuple[Probe, ...]:
    """The probes of one exercise. The same seed gives the same bytes."""
    return tuple(
        make_probe(exercise, settings, reference, (seed, zlib.crc32(exercise.name.encode()), index))
        for index, settings in enumerate(exercise.probes)
    )


def make_probe(
    exercise: Exercise, settings: Settings, reference: Mapping[str, Any], seed: tuple[int, ...]
) -> Probe:
    """One probe: arguments and the reference's outputs, each a copy of its own."""
    rng = np.random.default_rng(seed)
    arguments = copy_arguments(exercise.inputs(Draw(settings, rng, reference)))
    expected = call_on_copies(reference[exercise.name], arguments)
    return Probe(settings, arguments, split_outputs(exercise, expected), expected)


def prepare(exercise: Exercise, probes: Sequence[Probe], reference: Mapping[str, Any]) -> Prepared:
    """The bytes that the wire needs for these probes, again and again."""
    right = [(returned_reply(probe.answer), probe) for probe in probes]
    asked: dict[bytes, tuple[str, bytes]] = {}
    lent = {name: recorded(name, reference[name], asked) for name in exercise.calls}
    function = reference[exercise.name]
    with lending(function.__globals__, lent):
        for probe in probes:
            value = function(*copy_arguments(probe.arguments))
            right.append((returned_reply(value), probe))
    return Prepared(
        pack_calls([probe.arguments for probe in probes]),
        {body: Observation("returned", probe.answer) for body, probe in right},
        asked,
    )


def recorded(
    name: str, function: Callable[..., Value], asked: dict[bytes, tuple[str, bytes]]
) -> Callable[..., Value]:
    """The function as a guest calls it, and `asked` has each call and its answer afterwards."""

    def call(*arguments: Value, **named: Value) -> Value:
        frame = pack(call_message(name, arguments, named))
        value = encode_value(function(*arguments, **named))
        asked[frame_body(frame)] = name, pack({"value": value})
        return decode_value(value, Opaque)

    return call


def measure(probes: Sequence[Probe]) -> Measure:
    """How large the arguments of these probes are."""
    shapes: list[tuple[int, ...]] = []
    return Measure(
        numbers=max(count_numbers(probe.arguments, shapes) for probe in probes),
        axes=max(map(len, shapes), default=0),
        empty=any(0 in shape for shape in shapes),
    )


def count_numbers(value: Any, shapes: list[tuple[int, ...]]) -> int:
    """How many numbers a value holds; the shapes of its arrays are appended to `shapes`."""
    if isinstance(value, np.ndarray):
        shapes.append(value.shape)
        return value.size
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, (tuple, list)):
        return 1
    return sum([count_numbers(item, shapes) for item in value])


def call_on_copies(function: Callable[..., Any], arguments: tuple[Value, ...]) -> Value:
    """Calls a trusted function on copies of the arguments; the result is a copy too."""
    return copy_value(function(*copy_arguments(arguments)))


def copy_arguments(arguments: Sequence[Value]) -> tuple[Value, ...]:
    """One call's arguments as they are on the other side of the wire; what was one stays one."""
    values, _ = decode_arguments(encode_arguments(arguments))
    return tuple(values)


def copy_value(value: Value) -> Value:
    """The value as it looks from the other side of the wire: plain data, no shared arrays."""
    return decode_value(encode_value(value), Opaque)


def split_outputs(exercise: Exercise, value: Value) -> Mapping[str, Value]:
    """The named outputs of a returned value; the ones that are not there are left out.

    A list serves where a tuple is asked; the key order of a dict does not matter.
    """
    names = tuple(exercise.outputs)
    if exercise.returns == "value":
        return {names[0]: value}
    if exercise.returns == "tuple":
        if isinstance(value, (tuple, list)) and len(value) == len(names):
            return dict(zip(names, value, strict=True))
        return {}
    if isinstance(value, dict):
        return {name: value[name] for name in names if name in value}
    return {}
