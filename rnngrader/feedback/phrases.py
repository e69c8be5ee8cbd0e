"""The words for what the judge found: from a message's kind and values to a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rnngrader.judge import BESIDE, KEYS
from rnngrader.records import ExerciseReport, Finding, Message, SubmissionReport, Verdict
from rnngrader.sandbox.untrusted import type_words

# Said of an output, whose name stands before it.
OF_AN_OUTPUT = {
    "other_shape": "has shape {got_shape}; wanted {wanted_shape} here.",
    "other_length": "has {got} elements; wanted {wanted}.",
    "other_type": "is {got}; wanted {wanted}.",
    "other_values": "has the right shape, but wrong values.",
    "not_numbers": "holds values that are not numbers (nan or inf).",
    "other_value": "is not the right one.",
    "no_key": "has no key {key}.",
    "more_keys": "has {got} keys; wanted {wanted}. Leave out what nobody asked for: {keys}.",
    "single_precision": (
        "is right, in single precision: float32 holds 7 digits of a number, float64 holds 16."
    ),
    "few_digits": (
        "is right, but for its last digits. Is something in it float32, or was a small number "
        "added?"
    ),
}
# Said of the call, or complete as it is.
OF_THE_CALL = {v.value.lower(): v.summary.format(call="The call") for v in Verdict if v.of_the_call}
OF_THE_CALL |= {
    "no_output": "The returned dict has no key {name}; its keys are: {keys}.",
    "returns_nothing": "The function returns nothing; wanted: {names}.",
    "returns_other_number": "The function returns {got} values; wanted {wanted}: {names}.",
    "returns_other_keys": "The returned dict has the keys {keys}; wanted: {names}.",
    "returns_no_dict": "The function returns {got}; wanted a dict with the keys {names}.",
    "returns_no_tuple": "The function returns {got}; wanted a tuple of {names}.",
    "some_right": "{right} of {total} answers are right. Which ones is not told.",
    "input_modified": "The call changed its input {names} in place; work on a copy instead.",
    "raised": "The call raised {type}: {message}",
}
NOT_GRADED = {
    "missing": "Nothing was handed in.",
    "failed": "What was handed in could not be graded.",
    "wrong_file": "No notebook of this assignment was handed in.",
}


def sentence(finding: Finding) -> str:
    """Return what a finding says, by itself; empty where there is nothing to say."""
    if finding.message is None:
        return finding.note and finding.note + on_sizes(finding.sizes)
    words = phrase(finding.message)
    if finding.message.kind in OF_AN_OUTPUT:
        words = f"{finding.message.about} {words}"
    return words + on_sizes(finding.sizes)


def beside(name: str, finding: Finding) -> str:
    """Return the same as it is said beside the output's name: "Has shape …"."""
    message = finding.message
    if message and message.about == name and message.kind in OF_AN_OUTPUT:
        words = phrase(message)
        return begun(words) + on_sizes(finding.sizes)
    return sentence(finding) or f"{begun(finding.verdict.word)}."


def begun(words: str) -> str:
    """Return words as a sentence begins: of its names, none loses its capital."""
    return words[:1].upper() + words[1:]


def is_of_the_call(findings: Sequence[Finding]) -> bool:
    """Return whether all outputs share one finding that is of the call itself."""
    first, *others = ((f.note, f.message) for f in findings)
    note, message = first
    return not any(other != first for other in others) and (
        message.kind in OF_THE_CALL if message else note != ""
    )


def on_sizes(sizes: Mapping[str, int]) -> str:
    """Return a sentence on the sizes of an input that only one student's work was tried on."""
    if not sizes:
        return ""
    told = ", ".join(f"{name} = {size}" for name, size in sizes.items())
    return f" This was on an input of other sizes: {told}."


def summary(report: ExerciseReport) -> str:
    """Return the verdict on an exercise in one sentence."""
    findings = report.outputs.values()
    counted = [count(finding) for name, finding in report.outputs.items() if name not in BESIDE]
    right, total = sum(right for right, _ in counted), sum(total for _, total in counted)
    if right == total and KEYS in report.outputs:
        return "The numbers are right, but the returned dict holds more than was asked for."
    outputs = f"{right} of {total} outputs right;" if total != 1 else "Not right yet:"
    call = "On some inputs the call" if right else "The call"
    sizes = next((finding.sizes for finding in findings if report.error and finding.sizes), {})
    said = report.verdict.summary.replace(report.verdict.word, word(report))
    return said.format(outputs=outputs, call=call) + on_sizes(sizes)


def word(report: ExerciseReport) -> str:
    """Return what was found of an exercise in a few words: the verdict's; of keys alone that nobody
    asked for, whose verdict is that of a shape, others.
    """
    found = [f.message for f in report.outputs.values() if f.verdict is report.verdict]
    more_keys = found and all(message and message.kind == "more_keys" for message in found)
    return "more than was asked for" if more_keys else report.verdict.word


def count(finding: Finding) -> tuple[int, int]:
    """Return how many outputs a finding says are right, and of how many it speaks."""
    match finding.message:
        case Message("some_right", values={"right": int(right), "total": int(total)}):
            return right, total
    return int(finding.verdict is Verdict.CORRECT), 1


def summary_of_all(report: SubmissionReport) -> str:
    """Return how many exercises are right, or why none was graded, in a sentence."""
    if report.status != "graded":
        return NOT_GRADED[report.status]
    total = len(report.exercises)
    right = sum(exercise.verdict is Verdict.CORRECT for exercise in report.exercises)
    if right == total:
        return f"All {total} exercises are right. Well done."
    return f"{right} of {total} exercises right, {total - right} to look at again."


def phrase(message: Message) -> str:
    """Return the words of a message, its values put in; without the name of what it is about."""
    template = OF_AN_OUTPUT.get(message.kind) or OF_THE_CALL[message.kind]
    return template.format(**{key: FORMATS.get(key, str)(v) for key, v in message.values.items()})


def number_or_type(value: Any) -> str:
    return str(value) if isinstance(value, int) else type_words(value)


FORMATS: Mapping[str, Callable[[Any], str]] = {
    "got": number_or_type,
    "wanted": number_or_type,
    "got_shape": lambda shape: str(tuple(shape)),
    "wanted_shape": lambda shape: str(tuple(shape)),
    "key": repr,
    "name": repr,
    "keys": lambda keys: ", ".join(map(repr, keys)) or "none",
    "names": ", ".join,
}
