"""The JSON of a class: written piece by piece, and one document all the same."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from rnngrader.feedback.score import as_reported
from rnngrader.instructor.results import results_pieces, submission_dict


@pytest.mark.parametrize("number", [0, 1, 3])
def test_the_pieces_are_the_bytes_of_the_whole_document(number: int, grade):
    """What a formatter makes of the document at once; a line end in a text stays within it."""
    report = dataclasses.replace(grade().report, problems=('a "line"\nand {another}',))
    reports = [dataclasses.replace(report, student=f"s{n}") for n in range(number)]
    finals = {one.student: as_reported(one) for one in reports}
    document = {
        "schema": 2,
        "assignment": "rnn",
        "seed": None,
        "submissions": [submission_dict(one, finals[one.student]) for one in reports],
    }
    whole = msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"
    pieces = list(results_pieces("rnn", None, reports, finals))
    assert b"".join(pieces) == whole
    assert len(pieces) == number + 2
