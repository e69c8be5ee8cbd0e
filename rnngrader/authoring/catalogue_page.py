"""The catalogue as a page to read: `rnngrader explain --html FILE`."""

from __future__ import annotations

from collections.abc import Sequence

from rnngrader.authoring.explain import by_function, diff_lines, example_lines, short
from rnngrader.authoring.symptoms import bench_of, symptom_of
from rnngrader.course.assignment import Assignment
from rnngrader.feedback.text import render, stylesheet


def catalogue_page(assignments: Sequence[Assignment]) -> str:
    """Return every entry with its edit, its first wrong number and its hints, as one HTML file."""
    functions = []
    for assignment in assignments:
        for function, entries in by_function(assignment).items():
            bench = bench_of(assignment, function)
            families = dict.fromkeys(entry.family for entry in entries if entry.family)
            shown = [
                {
                    "name": short(entry.id),
                    "title": entry.title,
                    "symptom": symptom_of(bench, entry),
                    "edit": diff_lines(assignment, entry),
                    "numbers": example_lines(assignment, entry)[:1],
                    "hints": entry.hints,
                }
                for entry in entries
            ]
            groups = [
                (family, [short(entry.id) for entry in entries if entry.family is family])
                for family in families
            ]
            functions.append({"name": function, "entries": shown, "families": groups})
    style = stylesheet("page.css", "catalogue.css")
    return render("catalogue.html", {"functions": functions, "style": style})
