"""An unnamed mistake is told by where its values part from those of the right function."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import COURSE

from rnngrader.authoring.demo import notebook_text
from rnngrader.course.assignment import Assignment, assignment_names, load_assignment
from rnngrader.course.probes import copy_arguments
from rnngrader.diagnosis import tables
from rnngrader.diagnosis.lookup import Values, says_nothing
from rnngrader.diagnosis.places import Log, find_places, places_in, read_log
from rnngrader.diagnosis.steps import CUT, MAX_ARRAYS, MAX_NODES, MAX_NUMBERS, MAX_SOURCE, telling
from rnngrader.grading.submission import Graded, grade_submission, start_guest
from rnngrader.records import Diagnosis, ProbeSource, Submission, Value

COURSES = COURSE / "tests" / "courses"
# Those that call themselves are passed over; where entries of an array are eliminated one after
# the other, no right value comes of the array as a whole; and of another method altogether hardly
# any value stands in the right function.
SPOKEN_OF = {
    "life_table/backward_recursion",
    "capacity_fade/helpers_for_one_cell",
    "impedance_spectrum/helper_and_einsum",
    "quantize_colours/loops_over_colours",
    "column_temperature/thomas_algorithm",
    "degree_day_balance/band_by_band",
    "percolate_water/pit_by_pit",
    "wave_dispersion/helper_in_kh",
    "tidal_fit/lstsq_interleaved",
    "image_sources/meshgrid",
    "image_sources/tables_per_axis",
    "stable_population/functions_and_dot",
    "cfar_detect/cumulative_sums",
    "range_doppler/rolled_and_transposed",
    "kmeans/recursive",
    "power_iteration/recursive",
    "heat_theta/thomas",
    "spline_second_derivatives/thomas",
    "heat_theta/inner_unknowns",
    "jacobi/defect",
    "als_users/stacked",
    "als_users/stacked_least_squares",
    "solve_displacements/increment",
    "monte_carlo_asian/other_style_one",
    "mean_square_displacement/polyfit_and_loops",
    "mean_square_displacement/whole_boxes_counted",
    "minimum_image/loops_component_by_component",
    "clipped_stats/lists",
    "bspline_basis/ramp",
    "upgma/growing",
    "radial_distribution/histogram_of_all",
    "arm_forward/four_factors",
    "orientation_filter/matrix",  # puts two quantities into one array
    "rasterize/layers_argmin",  # keeps all layers, and picks the nearest of them at the end
    "mutual_information/double_loop",  # an array that stays as it was where nothing was counted
    "output_feedback/joint_system",
    "harvested_logistic/escapement",
    "project_population/matrix_powers",
    "simulate_predator_prey/lists_and_helper",
    "simulate_predator_prey/running_integral",
    "simulate_predator_prey/weights_and_times",
    "detect_onsets/convolve",  # compares numbers that the right function compares otherwise
    "haar_decompose/matrix",
    "spectral_features/dft_matrix",  # so does this
    "excess_rain/basin_first",
    "trend_significance/covariance_loops",
    "trend_significance/lstsq_decades",
    "two_layer_response/propagator_matrix",
    "gate_rates/scaled_rates_in_dict",
    "spike_statistics/plain_python",
    "spike_statistics/vectorized_counts",
    "fit_schild/augmented_least_squares",
    "nca/lists_and_lstsq",
    "aic_pick/masks_and_std",
    "local_magnitude/station_by_station",
    "locate/stacked_least_squares",
    "ctm_simulate/vehicle_numbers",
    "idm_platoon/leader_as_row_zero",
    "net_reserves/forward_recursion",
    "net_reserves/list_from_the_end",
    "crystal_stress/schmid_tensors",
    "solidify/loop_with_branches",
    "structure_factors/whole_cell_einsum",
    "grating_pattern/broadcast_without_loop",
    "grating_pattern/phasor_sum",
    "mueller_train/cumulative_products",
    "system_matrix/recursive",
    "routing_table/min_plus",
    "simulate_queue/remaining_work",
    "semibatch/arrays_filled",
    "semibatch/balance_of_concentrations",
    "steady_states/two_point_line",
    "fixed_effects/dummies",
    "two_stage/second_stage_by_ols",
    "two_stage/instruments_form",
    "ols_robust/lstsq_loops",
    "holt_forecast/state_space_matrix",
    "nearest_routes/complex_places",
    "wagner_whitin/cost_table",
    "propagate/eccentric_frame",
    "propagate/matrices",
    "vertical_ascent/state_vector",
    "linear_growth/unit_modes_scaled",
    "adjust_levelling/normal_equations_summed",
    "fit_tensor/eig_sorted",
    "reconstruct/dft_matrices",
    "run_battery/signed_battery_power",
    "fault_study/determinant",
    "power_mismatch/complex_mismatch",
    "swing_curve/lists",
    "gamma_index/einsum_distances",
    "gamma_index/scaled_space",
    "line_harmonics/complex_einsum",
    "park_transform/sample_by_sample",
    "pmsm_torque/loop_over_samples",
    "fit_strength/dot_products",
    "center_of_mass/frame_by_frame",
    "emg_envelope/normalized_first",
    "block_anova/residuals_in_loops",
    "bucket_balance/lists_and_transpose",
    "compress/difference_step",
    "hop_bitterness/helper_and_einsum",
    "ferment/helper_derivatives",
    "microbial_survival/lists_and_stack",
    "bem_induction/recursive_with_helpers",
    "competition/tree_by_tree",
    "stability_check/cumulative_areas",
    "absorption_spectrum/masked_helper",
    "integrate_kinetics/step_function_while",
    "multicomponent_fit/lstsq_lists",
    "rate_derivatives/einsum_and_helper",
    "wall_temperatures/weights_of_both_airs",
    "rating_curve/strip_helper_lists",
    "rating_curve/velocities_weighted_by_area",
    "section_properties/where_with_helper",
}
SECRET = ProbeSource(0, "5e" * 32)
KNOWN = "from values that the right function has too, "
X = np.random.default_rng(3).normal(size=(4, 5))
RIGHT = """
def f(x, scale):
    centered = x - x.mean(axis=0)
    spread = np.sqrt((centered**2).mean(axis=0))
    return scale * centered / spread
"""


def log_of(source: str, *arguments: Value) -> Log:
    """Return what the steps of `f` are worth."""
    namespace = {"np": np}
    exec(telling(source, "f").definition, namespace)
    told: Log = namespace["f"](*copy_arguments(arguments))  # type: ignore[operator]
    return told


def place(source: str, right: str = RIGHT, x: np.ndarray = X) -> str:
    """Return what is said of `f` beside the right one."""
    own, reference = telling(source, "f"), telling(right, "f")
    logs = [(log_of(source, x, 3.7), log_of(right, x, 3.7), [x, np.array(3.7)])]
    return find_places(own, reference, logs)


@pytest.mark.parametrize(
    ("body", "line", "part"),
    [
        # another statistic; a detour by a loop before it is none
        (
            """
    c = np.zeros_like(x)
    for j in range(x.shape[1]):
        c[:, j] = x[:, j] - sum(x[:, j]) / len(x)
    return scale * c / c.max(axis=0)""",
            5,
            "c.max(axis=0)",
        ),
        # right values in another order: the first wrong one is where they meet
        (
            """
    m = x.mean(axis=0)
    s = ((x - m) ** 2).mean(axis=0) ** 0.5
    return scale * (x / s - m)""",
            4,
            "x / s",
        ),
        # changed in place
        (
            """
    c = x - x.mean(axis=0)
    np.clip(c, -0.5, 0.5, out=c)
    return scale * c / c.std(axis=0)""",
            3,
            "np.clip(c, -0.5, 0.5, out=c)",
        ),
        # in a nested function
        (
            """
    def spread_of(c):
        return np.linalg.norm(c, axis=0)
    c = x - x.mean(axis=0)
    return scale * c / spread_of(c)""",
            3,
            "np.linalg.norm(c, axis=0)",
        ),
    ],
)
def test_the_line_is_told_in_which_the_values_part(body: str, line: int, part: str):
    said = place(f"# mine\n\ndef f(x, scale):{body}\n")
    assert said.startswith(f"Line {line} of your function: {KNOWN}`{part}` makes one ")


def test_what_the_right_function_makes_beside():
    """Nothing is wrong but what is missing; it is told from what of one's own it would come."""
    said = place("def f(x, scale):\n    diff = x - x.mean(axis=0)\n    return diff\n")
    assert said == "From `diff` the right function makes a value that yours has nowhere."


def test_what_was_taken_apart_is_told_by_its_name():
    """Not by the line in which it got its value, which holds others as well."""
    said = place(
        "def f(x, scale):\n    w = x - x.mean(axis=0), 1.0\n    y, _ = w\n    return scale\n"
    )
    assert said == "From `y` the right function makes a value that yours has nowhere."


@pytest.mark.parametrize(
    "body",
    [
        "return scale * (x - x.mean(0)) / x.std(0)",
        "m = np.ones(len(x)) @ x / len(x)\n    c = (x - m).T\n    return scale * c.T / x.std(0)",
        "y = np.empty(x.shape)\n    for i in range(len(x)):\n        for j in range(x.shape[1]):\n"
        "            y[i, j] = scale * (x[i, j] - x[:, j].mean()) / x[:, j].std()\n    return y",
    ],
)
def test_nothing_is_strange_in_another_way_of_writing(body: str):
    assert "Line" not in place(f"def f(x, scale):\n    {body}\n")


def test_what_a_loop_makes_number_by_number_is_there_as_a_whole():
    """The other way round as well: where the right function takes one number after the other."""
    right = "def f(x, scale):\n    total = 0.0\n    for i in range(len(x)):\n"
    right += "        total += scale / (x[i, 0] + scale)\n    return total\n"
    said = place("def f(x, scale):\n    return np.prod(scale / (x[:, 0] + scale))\n", right)
    assert said.startswith("Line 2 of your function: `np.prod(")


CUT_OFF = """
def f(x, scale):
    y = scale * x
    y[x < 0.01 * scale] = 0
    return y
"""


def test_what_stands_in_the_index_of_what_is_set_is_there():
    """In the right function as in one's own."""
    own = "def f(x, scale):\n    least = scale * 0.01\n    y = scale * x\n"
    said = place(own + "    return np.where(x >= least, y / 2, 0)\n", CUT_OFF)
    assert said.startswith(f"Line 4 of your function: {KNOWN}`y / 2` makes one")
    said = place(CUT_OFF.replace("0.01 * scale", "0.5 * scale * x[0]"), CUT_OFF)
    assert said.startswith("Line 3 of your function: `0.5 * scale * x[0]` makes a value")


TURNED = """
def f(x, scale):
    along = x[:, 0] * np.cos(scale) - x[:, 1] * np.sin(scale)
    across = x[:, 0] * np.sin(scale) + x[:, 1] * np.cos(scale)
    return along * np.exp(-scale), across * np.exp(-scale)
"""


def test_two_right_values_in_one_complex_number_are_right():
    """Nor is what comes of them, where its two parts are; the other way round as well."""
    body = "    z = (x[:, 0] + 1j * x[:, 1]) * np.exp(1j * scale)\n"
    own = f"def f(x, scale):\n{body}    z = z - z * scale\n    return z.real, z.imag\n"
    assert place(own, TURNED).startswith(f"Line 3 of your function: {KNOWN}`z * scale` makes one")
    wrong = TURNED.replace("across * np.exp(-scale)", "across / (1 + scale)")
    said = place(wrong, own.replace("z - z * scale", "z * np.exp(-scale)"))
    assert said.startswith(f"Line 4 of your function: {KNOWN}`1 + scale` makes one")


def test_what_wrong_numbers_pick_is_not_blamed():
    """An entry of what was given is there, whichever entry it is."""
    right = "def f(x, scale):\n    score = (x - scale).sum(axis=1)\n"
    right += "    return 1 / x[np.argmax(score), 0]\n"
    assert "argmax" not in place(right.replace("= (x", "= -(x"), right)


@pytest.mark.parametrize("body", ["np.exp(x[1:, 0])", "x[1, :1] @ x[2, :1]"])
def test_some_of_the_right_numbers_are_not_said_to_be_all(body: str):
    """Which ones were taken may be what is wrong."""
    right = "def f(x, scale):\n    return np.exp(x[:, 0]), x[1] @ x[2]\n"
    said = place(f"def f(x, scale):\n    return {body}\n", right)
    expected = f"Line 2 of your function: `{body}` makes a value that the right function has"
    assert said.startswith(expected)


def test_of_several_lines_that_fill_a_variable_none_is_blamed():
    body = "    A = np.zeros((2, 2))\n    A[0] = x[0, :2]\n    A[1] = x[1, :2]\n"
    right = f"def f(x, scale):\n{body}    return np.linalg.inv(A) * scale\n"
    said = place(right.replace("A[1] = x[1, :2]", "A[1] = x[2, :2]"), right)
    assert said.startswith("`A`, which lines 3 and 4 of your function fill, becomes a value that ")


COUNTED = """
def f(x, scale):
    first = x > scale * x.mean()
    kept = first & (x < scale)
    return np.sum(x[kept]) / np.sum(kept), np.sum(kept) / x.size
"""


@pytest.mark.parametrize(
    ("body", "said"),
    [
        # a mask that the right function has nowhere: not the division at the end; of what it is
        # made, the numbers stand there in another order
        (
            "kept = (x > scale * x.mean()) & (x < scale) & (x[::-1] > 0)\n"
            "    n = np.sum(kept)\n    return np.sum(kept * x) / n",
            "Line 2 of your function: `x[::-1] > 0` makes a value that the right function has "
            "nowhere. Look there first, at what is done and at which values it is done to, then at "
            "where it is used.",
        ),
        # a count of its own: what is made of it is not made of what the right function has
        (
            "kept = (x > scale * x.mean()) & (x < scale)\n"
            "    return np.sum(x[kept]) / (np.sum(kept) + 7)",
            "Line 3 of your function: `np.sum(x[kept]) / (np.sum(kept) + 7)` makes a value that "
            "the right function has nowhere. Look there first, at what is done and at which values "
            "it is done to. From `np.sum(x[kept])` the right function makes a value that yours has "
            "nowhere.",
        ),
        # counted one by one: no line is told
        (
            "n = 0\n    for each in x.ravel():\n        if each > scale * x.mean():\n"
            "            n += 1\n    return n / x.size",
            "",
        ),
    ],
)
def test_counts_that_are_nowhere_are_not_said_to_be_there(body: str, said: str):
    x = np.random.default_rng(8).normal(size=(4, 5)) * 3
    assert place(f"def f(x, scale):\n    {body}\n", COUNTED, x) == said


@pytest.mark.parametrize("values", [[0.0, 3.0, 2.0], [1, 5], [True, False], [2.0], [0.5, 0.5]])
def test_counts_and_plain_numbers_are_found_in_no_function(values: list[float]):
    """Another function has the same by chance: so neither is it known, nor is it strange."""
    assert says_nothing(np.array(values))
    assert not says_nothing(np.array([*values, 0.37]))


def every_right_answer() -> Iterator[Any]:
    for course in sorted(path.parent for path in COURSES.glob("*/course")):
        for path in sorted((course / "right").glob("*/*.py")):
            name = f"{path.parent.name}/{path.stem}"
            if name not in SPOKEN_OF and "single_precision" not in name:
                yield pytest.param(course, path, id=f"{course.name}/{name}")


@pytest.mark.slow
@pytest.mark.parametrize(("course", "path"), [*every_right_answer()])
def test_no_right_answer_has_such_a_line(course: Path, path: Path):
    """In whatever style a lecturer wrote it: something right comes of all that it computes."""
    said = said_of(course, path)
    assert "Line" not in said
    assert "which lines" not in said


def said_of(course: Path, path: Path) -> str:
    (assignment,) = (
        load_assignment(course / "course", name) for name in assignment_names(course / "course")
    )
    name, source = path.parent.name, path.read_text(encoding="utf-8")
    namespace = dict(assignment.reference)
    exec(telling(source, name).definition, namespace)
    with np.errstate(all="ignore"):
        logs = {
            index: namespace[name](*copy_arguments(probe.arguments))
            for index, probe in enumerate(assignment.probes(name, 0)[:3])
        }
    return places_in(assignment, name, source, 0, logs)


def test_what_is_cut_off_or_sent_by_others_is_not_spoken_of(monkeypatch: pytest.MonkeyPatch):
    namespace = {"np": np}
    source = "def f(x, scale):\n    for i in range(9):\n        x = x * scale\n    return x\n"
    exec(telling(source, "f", arrays=5).definition, namespace)
    told = namespace["f"](X, 2.5)  # type: ignore[operator]
    assert [step for step, _ in told].count(CUT) == 1
    assert len(told) == 6
    for value in (None, [3], [(0, 1)], [(0, [1])], [("0", [X])], ([0, [X]],), [(0, [X], 1)]):
        assert read_log(value) == []  # type: ignore[arg-type]
    assert read_log([(0, [X])]) == [(0, [X])]
    # no more than a function tells: what is sent in its place could keep the search busy
    assert read_log([(0, [X])] * (MAX_ARRAYS + 2)) == []
    assert read_log([(0, [np.zeros(MAX_NUMBERS + 1)])]) == []


def test_only_plain_functions_of_usual_size_are_looked_at():
    for source in (
        "g = 3",
        "@cache\ndef f(x):\n    return x\n",
        "def f(x):\n" + "    x = x + 1\n" * (MAX_NODES // 5),
        "def f(x):\n    return f(x[1:]) if len(x) else 0\n",
        "def f(x):\n    return x  # " + "." * MAX_SOURCE,
    ):
        with pytest.raises(ValueError, match=r"."):
            telling(source, "f")


def test_a_function_that_tells_its_steps_does_what_it_did():
    """Its arguments, its own calls, what it changes: all as before."""
    source = """
def f(x, n, *more, half=0.5, **named):
    total, found = 0.0, {}
    for i, row in enumerate(x):
        total += row.sum() * half
        found["a", i] = [lambda z: z + 1, f"{total:.1f}", *more]
        with np.errstate(all="ignore"):
            row[:] = row / named.get("by", 1)
    try:
        assert total is not None
    except AssertionError:
        pass
    SEEN.append((total, found["a", 0][1:], x.copy(), n))
    return x
"""
    kept = []
    for text in (source, telling(source, "f").definition):
        namespace = {"np": np, "SEEN": []}
        exec(text, namespace)
        array = X.copy()
        namespace["f"](array, 2, 7, half=0.25, by=2.0)  # type: ignore[operator]
        kept.append((str(namespace["SEEN"]), str(array)))
    assert kept[0] == kept[1]


def test_values_are_found_in_other_forms():
    values = Values([], [X, np.array([1.5, np.nan])])
    assert values.has(X.T)
    assert values.has(X[2])
    assert values.has(X[:, 1])
    assert values.has(np.float64(X[1, 1]) * np.ones(()))
    assert values.has(X[[2, 1]])
    assert values.has(np.array([1.5, np.nan]))
    assert not values.has(X + 1e-4)
    assert not values.has(np.array([1.5, 2.5]))
    assert not values.has(-X)
    assert values.have([np.arange(3), np.eye(3)]) is None


NORMS = """
def attention_forward(Q, K, V, mask):
    Q = Q / np.linalg.norm(Q, axis=1, keepdims=True)
    K = K / np.linalg.norm(K, axis=1, keepdims=True)
    A = softmax(np.where(mask, Q @ K.T, -1e30))
    return A @ V, A, (Q, K, V, A)
"""


@pytest.fixture(scope="module")
def attention() -> Assignment:
    return load_assignment(COURSES / "attention" / "course", "attention")


@pytest.fixture(scope="module")
def hand_in(
    attention: Assignment, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[..., Graded]]:
    """Grades the course's solutions with some answers replaced, in the sandbox."""
    with pytest.MonkeyPatch.context() as patch, start_guest(attention) as guest:
        folder = tmp_path_factory.getbasetemp() / "tables of courses"
        patch.setattr(tables, "cache_folders", lambda course: [folder])

        def grade(**answers: str) -> Graded:
            text = notebook_text(attention, {**attention.solutions, **answers})
            return grade_submission(attention, guest, Submission("s", text.encode()), SECRET)

        yield grade


def diagnosis_of(graded: Graded, name: str) -> Diagnosis:
    found = next(each.diagnosis for each in graded.report.exercises if each.name == name)
    assert found is not None
    return found


def test_the_page_says_where(hand_in: Callable[..., Graded]):
    graded = hand_in(attention_forward=NORMS)
    found = diagnosis_of(graded, "attention_forward")
    assert found.kind == "unknown"
    assert found.hint.startswith(f"Line 2 of your function: {KNOWN}`np.linalg.norm(Q")
    assert "makes one that it has nowhere" in graded.page.decode()
    # what calls it is looked at with the right one in its place, to which it hands a mask
    assert {each.name: each.points for each in graded.report.exercises if each.points == 0} == {
        "attention_forward": 0.0
    }


def test_what_a_student_sends_instead_changes_nothing_else(hand_in: Callable[..., Graded]):
    """The told values come from the student's process, where they can be anything."""
    forged = NORMS + (
        "import builtins\n"
        "class Forged(list):\n"
        "    def append(self, told):\n"
        "        super().append((10**9, [np.ones(3)] * 50))\n"
        "_range = range\n"
        "def enumerate(*given):\n"
        "    return Forged()\n"
        "np.array = lambda *given, **named: 'text'\n"
    )
    graded, honest = hand_in(attention_forward=forged), hand_in(attention_forward=NORMS)
    assert diagnosis_of(graded, "attention_forward").hint == ""
    assert graded.report.score <= honest.report.score


def test_a_list_that_becomes_an_array_is_not_where_it_parts():
    """What is in it was picked wrongly before, or is used wrongly after."""
    picked = (
        "def f(x, scale):\n    out = []\n    for i, row in enumerate(x):\n"
        "        out.append(row[i % 2])\n    return scale * np.sort(np.array(out))\n"
    )
    right = "def f(x, scale):\n    return scale * np.sort(x[:, 0])\n"
    said = place(picked, right)
    assert said
    assert "`np.array(out)`" not in said
