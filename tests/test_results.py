"""The JSON of a class: written piece by piece, and one document all the same."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from rnngrader.results import results_json, results_pieces, submission_dict


@pytest.mark.parametrize("number", [0, 1, 3])
def test_the_pieces_are_the_bytes_of_the_whole_document(number: int, grade):
    """What a formatter makes of the document at once; a line end in a text stays within it."""
    report = dataclasses.replace(grade().report, problems=('a "line"\nand {another}',))
    reports = [dataclasses.replace(report, student=f"s{n}") for n in range(number)]
    document = {
        "schema": 1,
        "assignment": "rnn",
        "seed": 7,
        "submissions": [submission_dict(one) for one in reports],
    }
    whole = msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"
    assert results_json("rnn", 7, reports) == whole
    assert len(list(results_pieces("rnn", 7, reports))) == number + 2
