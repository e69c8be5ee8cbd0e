"""What a variant of a function does, in numbers small enough to keep and fast to compare.

An observation becomes a *signature* of components: one for the outcome of each probe, one for each
output of each probe, and one for each named part and each time step of an output. A component
holds a code (a hash of types, shapes, keys, errors) and a number (a random projection of the
values). Equal components mean equal outputs, all but surely; whoever names a mistake compares in
full afterwards.
"""

from __future__ import annotations

import functools
import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from rnngrader.course.probes import split_outputs
from rnngrader.judge import SIGNATURE_TOLERANCE, is_close
from rnngrader.notebook.orders import MASK_GAP, MOST_ROUNDING, ROUNDING, tops_of
from rnngrader.records import ErrorInfo, Exercise, Observation, Opaque, Probe, Value

FLOAT64 = np.dtype(np.float64)
LARGE = 1e3  # numbers above are projected by their logarithms: a mask would hide the others
MAX_KEPT = 200  # characters of a text whose hash is kept; students make the others
SHAPE_ERRORS = frozenset({"ValueError", "IndexError", "AxisError"})

_WEIGHTS = np.random.default_rng(20_17).standard_normal(1 << 14)
PRODUCT = re.compile(r"shapes (\([\d,]*\)) and (\([\d,]*\)) not aligned: (\d+).*!= (\d+)")
MATMUL = re.compile(r"matmul: .*\(size (\d+) is different from (\d+)\)")
SHAPE = re.compile(r"\([\d, ]*\)")


@dataclass(frozen=True)
class Signature:
    """One variant on some probes: a code, a number and the number's scale for each component."""

    codes: np.ndarray  # (components,) int64
    numbers: np.ndarray  # (components,) float64
    scales: np.ndarray  # (components,) float64

    def agreement(self, codes: np.ndarray, numbers: np.ndarray) -> np.ndarray:
        """Return which components of many variants agree with this: (variants, components)."""
        limits = SIGNATURE_TOLERANCE * self.scales + 1e-12
        agree: np.ndarray = (codes == self.codes) & (np.abs(numbers - self.numbers) <= limits)
        return agree


def probe_of_each(exercise: Exercise, probes: Sequence[Probe]) -> list[int]:
    """Return of which probe each component of a signature is, the same for all variants of an
    exercise: the expected outputs decide which components there are.
    """
    counts = [
        1 + sum(components_in(exercise, name, want) for name, want in probe.expected.items())
        for probe in probes
    ]
    return [index for index, count in enumerate(counts) for _ in range(count)]


def components_in(exercise: Exercise, name: str, expected: Value) -> int:
    """Return how many components an output has: as a whole, its parts, its time steps."""
    steps = expected.shape[-1] if name in exercise.time_outputs else 0
    return 1 + len(parts_of(exercise, name, expected)) + int(steps)


def parts_of(exercise: Exercise, name: str, expected: Value) -> tuple[str, ...]:
    """The names of an output's parts, where it is a tuple of just these."""
    parts = exercise.parts.get(name, ())
    return parts if isinstance(expected, tuple) and len(expected) == len(parts) else ()


def signature_of(
    exercise: Exercise, probes: Sequence[Probe], observations: Sequence[Observation]
) -> Signature:
    """Return the signature of what one variant did on the probes."""
    projected: list[tuple[int, float, float]] = []
    for probe, observation in zip(probes, observations, strict=True):
        outputs = split_outputs(exercise, observation.value)
        projected.append((hash_text(outcome_text(exercise, observation)), 0.0, 0.0))
        for name, expected in probe.expected.items():
            got = outputs.get(name)
            projected.append(project(got))
            parts = parts_of(exercise, name, expected)
            fits = isinstance(got, (tuple, list)) and len(got) == len(parts)
            inside = list(got) if fits else [None] * len(parts)  # type: ignore[arg-type]
            projected += [project(value) for value in inside]
            if name in exercise.time_outputs:
                projected += project_steps(got, expected)
    codes, numbers, scales = zip(*projected, strict=True)
    return Signature(np.array(codes), np.array(numbers), np.array(scales))


def project_steps(got: Value, expected: np.ndarray) -> list[tuple[int, float, float]]:
    """The projections of each time step of an output."""
    steps = expected.shape[-1]
    whole = isinstance(got, np.ndarray) and got.shape == expected.shape
    if not whole or got.dtype.kind != "f" or not np.isfinite(got).all():
        return [project(got[..., t] if whole else None) for t in range(steps)]
    flat = squeezed(got.reshape(-1, steps))
    numbers = _WEIGHTS[: len(flat)] @ flat
    scales = np.abs(flat).max(axis=0, initial=0.0) * max(len(flat), 1) ** 0.5
    code = hash_text(f"n{expected.shape[:-1]}")
    return [(code, float(n), float(s)) for n, s in zip(numbers, scales, strict=True)]


def project(value: Value) -> tuple[int, float, float]:
    """The code, the number and the number's scale of one value."""
    structure: list[str] = []
    arrays: list[np.ndarray] = []
    flatten(value, structure, arrays)
    if not arrays:
        return hash_text("".join(structure)), 0.0, 0.0
    flat = arrays[0] if len(arrays) == 1 else np.concatenate(arrays)
    peak = float(np.abs(flat).max(initial=0.0))
    if not peak <= LARGE:
        finite = np.isfinite(flat)
        if not finite.all():
            structure.append(np.packbits(finite).tobytes().hex())
        flat = squeezed(np.where(finite, flat, 0.0))
        peak = float(np.abs(flat).max(initial=0.0))
    short = flat.size <= _WEIGHTS.size
    weights = _WEIGHTS[: flat.size] if short else np.resize(_WEIGHTS, flat.size)
    return hash_text("".join(structure)), float(weights @ flat), peak * flat.size**0.5


def squeezed(numbers: np.ndarray) -> np.ndarray:
    """Return numbers with the large ones by their logarithms."""
    if np.abs(numbers).max(initial=0.0) <= LARGE:
        return numbers
    logarithms = 1 + np.log(np.maximum(np.abs(numbers) / LARGE, 1))
    squeezed: np.ndarray = numbers.clip(-LARGE, LARGE) * logarithms
    return squeezed


def flatten(value: Value, structure: list[str], arrays: list[np.ndarray]) -> None:
    """Appends the structure of a value as text and its numbers as flat arrays."""
    if type(value) is np.ndarray and value.dtype is FLOAT64:  # nearly everything is
        structure.append(f"n{value.shape}")
        arrays.append(value.ravel())
    elif isinstance(value, str) or value is None:
        structure.append(repr(value))
    elif isinstance(value, np.ndarray) and value.dtype == object:
        structure.append(f"<array of dtype {value.dtype}>")
    elif isinstance(value, (np.ndarray, np.generic, float, int)):
        array = np.asarray(value)
        kind = {"i": "n", "u": "n", "f": "n"}.get(array.dtype.kind, array.dtype.kind)
        structure.append(f"{kind}{array.shape}")
        if kind == "c":
            array = np.stack([array.real, array.imag])
        arrays.append(np.asarray(array, dtype=np.float64).ravel())
    elif isinstance(value, (tuple, list)):
        structure.append("(")
        for item in value:
            flatten(item, structure, arrays)
        structure.append(")")
    elif isinstance(value, dict):
        for key in sorted(value, key=str):
            structure.append(f"{key!r}:")
            flatten(value[key], structure, arrays)
        structure.append("}")
    else:
        named = value.type_name if isinstance(value, Opaque) else type(value).__name__
        structure.append(f"<{named}>")


def is_size(setting: object) -> bool:
    """Whether a probe's setting is a size: a whole number, and no switch."""
    return isinstance(setting, int) and not isinstance(setting, bool)


def hash_text(text: str) -> int:
    """A 63-bit hash that is the same in every process."""
    return hash_of.__wrapped__(text) if len(text) > MAX_KEPT else hash_of(text)


@functools.lru_cache(maxsize=4096)
def hash_of(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def outcome_text(exercise: Exercise, observation: Observation) -> str:
    """How a call ended, as text to compare: errors about shapes are all alike here."""
    if observation.error:
        name = observation.error.type_name
        return "raised a shape error" if name in SHAPE_ERRORS else f"raised {name}"
    if observation.outcome != "returned":
        return observation.outcome
    text = f"returned {observation.modified}"
    outputs = split_outputs(exercise, observation.value)
    if not outputs:
        structure: list[str] = []
        flatten(observation.value, structure, [])
        return text + "".join(structure)
    if len(outputs) < len(exercise.outputs):
        return text + repr(sorted(set(observation.value) - set(exercise.outputs)))
    return text


def same_observation(exercise: Exercise, one: Observation, other: Observation) -> bool:
    """Whether two calls did the same: values in full at a tight tolerance, or the same error."""
    if outcome_text(exercise, one) != outcome_text(exercise, other):
        return False
    if one.error and other.error:
        return same_error(one.error, other.error)
    mine, yours = (split_outputs(exercise, o.value) for o in (one, other))
    if not mine:
        return same_value(one.value, other.value)
    return mine.keys() == yours.keys() and all(same_value(mine[k], yours[k]) for k in mine)


def same_error(one: ErrorInfo, other: ErrorInfo) -> bool:
    """Whether two exceptions say the same of the same sizes; or, where they name none, the same of
    the same operation in the same function.
    """
    if error_text(one) != error_text(other):
        return False
    places = [(error.function, error.operation) for error in (one, other)]
    names_sizes = one.type_name in SHAPE_ERRORS and any(map(str.isdigit, one.message))
    return names_sizes or places[0] == places[1]


def same_value(one: Value, other: Value) -> bool:
    """Whether two values agree in structure, and entry by entry at a tight tolerance."""
    structures: tuple[list[str], list[str]] = ([], [])
    arrays: tuple[list[np.ndarray], list[np.ndarray]] = ([], [])
    for value, structure, flat in zip((one, other), structures, arrays, strict=True):
        flatten(value, structure, flat)
    return structures[0] == structures[1] and all(map(close, *arrays))


def close(one: np.ndarray, other: np.ndarray) -> bool:
    """Whether two arrays of one shape agree, each entry relative to the largest of its order; nan
    equals nan.
    """
    if one.size == 0:
        return True
    largest = max(np.abs(one).max(), np.abs(other).max())
    if np.isfinite(largest):
        near = bool(np.abs(one - other).max() <= SIGNATURE_TOLERANCE * largest + 1e-13)
        return near and (largest <= MASK_GAP or is_close(one, other, SIGNATURE_TOLERANCE))
    finite = np.isfinite(one)
    return (
        np.array_equal(finite, np.isfinite(other))
        and np.array_equal(one[~finite], other[~finite], equal_nan=True)
        and close(one[finite], other[finite])
    )


def largest_of_order(sizes: np.ndarray) -> np.ndarray:
    """Return for each of an array's absolute values what measures it: the largest of its order, or
    what the rounding of the largest of all comes to.
    """
    peak = sizes.max(initial=0.0)
    if peak <= MASK_GAP:
        return np.full(sizes.shape, peak)
    tops = tops_of(sizes)
    rounding = min(ROUNDING * peak, MOST_ROUNDING) / SIGNATURE_TOLERANCE
    largest: np.ndarray = np.maximum(tops[np.searchsorted(tops, sizes)], rounding)
    return largest


def error_text(error: ErrorInfo) -> str:
    """An exception as text that does not depend on how the same operation was spelled."""
    message = error.message
    if found := PRODUCT.search(message):
        return f"product of {found[3]} and {found[4]}"
    if found := MATMUL.search(message):
        return f"product of {found[2]} and {found[1]}"
    if "broadcast together" in message:  # an assignment has a direction: from, into
        return f"broadcast {sorted(SHAPE.findall(message))}"
    return f"{error.type_name}: {message}"


def numbers_digest(exercise: Exercise, observations: Sequence[Observation]) -> str:
    """Return a short digest of what came back, rounded: answers with equal mistakes share it."""
    digest = hashlib.sha256(exercise.name.encode())
    for observation in observations:
        digest.update(observation.outcome.encode())
        if observation.error:
            digest.update(observation.error.type_name.encode())
        if observation.outcome == "returned":
            outputs, value = split_outputs(exercise, observation.value), observation.value
            if not outputs:  # nothing that was asked for: then it is told by what it is
                count = len(value) if isinstance(value, (tuple, list)) else ""
                digest.update(f"{type(value).__name__} {count}".encode())
            add_rounded(digest, outputs or value)
    return digest.hexdigest()[:12]


def add_rounded(digest: hashlib._Hash, value: Value) -> None:
    """Feed a value to a digest, numbers to five digits of the largest of their order."""
    if isinstance(value, (bool, int, float, complex)):
        value = np.asarray(value)
    if isinstance(value, np.ndarray) and value.dtype.kind == "c":
        add_rounded(digest, np.stack([value.real, value.imag]))
    elif isinstance(value, np.ndarray) and value.dtype.kind in "biuf":
        with np.errstate(all="ignore"):
            numbers = np.asarray(value, dtype=np.float64)
            largest = largest_of_order(np.where(np.isfinite(numbers), np.abs(numbers), 0.0))
            scale = np.where(largest > 0, 10.0 ** (np.floor(np.log10(largest)) - 4), 1.0)
            rounded = np.round(numbers / scale) + 0.0  # + 0.0: no minus zero
        digest.update(repr(value.shape).encode() + rounded.tobytes())
    elif isinstance(value, (tuple, list)):
        for item in value:
            add_rounded(digest, item)
    elif isinstance(value, Mapping):
        for key in sorted(value):
            digest.update(key.encode())
            add_rounded(digest, value[key])
    else:
        digest.update(repr(value).encode())
