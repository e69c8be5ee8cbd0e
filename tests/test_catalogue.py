"""The catalogue of misconceptions: its files, its rules, and what the probes make of it."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from markupsafe import escape

from rnngrader.authoring import explain
from rnngrader.authoring.catalogue_page import catalogue_page
from rnngrader.authoring.symptoms import SYMPTOMS, symptom_of
from rnngrader.course.assignment import Assignment, assignment_names, load_assignment
from rnngrader.course.catalogue import (
    CatalogueError,
    load_misconceptions,
    section_title,
    wrong_source,
)
from rnngrader.course.cells import CourseError
from rnngrader.diagnosis.match import indistinguishable
from rnngrader.diagnosis.runner import Runner

COURSE = Path(__file__).resolve().parent.parent
FILES = sorted((COURSE / "misconceptions").glob("*.toml"))
FUNCTIONS = [path.stem for path in FILES]

SOLUTION = '''def twice(x):
    """Twice x: 2 * x.

    x: a number
    """
    y = 2 * x
    return y
'''
ENTRY = """
[added]
title = "2 is added"
instead_of = "2 * x"
wrote = "2 + x"
nudge = "What is twice 5?"
direction = "Look at the operator."
explanation = "Twice is a product."
"""


@pytest.fixture(scope="session")
def owners() -> dict[str, Assignment]:
    """The assignment of each function that has misconceptions."""
    assignments = [load_assignment(COURSE, name) for name in assignment_names(COURSE)]
    return {name: a for a in assignments for name in a.exercises if name in FUNCTIONS}


@pytest.fixture
def bench(owners, name) -> Runner:
    """The function's exercise on its probes."""
    assignment = owners[name]
    probes = assignment.probes(name, 0)
    return Runner(assignment, assignment.exercises[name], probes, assignment.reference)


@pytest.fixture
def entries(owners, name):
    return explain.by_function(owners[name])[name]


@pytest.fixture
def load(tmp_path):
    """Loads a catalogue that holds one file, for the function `twice`."""

    def load(text: str):
        (tmp_path / "twice.toml").write_text(text)
        return load_misconceptions(tmp_path, {"twice": SOLUTION})["twice"]

    return load


class TestWhatTheProbesShow:
    """Every entry is seen, and none is taken for another."""

    @pytest.mark.parametrize("name", FUNCTIONS)
    def test_the_matrix(self, bench, entries):
        """The probes tell any two entries apart, unless they are declared to be one family."""
        family = {entry.id: entry.family for entry in entries}
        alike = {frozenset(pair) for pair in indistinguishable(bench, entries)}
        declared = {
            frozenset((one, other))
            for one in family
            for other in family
            if one < other and family[one] and family[one] is family[other]
        }
        assert not [sorted(p) for p in alike - declared], "not told apart: merge, or make a family"
        assert not [sorted(p) for p in declared - alike], "told apart: no family is needed"

    @pytest.mark.parametrize("name", FUNCTIONS)
    def test_every_entry_goes_wrong(self, bench, entries):
        """Each edit goes wrong on some probe; the first shows a symptom."""
        assert {symptom_of(bench, entry) for entry in entries} <= set(SYMPTOMS)


class TestWhatIsWritten:
    """The words of the entries."""

    def test_there_are_enough(self, owners):
        """At least 170 mistakes are known in the first assignment, and some in every function."""
        groups = {name: explain.by_function(owners[name])[name] for name in FUNCTIONS}
        first = [groups[name] for name in FUNCTIONS if owners[name].name == "rnn_step_by_step"]
        assert len(first) >= 8
        assert min(map(len, first)) >= 30
        assert sum(map(len, first)) >= 170
        assert min(map(len, groups.values())) >= 10

    def test_every_file_belongs_to_an_exercise(self, owners):
        """No file is left over from a function that is gone."""
        assert set(owners) == set(FUNCTIONS)

    @pytest.mark.parametrize("name", FUNCTIONS)
    def test_every_hint_is_its_own(self, entries):
        """No two entries of a function share a title or a hint, at any level.

        Only the first is shared by those that are confused with each other: what check tries does
        not always tell them apart, and then it has to be true of both.
        """
        for level, texts in enumerate(
            zip(*([entry.title, *entry.hints] for entry in entries), strict=True)
        ):
            for one, other in combinations(range(len(texts)), 2):
                a, b = entries[one], entries[other]
                confused = a.id in b.confused_with or b.id in a.confused_with
                assert texts[one] != texts[other] or (level == 1 and confused), (a.id, b.id)

    @pytest.mark.parametrize("name", FUNCTIONS)
    def test_no_hint_gives_the_solution_away(self, bench, entries):
        """No title and no hint holds a right side of the solution, spaces aside."""
        body = bench.source.split('"""')[-1]
        secrets = {squeeze(side) for line in body.splitlines() for side in sides(line)}
        assert len(secrets) > 3
        for entry in entries:
            texts = (entry.title, *entry.hints, *(entry.family.hints if entry.family else ()))
            told = [secret for secret in secrets for text in texts if secret in squeeze(text)]
            assert not told, entry.id

    @pytest.mark.parametrize("name", FUNCTIONS)
    def test_every_section_has_a_heading(self, owners, name, entries):
        """Each entry points at a place in the notebook."""
        for entry in entries:
            assert section_title(owners[name].notebook, entry.section)


def sides(line: str) -> list[str]:
    """The line and its right side, where they are long enough to be a secret."""
    line = line.split("#")[0].strip()
    right = re.split(r"(?<![=!<>+])\+?=(?!=)", line, maxsplit=1)[-1].removeprefix("return")
    return [part for part in (line, right.strip()) if len(squeeze(part)) > 9]


def squeeze(text: str) -> str:
    return "".join(text.split()).replace("`", "")


class TestLoading:
    """What is wrong in a file is said at load, with the entry's name."""

    def test_an_entry_is_read_as_written(self, load):
        """Title, edit, hints; the section is the function's own where none is given."""
        (entry,) = load(ENTRY)
        assert entry.id == "twice.added"
        assert entry.section == "twice"
        assert entry.hints == ("What is twice 5?", "Look at the operator.", "Twice is a product.")
        assert "y = 2 + x" in wrong_source(entry, SOLUTION)

    def test_the_docstring_is_left_alone(self, load):
        """An edit is looked for in the code; the docstring may hold the same text."""
        (entry,) = load(ENTRY)
        assert "Twice x: 2 * x." in wrong_source(entry, SOLUTION)

    def test_several_edits_are_found_in_the_right_text(self, load):
        """What one edit writes cannot be what another one is looked for in."""
        edits = (
            "edits = [{instead_of = '2 *', wrote = 'y *'}, {instead_of = 'return y', wrote = ''}]"
        )
        (entry,) = load(re.sub(r"instead_of.*\nwrote.*", edits, ENTRY))
        assert wrong_source(entry, SOLUTION).endswith("    y = y * x\n    \n")

    def test_an_edit_may_be_made_everywhere(self, load):
        """In all places of the code; the docstring is left alone here, too."""
        text = re.sub(r"instead_of.*", 'instead_of = "y"\neverywhere = true', ENTRY)
        (entry,) = load(text.replace('wrote = "2 + x"', 'wrote = "z"'))
        assert wrong_source(entry, SOLUTION).endswith("    z = 2 * x\n    return z\n")

    @pytest.mark.parametrize(
        ("old", "new", "said"),
        [
            ('"2 * x"', '"q"\neverywhere = true', "it must occur at least once"),
            ('"2 * x"', '"y"', "or with everywhere = true"),
            ('"2 * x"', '"3 * x"', "occurs 0 times"),
            ('"2 * x"', '"y"', "occurs 2 times"),
            ('"2 * x"', '""', "must occur once"),
            ('"2 + x"', '"2 +"', "makes no valid Python"),
            ("wrote", "writes", "unknown key 'writes'"),
            ("nudge", 'symptom = "raises"\nnudge', "unknown key 'symptom'"),
            ("nudge", "nugde", "unknown key 'nugde'"),
            ('nudge = "What is twice 5?"', "", "has no nudge"),
            ('"Twice is a product."', '" "', "has no explanation"),
            ('wrote = "2 + x"', 'wrote = "2"\neverywhere = 1', "everywhere = true"),
            ('instead_of = "2 * x"\nwrote = "2 + x"', "", "has no edit"),
            ('wrote = "2 + x"', "", "two texts instead_of and wrote"),
            ("[added]", "[added.more]", "unknown key 'more'"),
            ('title = "2 is added"', 'title = "2 is added"\nfamily = "f"', "not described"),
            ('title = "2 is added"', 'title = "t"\nconfused_with = ["lost"]', "twice.lost"),
            ('title = "2 is added"', 'title = "t"\nconfused_with = ["added"]', "no other entry"),
            ("[added]", "[added", "is not TOML"),
        ],
    )
    def test_a_bad_entry_is_named(self, load, old, new, said):
        """The message names the entry and says what is wrong with it."""
        assert old in ENTRY
        with pytest.raises(CatalogueError, match=re.escape(said)) as error:
            load(ENTRY.replace(old, new))
        assert "twice" in str(error.value)

    def test_overlapping_edits_are_an_error(self, load):
        """Two edits of the same text would depend on their order."""
        edits = "edits = [{instead_of = '2 * x', wrote = '1'}, {instead_of = '= 2', wrote = '= 3'}]"
        with pytest.raises(CatalogueError, match=r"twice\.added: two edits overlap"):
            load(re.sub(r"instead_of.*\nwrote.*", edits, ENTRY))

    def test_a_family_of_one_is_an_error(self, load):
        """A family has at least two members; its hints are needed as well."""
        family = '[families.f]\ntitle = "t"\nnudge = "n"\ndirection = "d"\nexplanation = "e"\n'
        with pytest.raises(CatalogueError, match="fewer than two members"):
            load(family + ENTRY)
        with pytest.raises(CatalogueError, match=r"the family twice\.f has no nudge"):
            load(family.replace('nudge = "n"\n', "") + ENTRY)

    def test_an_edit_without_effect_is_seen(self, assignment, tmp_path):
        """An edit that changes no number on any probe is named."""
        text = ENTRY.replace("2 * x", "Wax @ xt").replace("2 + x", "np.dot(Wax, xt)")
        (tmp_path / "rnn_cell_forward.toml").write_text(text)
        found = load_misconceptions(tmp_path, assignment.solutions)["rnn_cell_forward"]
        exercise = assignment.exercises["rnn_cell_forward"]
        probes = assignment.probes(exercise.name, 0)
        bench = Runner(assignment, exercise, probes, assignment.reference)
        assert [entry.id for entry in found] == ["rnn_cell_forward.added"]
        assert symptom_of(bench, found[0]) == ""

    def test_an_unknown_section_is_an_error(self, assignment):
        """A section is an exercise or a cell of the notebook."""
        with pytest.raises(CatalogueError, match="'nowhere'"):
            section_title(assignment.notebook, "nowhere")


class TestExplain:
    """What `rnngrader explain` shows, and the page in docs/."""

    def test_the_posted_numbers(self, assignment):
        """The entry of a posted question shows the posted numbers beside the right ones."""
        text = explain.explain_text([assignment], "rnn_backward.carry_dropped")
        assert "dx[1][2] = -0.15028183 -0.34554547 0.02071758 0.01483317" in text
        assert "right: -2.07101689 -0.59255627 0.02466855 0.01483317" in text
        assert "+ gradients = rnn_cell_backward(da[:, :, t], cell_caches[t])" in text

    def test_an_entry_that_raises_shows_the_error(self, assignment):
        """Where the example gives no numbers, the error is shown."""
        text = explain.explain_text([assignment], "lstm_forward.sizes_from_a_global")
        assert "raised NameError: name 'Wy' is not defined" in text

    def test_a_wrong_shape_is_shown_in_words(self, assignment):
        """Where a shape is wrong, shapes are shown and not numbers."""
        text = explain.explain_text([assignment], "rnn_cell_backward.dba_without_keepdims")
        assert "dba has shape (5,); wanted (5, 1) here." in text

    def test_a_family_is_shown_with_its_members(self, assignment):
        """A member of a family says which others give the same numbers."""
        text = explain.explain_text([assignment], "rnn_backward.upstream_at_last_step_only")
        assert "rnn_backward.carry_seeded_instead_of_added" in text

    def test_a_misspelled_id_gets_a_suggestion(self, assignment):
        """The nearest known ids are offered."""
        with pytest.raises(CourseError, match=r"Did you mean rnn_backward\.carry_dropped"):
            explain.explain_text([assignment], "rnn_backward.cary_droped")

    def test_the_list_names_every_entry(self, assignment):
        """Without an id all entries are listed."""
        text = explain.list_text([assignment])
        assert all(f"  {id}\n" in text for id in assignment.misconceptions)

    @pytest.mark.slow
    def test_the_page_holds_every_entry(self, assignment):
        """The page of the catalogue has each entry with its title and hints, and runs nothing."""
        page = catalogue_page([assignment])
        for id, entry in assignment.misconceptions.items():
            assert f'id="{id}"' in page
            assert str(escape(entry.hints[2])).split("`")[0] in page
        assert "<script" not in page

    @pytest.mark.parametrize(
        ("name", "symptom"),
        [
            ("tanh_missing", "values wrong, shapes right"),
            ("output_weights_missing", "wrong shape/keys"),
            ("nothing_returned", "wrong shape/keys"),
            ("cache_states_swapped", "output right, side effect wrong"),
            ("previous_state_overwritten", "output right, side effect wrong"),
            ("hidden_bias_flattened", "raises"),
        ],
    )
    def test_the_symptom_is_what_is_seen_first(self, assignment, name, symptom):
        """It is found by trying: a change of an input and a wrong part are side effects."""
        text = explain.explain_text([assignment], f"rnn_cell_forward.{name}")
        assert f"\nsymptom        {symptom}\n" in text

    @pytest.mark.slow
    def test_every_symptom_occurs(self, assignment):
        """There is an entry for each of the symptoms that the page speaks of."""
        page = catalogue_page([assignment])
        assert all(f"</code> · {symptom}</p>" in page for symptom in SYMPTOMS)
