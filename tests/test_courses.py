"""Courses of other subjects, written from the authors' page alone: are mistakes named there too?"""

from __future__ import annotations

import csv
import importlib.util
import random
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from conftest import COURSE

from rnngrader.authoring.lint import lint
from rnngrader.diagnosis import tables
from rnngrader.judge import overall_verdict
from rnngrader.records import Verdict

# What answers warn of is theirs, as in grading.
pytestmark = [pytest.mark.sampled, pytest.mark.filterwarnings("ignore")]

COURSES = COURSE / "tests" / "courses"
NAMES = sorted(path.parent.name for path in COURSES.glob("*/course"))
JUDGED = sorted(path.parent.name for path in COURSES.glob("*/judgements.csv"))
SAMPLE = 4
# What lint has learned to see since they were written: spots with an index where two are needed.
FOUND_SINCE = {
    "conv": {"RG213"},
    "pca": {"RG102", "RG108"},
    "optimizers": {"RG102", "RG108"},
    "signals": {"RG102", "RG108", "RG213"},
    "graphs": {"RG102", "RG108"},
}
# Without a limit that no probe of the course's needs, of which lint takes note; and one that shows
# only where a pitch is as low as it may be.
RIGHT_ON_ALL = {
    "shade_phong/not_cut_at_one",
    "shade_phong/divided_by_maximum",
    "track_pitch/longest_excluded",
}
# Of the latest, at first sight: how many of the wrong answers had a name, and how many were told
# something that leads elsewhere. `make bench-courses` tries them all.
FIRST_SIGHT = {"ocean": (54, 1)}


@pytest.fixture(scope="module")
def courses() -> Iterator[ModuleType]:
    """benchmarks/courses.py as a module, in which changes of an answer have time enough: here, many
    are tried at once.
    """
    path = COURSE / "benchmarks" / "courses.py"
    spec = importlib.util.spec_from_file_location("bench_courses", path)
    before = list(sys.path)
    sys.path.insert(0, str(path.parent))
    module = sys.modules["bench_courses"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.path[:] = before
    module.Session = partial(module.Session, changed_s=60.0)
    yield module
    del sys.modules["bench_courses"]


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch):
    """Tables of these tests stay out of anybody's cache, and are shared among them."""
    folder = tmp_path_factory.getbasetemp() / "tables of courses"
    monkeypatch.setattr(tables, "cache_folders", lambda course: [folder])


@pytest.fixture(scope="module")
def benches(courses: ModuleType) -> dict[str, Any]:
    return {name: courses.Bench(courses.load_course(COURSES / name)) for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_a_course_written_from_the_page_alone_loads(name: str):
    """Lint finds nothing in it that a student or a grade would trip over."""
    (source,) = (COURSES / name / "course" / "source").iterdir()
    messages, assignment = lint(COURSES / name / "course", source.name)
    assert assignment is not None
    found = {message.code for message in messages if message.level != "note"}
    assert found <= FOUND_SINCE.get(name, set())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("single", [False, True], ids=["double", "single"])
def test_right_answers_in_any_style_get_full_marks(
    courses: ModuleType, benches: dict[str, Any], name: str, single: bool
):
    """Loops, einsum, another order of the sums: right on public and on fresh probes."""
    bench = benches[name]
    for written in (*bench.solutions(), *courses.load_written(COURSES / name, "right")):
        findings = bench.findings(written.function, bench.observed(written, single))
        assert overall_verdict(findings) is Verdict.CORRECT, f"{written}: {findings}"


@pytest.mark.parametrize("name", NAMES)
def test_every_wrong_answer_loses_points(courses: ModuleType, benches: dict[str, Any], name: str):
    """The probes that a lecturer chose, and fresh ones, show every one of their mistakes."""
    bench = benches[name]
    for written in courses.load_written(COURSES / name, "wrong"):
        findings = bench.findings(written.function, bench.observed(written))
        right = overall_verdict(findings) is Verdict.CORRECT
        assert right == (str(written) in RIGHT_ON_ALL), written


def test_what_makes_no_difference_on_any_probe_is_noted():
    """Who leaves it out has full marks: so the lecturer is told."""
    messages, _ = lint(COURSES / "graphics" / "course", "graphics")
    notes = [message.text for message in messages if message.level == "note"]
    assert any(
        note.startswith("shade_phong: ") and "np.minimum(result, 1)" in note for note in notes
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", JUDGED)
def test_mistakes_that_were_named_exactly_still_have_a_true_name(
    courses: ModuleType, benches: dict[str, Any], name: str
):
    """Some of one function, drawn at random; true also of probes that no diagnosis has seen."""
    exact = {each[:2] for each in judged(COURSES / name, "exact") if each[2] != "place"}
    written = courses.load_written(COURSES / name, "wrong")
    known = [each for each in written if (each.function, each.slug) in exact]
    counts, chance = Counter(each.function for each in known), random.Random(name)
    function = chance.choice([each for each, count in counts.items() if count >= SAMPLE])
    for each in chance.sample([each for each in known if each.function == function], SAMPLE):
        found = benches[name].try_out(each)
        assert found.named, found
        assert found.holds, found


@pytest.mark.slow
@pytest.mark.parametrize("name", FIRST_SIGHT)
def test_no_fewer_true_names_than_at_first_sight_and_no_more_wrong_ones(
    courses: ModuleType, name: str
):
    """All wrong answers, as `make bench-courses` counts them."""
    found = courses.measure(COURSES / name)
    decided = courses.judgements(COURSES / name)
    named, named_wrongly = FIRST_SIGHT[name]
    wrong = [each for each in found["wrong"] if courses.judged(each, decided) == "wrong"]
    # A name that was wrong may go; a place is no name.
    true = sum(each.named for each in found["wrong"]) - sum(each.named for each in wrong)
    assert true >= named - named_wrongly
    assert len(wrong) <= named_wrongly
    assert all(each.points == 1 and not each.kind for each in (*found["right"], *found["single"]))


@pytest.mark.slow
def test_what_does_it_alone_is_not_told_with_another_change(courses: ModuleType, benches):
    """Its steps speak against the one, so nothing is said: an addition would make no difference."""
    known = courses.load_written(COURSES / "meshes", "wrong")
    (written,) = (each for each in known if str(each) == "shape_gradients/edges_shifted")
    assert "; and " not in benches["meshes"].try_out(written).title


@pytest.mark.slow
def test_who_comes_to_the_same_numbers_in_another_way_is_told_so(
    courses: ModuleType, benches: dict[str, Any]
):
    """Limits exchanged give the numbers of a ratio upside down: what is written there is said."""
    known = {str(each): each for each in courses.load_written(COURSES / "semiconductors", "wrong")}
    bench = benches["semiconductors"]
    found = bench.try_out(known["hall_layers/ratio_inverted"])
    assert found.kind == "repair"
    assert "(ref / N) ** a" in found.title
    found = bench.try_out(known["haynes_shockley/divergence_sign"])
    assert found.kind == "mutation"
    assert found.title.endswith(", though your function comes to them in another way")
    assert found.hint.startswith("Line 12 of your function: ")
    found = bench.try_out(known["carrier_concentrations/fermi_log10"])
    assert "in another way" not in found.title


@pytest.mark.slow
@pytest.mark.parametrize(
    ("course", "answer", "said", "unsaid"),
    [
        # two changes alike behind a limit: the one is said that stands in the text, though rarer
        ("vehicles", "stopping_distance/rear_load_transfer_sign", "the wrong sign on", "missing"),
        # a term that gave a sum its axes is left out; no maximum is taken
        (
            "batteries",
            "open_circuit_voltage/entropy_forgotten",
            "the term with `entropy`",
            "larger",
        ),
        # 0.001 ** 5.0 is as good as zero
        (
            "batteries",
            "terminal_voltage/pairs_begin_settled",
            "Line 7 of your function: ",
            "change",
        ),
        # no loop runs backward where nothing does
        ("glaciers", "degree_day_balance/whole_period_at_once", "of your function: ", "running"),
        ("glaciers", "percolate_water/from_the_bottom_up", "the loop running backward", ", though"),
        # a loop that is missing is one mistake, not three that each make it do nothing
        ("vehicles", "lap_speeds/backward_pass_missing", "the last of its 2 loops missing", " or "),
        # nearest to twice the mass is as good as heaviest here, and nobody looks for that
        ("particles", "resonance_spectrum/heaviest_pair", "A mistake", "Z_MASS"),
        # two changes, and another way to them: no name, but the own line
        ("drives", "pmsm_torque/inductances_swapped", "Line 17 of your function: ", "psi"),
        # nobody has written log2; and a factor may stand under a minus
        ("dosimetry", "biological_dose/log_two_forgotten", "the factor `np.log(2)`", "log2"),
        (
            "agronomy",
            "crop_growth/extinction_left_out",
            "the factor `extinction` missing",
            "leaves",
        ),
        # of several lines that change one thing it is said which
        ("dosimetry", "water_equivalent_depth/body_mask_forgotten", "the last line where", "first"),
        (
            "agronomy",
            "bucket_balance/stress_from_evening_before",
            "before this step changed it",
            "update",
        ),
        # no other function in a condition that is always true; nothing in place but of arrays
        ("windpower", "wake_speeds/no_check_across_the_wind", "always taken for true", "tanh"),
        ("railways", "minimum_headways/occupied_until_head_enters", "where `end` is", "in place"),
        # no change of a line that stands in the right function as it is
        ("naval", "loading_condition/length_cubed", "where `inertia` is computed", "line 17"),
        ("canals", "backwater_profile/marched_downstream", "Line 14 of your function", "line 8"),
        # no mistake of axes for one reader alone
        ("meteo", "geostrophic_wind/area_mean_unweighted", "where `mean` is", "`profile` is"),
        # a number and its minus are one
        ("audio", "biquad_coefficients/high_middle_positive", "1.0 where -1.0", "where 1.0"),
        # what the named change makes first is nowhere in the function: its own lines come first
        ("tides", "sea_water_sigma/last_coefficient_skipped", "range(len(PURE) - 1)", "update"),
        (
            "reactors",
            "steady_states/only_falling_crossings",
            "Line 10 of your function: `diff[i] - diff[i + 1]`",
            "root",
        ),
    ],
)
def test_what_the_text_shows_counts(
    courses: ModuleType, benches: dict[str, Any], course: str, answer: str, said: str, unsaid: str
):
    known = {str(each): each for each in courses.load_written(COURSES / course, "wrong")}
    found = benches[course].try_out(known[answer])
    assert said in found.title
    assert unsaid not in found.title


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "line"),
    [
        ("w_moves_in_loop", "line 14, `u = u + alpha * d`"),  # most changes of its loop never end
        ("direction_turned_round", ""),  # `-grad` does it where the slope happens to be the same
        ("condition_uses_gradient_norm", ""),
    ],
)
def test_what_undoes_a_mistake_does_so_on_further_draws(
    courses: ModuleType, benches: dict[str, Any], slug: str, line: str
):
    known = courses.load_written(COURSES / "optimizers", "wrong")
    (written,) = (each for each in known if each.slug == slug)
    found = benches["optimizers"].try_out(written)
    assert found.holds
    assert found.title.endswith(line) if line else found.kind != "repair"


def judged(course: Path, judgement: str) -> list[tuple[str, ...]]:
    """The rows of a course's judgements that hold this one: function, slug, kind, title."""
    with (course / "judgements.csv").open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["judgement"] == judgement]
    return [(row["function"], row["slug"], row["kind"], row["title"]) for row in rows]
