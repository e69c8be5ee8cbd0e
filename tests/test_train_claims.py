"""What the second notebook says of training: each number of its text is measured again here."""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Iterator
from contextlib import nullcontext, suppress
from typing import Any

import numpy as np
import pytest
from conftest import COURSE

from rnngrader.course.assignment import load_assignment
from rnngrader.course.running import importable

ASSIGNMENT = load_assignment(COURSE, "train_your_rnn")
CELLS = {cell["id"]: cell["source"] for cell in ASSIGNMENT.notebook["cells"]}
SOLUTIONS = ASSIGNMENT.solutions
# The limits of a machine: what rounding may do to a run is tried by changing its start a little.
STARTS = (0, 1)

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")


def lesson(**changed: str) -> dict[str, Any]:
    """The notebook's namespace after Part 5's functions; some solutions may be changed."""
    names = dict(ASSIGNMENT.reference)
    names["plot"] = lambda *_, **__: None
    for source in {**SOLUTIONS, **changed}.values():
        exec(source, names)
    with importable(COURSE, ASSIGNMENT.notebook_path.parent):
        for cell in ("names", "one-step", "train", "surprise", "carry", "held-out"):
            source = CELLS[cell].split("\nwith trying():")[0]
            exec(source.replace("import rnn_reference", ""), names)
    names["rnn_reference"] = type("Module", (), {"rnn_backward": names["rnn_backward"]})
    return names


def variant(name: str, right: str, wrong: str) -> dict[str, str]:
    """One solution with something else in it."""
    assert right in SOLUTIONS[name]
    return {name: SOLUTIONS[name].replace(right, wrong)}


def training(names, start=0, rate=3.0, max_norm=0.5, steps=1000, scale=1.0):
    """The training of section 5.3: trained parameters, losses, norms.

    start: 0 as in the notebook; else the seed of a change of the parameters' last digits
    """
    change = 1e-14 * bool(start) * np.random.default_rng(start).standard_normal(5)
    begin = {
        name: scale * value * (1 + c)
        for (name, value), c in zip(names["fresh"].items(), change, strict=True)
    }
    batch = names["names_at_random"](names["names"], names["symbols"], seed=1)
    return names["train"](batch, begin, rate, max_norm, steps)


@pytest.fixture(scope="module")
def right() -> dict[str, Any]:
    """The namespace with the right functions."""
    return lesson()


@pytest.fixture(scope="module")
def trained(right) -> list[tuple[Any, Any, Any]]:
    """The training of 5.3 from each start."""
    return [training(right, start) for start in STARTS]


def holds(printed: str, measured: float) -> bool:
    """Whether a number agrees with what is printed: to its last digit, or in its range."""
    printed = printed.strip()
    if printed == "overflow":
        return not measured < 1e6
    if printed == "inf":
        return bool(np.isinf(measured))
    if " to " in printed:
        low, high = map(float, printed.split(" to "))
        return low <= measured <= high
    digits = len(printed.partition(".")[2])
    return abs(measured - float(printed)) <= 0.51 * 10.0**-digits


def table(cell: str) -> Iterator[list[str]]:
    """The rows of the table of a text below its header."""
    rows = re.findall(r"^\| (.+) \|$", CELLS[cell], re.M)
    return (row.split(" | ") for row in rows[1:])


WRONG = {
    "as it should be": {},
    "the step goes uphill": {"changed": variant("train_step", "value - lear", "value + lear")},
    "one logarithm of the product": {
        "changed": {"cross_entropy": ASSIGNMENT.wrong_source("cross_entropy.chances_multiplied")}
    },
    "a learning rate of 0.01": {"rate": 0.01},
    "no clipping": {"max_norm": 1e9},
    "initial weights 30 times as large": {"scale": 30},
    "all initial weights zero": {"scale": 0},
    "softmax derivative counted twice": {
        "changed": {
            "output_gradient": ASSIGNMENT.wrong_source("output_gradient.softmax_derivative_again")
        }
    },
    "`da` left at zeros": {"changed": variant("output_backward", "da[:, :, t] = Wya.T @ dzyt", "")},
    "the derivative of tanh in `da`": {
        "changed": {
            "output_backward": ASSIGNMENT.wrong_source("output_backward.gradient_through_tanh")
        }
    },
    "no $1/": {
        "changed": {"output_gradient": ASSIGNMENT.wrong_source("output_gradient.factor_missing")}
    },
}


def test_what_is_broken_is_what_the_table_has(right):
    """Each number of the cell to break one thing is a row of section 5.6, and named below it."""
    rows = {1: "a learning rate of 0.01", 2: "initial weights 30 times as large",
            3: "the step goes uphill", 4: "all initial weights zero", 5: "no clipping"}  # fmt: skip
    named = dict(re.findall(r"(\d): (.+?)\.(?= \d: |</p>)", CELLS["break-it-text"]))
    fresh = {"Wax": np.ones((2, 2))}
    wrong = {1: {"rate": 0.01}, 2: {"scale": 30}, 3: {"rate": -3}, 4: {"scale": 0},
             5: {"max_norm": 1e9}}  # fmt: skip
    for number, row in rows.items():
        assert named[str(number)].startswith(row)
        settings, way = right["broken"](number, fresh), {"rate": 3, "max_norm": 0.5, "scale": 1}
        way |= wrong[number]
        if number != 3:
            assert {**{"rate": 3, "max_norm": 0.5, "scale": 1}, **WRONG[row]} == way
        assert settings["learning_rate"] == way["rate"]
        assert settings["max_norm"] == way["max_norm"]
        assert np.array_equal(settings["parameters"]["Wax"], way["scale"] * fresh["Wax"])
    for number in (0, 6, "1"):
        with pytest.raises(ValueError, match="take a whole one from 1 to 5"):
            right["broken"](number, fresh)


def test_cells_to_play_with_say_what_they_take(right, capsys):
    """Too few steps, no losses, one word without a comma, capitals, a space."""
    assert right["mean_of_last"]([]) == "none, as no step was finished"
    assert right["mean_of_last"]([9.0, 1.0, 2.0], n=2) == "1.50"
    assert right["as_words"]("helium") == ("helium",)
    assert "as_words(words)" in CELLS["surprise-words"]
    with pytest.raises(ValueError, match="knows no ' ', only"):
        right["show_temperatures"](right["fresh"], right["symbols"], "Tit an")
    for steps in (0, 5, -10):
        with pytest.raises(ValueError, match="take 10 steps or more"):
            right["try_held_out"](right["fresh"], 3.0, 0.5, steps)
    for length in (0, -3, 6.0):
        with pytest.raises(ValueError, match="take a whole number from 1 on"):
            right["letters_to_recall"](1, length)
    right["try_held_out"](right["fresh"], 1e9, 30.0, 300)
    said = capsys.readouterr().out
    assert "no use going on" in said
    assert "at step 0: 3.2" in said
    assert "at the end" not in said


@pytest.mark.slow
class TestWhenItDoesNotLearn:
    @pytest.mark.parametrize("row", list(table("symptoms-text"))[1:], ids=lambda row: row[0][:30])
    def test_the_table_is_what_is_measured(self, row):
        """Every number of section 5.6, from two starts."""
        (options,) = [WRONG[name] for name in WRONG if row[0].startswith(name)]
        options = dict(options)
        names = lesson(**options.pop("changed", {}))
        for start in STARTS:
            _, losses, _ = training(names, start, **options)
            losses = np.array(losses + [np.inf] * (1000 - len(losses)))
            means = losses[0], losses[20:30].mean(), losses[95:105].mean(), losses[-50:].mean()
            for printed, measured in zip(row[1:], means, strict=True):
                assert holds(printed, measured), (printed, measured)

    def test_only_uphill_rises_without_end(self):
        """Section 5.6: without clipping the loss rises at once, too, and then goes up and down."""
        rows = {row[0]: row[1:] for row in table("symptoms-text")}
        endless = {name for name, row in rows.items() if row[-1] == "overflow"}
        assert endless == {"the step goes uphill: `+` in formula (11)"}
        first, early, later, end = rows["no clipping"]
        assert float(early) > float(first)
        assert all(float(n.split(" to ")[1]) < 2 * float(early) for n in (later, end))

    def test_zero_weights_leave_one_bias_to_learn(self, right):
        """No other parameter gets a gradient, at any step."""
        parameters, _, _ = training(right, steps=50, scale=0)
        moved = {name for name, value in parameters.items() if np.any(value)}
        assert moved == {"by"}

    def test_gradients_without_the_mean_are_clipped_at_every_step(self):
        """They are m * T_x = 280 times too long."""
        names = lesson(**WRONG["no $1/"]["changed"])
        x, labels = names["names_at_random"](names["names"], names["symbols"], 1)()
        assert labels[0].size == 280
        assert "280 times" in CELLS["symptoms-text"]
        _, _, norms = training(names)
        assert min(norms) > 0.5

    def test_the_gradient_check_leaves_the_returned_loss_to_check(self, capsys):
        """As is said below the table of exercise 4."""
        assert "The loss that you *return* is left to `check`" in CELLS["loss-and-gradients-lesson"]
        names = lesson(**variant("loss_and_gradients", "return loss,", "return 0 * loss,"))
        exec(CELLS["loss_and_gradients-gradient-check"], names)
        assert capsys.readouterr().out.count("✓") == 5

    @pytest.mark.parametrize("row", ["the derivative of tanh in `da`", "no $1/"])
    def test_the_gradient_check_sees_what_the_loss_does_not(self, row, capsys):
        """Both mistakes that train well are wrong in the table of exercise 4."""
        names = lesson(**WRONG[row]["changed"])
        exec(CELLS["loss_and_gradients-gradient-check"], names)
        assert re.search(r"✗ +dWaa .* wrong$", capsys.readouterr().out, re.M)

    def test_tanh_in_da_recalls_letters_all_the_same(self):
        """The loss says nothing of this mistake, neither in 5.3 nor in 5.5."""
        names = lesson(**WRONG["the derivative of tanh in `da`"]["changed"])
        assert names["recall"](names["rnn_backward"], 6)[-50:].mean() < 0.05


@pytest.mark.slow
class TestTraining:
    def test_it_invents_the_names_of_the_text(self, right, trained):
        """Each invented name of the title and of 5.4 is among 5000 from each start."""
        invented = re.findall(r"\*(\w+ium)\*", CELLS["title"] + CELLS["new-names-text"])
        assert len(set(map(str.lower, invented))) == 3
        for parameters, _, _ in trained:
            random = np.random.default_rng(3)
            write = right["write_name"]
            written = {write(parameters, right["symbols"], random) for _ in range(5000)}
            for name in map(str.lower, invented):
                assert name in written, name
                assert name not in right["names"]

    def test_what_counting_reaches(self, right, capsys):
        """The losses of 5.3, the floor, and the share of padding; the loss a real symbol."""
        exec(CELLS["floor"], right)
        printed = capsys.readouterr().out
        shares = [float(n) for n in re.findall(r"(\d\.\d\d)$", printed, re.M)]
        assert shares == [3.30, 2.23, 1.77, 1.16, 0.34]
        padding = np.mean(right["padding"])
        assert f"{padding:.0%} of all" in printed
        assert f"{0.40 / (1 - padding):.2f}" == "0.64"
        assert "0.40 over all steps is up to 0.64 a symbol" in CELLS["floor-text"]
        assert "come near 0.34" in CELLS["floor-text"]
        assert "is over (1.77)" in CELLS["curves-text"]
        assert "2.23 is the surprise" in CELLS["symptoms-text"]

    def test_the_first_thirty_steps(self, trained):
        """Loss near 1.3, less than half of the first."""
        for _, losses, _ in trained:
            assert losses[30] == pytest.approx(1.3, abs=0.05)
            assert losses[30] < losses[0] / 2

    def test_long_gradients_come_out_of_the_blue(self, trained):
        """The longest after the first steps is at least five times its forerunners' median."""
        assert "five times as long, or longer still" in CELLS["clip-gradients-text"]
        for _, _, norms in trained:
            ratios = [norms[i] / np.median(norms[i - 20 : i]) for i in range(100, 1000)]
            assert max(ratios) > 5
            assert np.mean(np.array(norms) > 0.5) < 0.25

    def test_a_training_that_stops_leaves_nothing_of_an_earlier_one(self, capsys):
        """What is below waits then, in place of drawing old numbers."""
        names = lesson()
        names |= {"trained": 1, "losses": [1.0], "norms": [1.0]}
        names |= {"trying": lambda: suppress(ValueError), "careful": lambda: None}
        names["train_step"] = lambda *_: ("one thing",)
        exec("for old in" + CELLS["train"].split("\nfor old in")[1], names)
        assert not {"trained", "losses", "norms"} & names.keys()

    def test_a_run_that_overflows_is_told_once(self, capsys):
        """Not in each of the hundred rounds of section 5.8."""
        names = lesson()
        names |= {"trying": nullcontext, "careful": lambda: None}
        names["train_step"] = lambda x, labels, parameters, *_: (parameters, np.inf, 1.0)
        exec("with trying():" + CELLS["held-out"].split("\nwith trying():")[1], names)
        assert capsys.readouterr().out.count("no use going on") == 1

    def test_a_step_has_the_number_that_it_has_in_all(self, capsys):
        """Section 5.8 trains ten steps at a time."""
        names, calls = lesson(), iter(range(1000))
        names |= {"trying": nullcontext, "careful": lambda: None}
        names["train_step"] = lambda x, labels, parameters, *_: (
            parameters, np.inf if next(calls) == 57 else 1.0, 1.0
        )  # fmt: skip
        exec("with trying():" + CELLS["held-out"].split("\nwith trying():")[1], names)
        assert "step  57: the loss is inf" in capsys.readouterr().out

    def test_where_it_is_sure_of_the_next_letter(self, right, trained):
        """What is folded below the picture of section 5.4, from two starts."""
        symbols = right["symbols"]
        x = right["one_hot"](np.array([[symbols.index(letter) for letter in ".tita"]]), 27)
        for parameters, _, _ in trained:
            _, y_pred, _ = right["rnn_forward"](x, np.zeros((48, 1)), parameters)
            most = np.max(y_pred[:, 0], axis=0)
            assert most[0] < 0.15, "none has much more than 0.1"
            assert 0.4 < most[2] < 0.8
            assert symbols[np.argmax(y_pred[:, 0, 2])] in "nt"
            assert most[4] > 0.95
            n = symbols.index("n")
            warm, hot = (right["softmax"](np.log(y_pred[:, 0, 4]) / t)[n] for t in (2, 5))
            assert 1 / 10 < 1 - warm < 1 / 3, "between a tenth and a third go on otherwise"
            assert hot < 0.5

    def test_the_numbers_to_compare(self, right):
        """The lowest losses on held-out names of section 5.8, by the number of units."""
        text = CELLS["compare-text"]
        printed = re.findall(r"with (\d+) (?:the lowest|it) (?:is|was) ([\d.]+\d)", text)
        assert [units for units, _ in printed] == ["16", "24", "48", "8"]
        assert "with 96 it is between 1.3 and 1.4" in text
        printed.append(("96", "1.3 to 1.4"))
        assert "A rate of 1 with 48 units comes to 1.28" in text
        settings = [(int(units), 3.0, lowest) for units, lowest in printed] + [(48, 1.0, "1.28")]
        for units, rate, lowest in settings:
            start = right["initial_parameters"](27, units, 27, np.random.default_rng(0))
            for change in (1, 1 + 1e-14):
                changed = {name: change * value for name, value in start.items()}
                _, unseen = right["try_held_out"](changed, rate, 0.5, 300)
                assert holds(lowest, np.min(unseen)), (units, rate)

    def test_what_counting_pairs_reaches_on_held_out_names(self, right):
        """The number to beat in section 5.8, padded as there."""
        pairs = np.full((27, 27), 0.3)
        places = {symbol: i for i, symbol in enumerate(right["symbols"])}
        for name in right["kept"]:
            for now, later in zip("." + name, name + ".", strict=True):
                pairs[places[now], places[later]] += 1
        chances = pairs / np.sum(pairs, axis=1, keepdims=True)
        surprise = [
            -np.log(chances[places[now], places[later]])
            for name in right["held_out"]
            for now, later in zip("." + name, name + ".", strict=True)
        ]
        assert (len(right["kept"]), len(right["held_out"])) == (100, 18)
        reached = np.sum(surprise) / (18 * right["all_labels"].shape[2])
        assert holds("1.39", reached)
        assert (
            "gives 0.3 to each pair on top, so that none is impossible, reaches 1.39."
            in (CELLS["compare-text"])
        )

    def test_a_text_without_names_is_told(self, right):
        """A name of no letters has an end, which can surprise; no name at all has none."""
        parameters = right["fresh"]
        assert len(right["surprises"]("", parameters, right["symbols"])) == 1
        with pytest.raises(ValueError, match="no name to read"):
            right["as_batch"]([], right["symbols"])

    @pytest.mark.parametrize("row", list(table("rate-text"))[1:], ids=lambda row: row[0])
    def test_learning_rates(self, right, row):
        """The table of section 5.7, from two starts."""
        for start in STARTS:
            _, losses, _ = training(right, start, rate=float(row[0]))
            assert holds(row[1].split(":")[0], np.mean(losses[-50:])), np.mean(losses[-50:])

    @pytest.mark.parametrize(
        ("rate", "max_norm", "low", "high"),
        [(5, 0.5, 0.6, 0.8), (6, 0.5, 1, 2), (10, 0.1, 0.4, 0.46)],
    )
    def test_the_answers_to_the_questions_about_rates(self, right, rate, max_norm, low, high):
        """What is folded below the table of section 5.7."""
        for start in STARTS:
            _, losses, _ = training(right, start, rate=rate, max_norm=max_norm)
            assert low <= np.mean(losses[-50:]) <= high

    @pytest.mark.parametrize(
        ("steps", "low", "high"), [(6, 0, 0.02), (8, 0, 0.03), (10, 0.6, 0.9), (12, 1.38, 1.45)]
    )
    def test_how_far_the_carry_reaches(self, steps, low, high):
        """8 steps get through, 10 end between 0.6 and 0.9, with 12 it guesses among four."""
        names = lesson()
        assert low <= names["recall"](names["rnn_backward"], steps)[-50:].mean() <= high

    @pytest.mark.parametrize(
        ("steps", "low", "high"), [(2, 0, 0.05), (3, 0.2, 0.4), (4, 0.85, 1.0), (5, 1.3, 1.45)]
    )
    def test_where_the_carry_is_not_needed(self, steps, low, high):
        """Without it: near 0 at 2 steps, 0.3 at 3, 0.9 at 4, and from 5 on a guess."""
        names = lesson()
        assert low <= names["recall"](names["backward_without_carry"], steps)[-50:].mean() <= high

    @pytest.mark.parametrize(
        ("rate", "low", "high"),
        [(0.01, 2, 2.3), (0.37, 0.9, 1), (1.0, 0.9, 1), (3.0, 0.75, 0.85), (10.0, 2.38, 1e9)],
    )
    def test_twenty_steps_at_several_rates(self, capsys, rate, low, high):
        """What is folded below exercise 6, with the numbers that its cell prints."""
        names = lesson() | {"trying": nullcontext, "careful": lambda: None}
        exec(CELLS["twenty-steps"].replace("my_rate = 0.37", f"my_rate = {rate}"), names)
        first, last = map(float, re.findall(r"loss (\d+\.\d\d)", capsys.readouterr().out))
        assert first == 2.38
        assert low <= last <= high
        if rate == 10:  # up and down
            moves = np.sign(np.diff(names["my_losses"]))
            assert {-1, 1} <= {*moves}

    def test_the_numbers_beside_pytorchs_are_ours(self, trained):
        """The losses of the training are those of the table in Part 6; the last is a range."""
        printed = dict(
            re.findall(r"^\| (.+?) \| ([\d.]+(?: to [\d.]+)?) \|", CELLS["part-6"], re.M)
        )
        for _, losses, _ in trained:
            assert holds(printed["loss of step 100"], losses[100])
            assert holds(printed["mean loss of the last 50 steps"], np.mean(losses[-50:]))
        _, losses, norms = trained[0]
        assert holds(printed["first loss"], losses[0])
        assert holds(printed["first norm"], norms[0])
        assert holds(printed["loss of step 1"], losses[1])
        assert holds(printed["loss of step 10"], losses[10])


class TestTheCarryExperiment:
    def test_stopping_it_leaves_everything_as_it_was(self):
        """Whoever interrupts the first run has the right rnn_backward back."""
        names = lesson()
        backward = names["rnn_backward"]

        def interrupted(*_, **__):
            assert names["rnn_backward"] is names["backward_without_carry"]
            raise KeyboardInterrupt

        names["train"] = interrupted
        with pytest.raises(KeyboardInterrupt):
            names["recall"](names["backward_without_carry"], 6)
        assert names["rnn_backward"] is backward

    def test_where_rnn_backward_makes_no_difference_it_is_told(self, capsys):
        """Both curves are the same then, and nothing follows from them."""
        names = lesson()
        names |= {"trying": nullcontext, "careful": lambda: None}
        show = CELLS["carry-run"]
        for same in (False, True):
            ends = iter((0.1, 0.1 if same else 0.2))
            names["recall"] = lambda *_, ends=ends: np.full(50, next(ends))
            exec(show, names)
            assert ("there was nothing to exchange" in capsys.readouterr().out) is same
        names["recall"] = lambda *_: np.full(50, 0.1)
        exec(show.replace("my_length = 6", "my_length = 1"), names)
        said = capsys.readouterr().out
        assert "nothing to carry: take 2 or more" in said
        assert "Does your" not in said

    def test_what_is_drawn_is_the_surprise_at_the_answer(self):
        """A network that is silent at the right times and guesses has log 4, at any length."""
        for T_x in (4, 9):
            names = lesson()
            x, labels = names["letters_to_recall"](1, T_x)()
            guess = np.where(labels[:, :, -1:].any(axis=1, keepdims=True), 0.25, 0)
            y_pred = np.concatenate([labels[:, :, :-1], np.repeat(guess, 40, axis=1)], axis=2)
            assert T_x * names["cross_entropy"](y_pred, labels) == pytest.approx(np.log(4))


class TestTheLossAtWork:
    def test_it_reads_by_the_students_loss(self, right):
        """The surprise of a letter is -log of its share among the pairs, and the mean is J."""
        pairs = ASSIGNMENT.reference["surprise_of_pairs"]
        found = pairs(right["cross_entropy"], ("helium", "titanium", "notebook"))
        assert [len(numbers) for numbers in found.values()] == [7, 9, 9]
        counted = pairs.__globals__["COUNTED"].split()
        assert len(counted) == 20
        begins = sum(name[0] == "h" for name in counted)
        assert found["helium"][0] == pytest.approx(-np.log((begins + 0.1) / (20 + 2.7)))
        means = {word: np.mean(numbers) for word, numbers in found.items()}
        assert means["helium"] < means["titanium"] < means["notebook"]
        twice = pairs(lambda *given: 2 * right["cross_entropy"](*given), ("helium",))
        assert np.mean(twice["helium"]) == pytest.approx(2 * means["helium"])

    def test_where_somebody_who_counts_is_sure_and_where_lost(self, right):
        """What is folded in section 1.2."""
        pairs = ASSIGNMENT.reference["surprise_of_pairs"]
        counted = pairs.__globals__["COUNTED"].split()
        found = pairs(right["cross_entropy"], ("helium", "titanium"))
        text = CELLS["loss-at-work"]
        assert "0.9 for the <em>u</em>, 0.5 for the <em>m</em>, 0.4 for the end" in text
        assert [f"{number:.1f}" for number in found["helium"][-3:]] == ["0.9", "0.5", "0.4"]
        assert "seven of the twenty names end in <em>ium</em>" in text
        assert (sum(name.endswith("ium") for name in counted), len(counted)) == (7, 20)
        assert counted == right["names"][:20]
        assert "5.4 for the <em>t</em> that begins" in text
        assert "4.5 for the <em>n</em> after its <em>a</em>" in text
        assert [f"{found['titanium'][place]:.1f}" for place in (0, 4)] == ["5.4", "4.5"]
        assert not any(pair in f".{name}" for name in counted for pair in (".t", "an"))

    @pytest.mark.slow
    def test_the_trained_network_knows_helium_better(self, right, trained):
        """As section 1.2 says of section 5.4."""
        pairs = right["surprise_of_pairs"](right["cross_entropy"], ("helium",))
        for parameters, _, _ in trained:
            own = right["surprises"]("helium", parameters, right["symbols"])
            assert np.mean(own) < np.mean(pairs["helium"]) - 0.5

    def test_other_letters_are_told(self, right):
        """Capitals are read as small ones, and one word is one; accents give a sentence."""
        read = functools.partial(ASSIGNMENT.reference["surprise_of_pairs"], right["cross_entropy"])
        assert read("Helium") == {"Helium": read(("helium",))["helium"]}
        with pytest.raises(ValueError, match="only the letters a to z here, no 'é'"):
            read(("Hélium",))


READY = inspect.getsource(ASSIGNMENT.reference["write_name"])


class TestTheSampler:
    @pytest.mark.sampled
    @pytest.mark.parametrize(
        ("line", "wrong", "told"),
        [
            ("a, y_pred, _ = rnn", "_, y_pred, _ = rnn", "counts in its hidden state"),
            ("name[-1])]", "name[0])]", "which letter follows which"),
            ("random.choice(len(symbols), p=p)", "np.argmax(p)", "should come first in 60%"),
            (" / temperature", "", "at temperature 0.5"),
            (" / temperature", " / min(temperature, 1)", "at temperature 2"),
            (" / temperature", " / max(temperature, 0.5)", "at temperature 0.25"),
            (" / temperature", " * temperature", "at temperature 0.5"),
            ("symbols.index", "symbol.index", "name 'symbol' is not defined"),
            ("while name ==", "while True or name ==", "one name has no end"),
            ("name += symbols[", "symbols[", "one name has no end"),
            (
                "    a, name =",
                "    while True:\n        pass\n    a, name =",
                "one name has no end",
            ),
        ],
    )
    def test_a_wrong_one_is_told_and_replaced(self, line, wrong, told, capsys):
        """What is wrong stands in one sentence; the ready one goes on."""
        assert line in READY
        names = {**ASSIGNMENT.reference["write_name"].__globals__, "__name__": "__main__"}
        exec(READY.replace(line, wrong), names)
        assert ASSIGNMENT.reference["try_writer"](names["write_name"]) is not names["write_name"]
        assert told in capsys.readouterr().out

    @pytest.mark.parametrize(
        ("line", "wrong", "told"),
        [
            (" and len(name) <= 14", "", "should have 14 letters"),
            ("<= 14", "<= 10", "should have 14 letters, not 10"),
            ("<= 14", "<= 15", "should have 14 letters, not 15"),
            ("random.choice", "np.random.choice", "something else than `random`"),
        ],
    )
    def test_its_limit_and_its_generator_are_tried(self, line, wrong, told, capsys):
        """Names may have 14 letters and no more; the same generator writes the same names."""
        self.test_a_wrong_one_is_told_and_replaced(line, wrong, told, capsys)

    def test_running_the_cell_again_praises_nobody(self, capsys):
        """Where the ready one has taken the name, the cell says whose it is."""
        ready, try_writer = (ASSIGNMENT.reference[n] for n in ("write_name", "try_writer"))
        assert try_writer(ready) is ready
        said = capsys.readouterr().out
        assert "Right" not in said
        assert "run its cell again" in said

    @pytest.mark.slow
    def test_a_right_one_is_taken(self, capsys):
        """And one that is not written is replaced without a fuss."""
        ready, try_writer = (ASSIGNMENT.reference[n] for n in ("write_name", "try_writer"))
        mine = dict(ready.__globals__)
        exec(READY, mine)
        assert try_writer(mine["write_name"]) is mine["write_name"]
        assert "Right" in capsys.readouterr().out
        names = {}
        exec(CELLS["write-yours"], names)
        assert try_writer(names["write_name"]) is ready
        assert "not written yet" in capsys.readouterr().out


@pytest.mark.slow
class TestPyTorch:
    def test_its_training_is_ours(self, right, monkeypatch):
        """The code of Part 6 runs, begins like ours to the last digits, and ends at its place."""
        torch = pytest.importorskip("torch")
        (code,) = re.findall(r"```python\n(.*?)```", CELLS["part-6"], re.S)
        losses, norms, first = [], [], []
        loss_of, clip = torch.nn.functional.cross_entropy, torch.nn.utils.clip_grad_norm_

        def recorded_loss(*arguments):
            value = loss_of(*arguments)
            losses.append(value.item())
            return value

        def recorded_clip(weights, max_norm):
            first.extend([] if norms else [weight.grad.numpy().copy() for weight in weights])
            norms.append(clip(weights, max_norm).item())

        monkeypatch.setattr(torch.nn.functional, "cross_entropy", recorded_loss)
        monkeypatch.setattr(torch.nn.utils, "clip_grad_norm_", recorded_clip)
        precision, threads = torch.get_default_dtype(), torch.get_num_threads()
        torch.set_num_threads(1)
        try:
            exec(code, dict(right))
        finally:
            torch.set_default_dtype(precision)
            torch.set_num_threads(threads)
        x, labels = right["names_at_random"](right["names"], right["symbols"], 1)()
        a0 = np.zeros((48, 20))
        _, gradients = right["loss_and_gradients"](x, a0, labels, right["fresh"])
        for name, theirs in zip(("dWax", "dWaa", "dba", "dWya", "dby"), first, strict=True):
            mine = gradients[name].reshape(theirs.shape)
            np.testing.assert_allclose(theirs, mine, rtol=0, atol=1e-14 * np.abs(mine).max())
        _, ours, our_norms = training(right)
        assert losses[0] == pytest.approx(ours[0], rel=1e-14)
        assert norms[0] == pytest.approx(our_norms[0], rel=1e-13)
        rows = dict(re.findall(r"^\| (.+?) \| [\d. to]+ \| ([\d. to]+) \|", CELLS["part-6"], re.M))
        assert holds(rows["loss of step 1"], losses[1])
        assert holds(rows["loss of step 10"], losses[10])
        assert losses[100] == pytest.approx(float(rows["loss of step 100"]), abs=0.05)
        assert holds(rows["mean loss of the last 50 steps"], np.mean(losses[-50:]))
        cautious = variant("clip_gradients", "max_norm / norm", "max_norm / (norm + 1e-6)")
        _, same, _ = training(lesson(**cautious), steps=101)
        assert losses[10] == pytest.approx(same[10], rel=1e-13)
        assert losses[100] == pytest.approx(same[100], rel=1e-8)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ('["anna", "bob"] * 3', "6 names"),
        ('("anna", "bob")', "2 names"),
        ('"anna bob"', "2 names"),
        ("[1, 2]", "TypeError"),
        ("3", "TypeError"),
    ],
)
def test_own_names_may_be_a_list(capsys, given, said):
    """Or end in a sentence; and where nothing new is written, that is said."""
    names = lesson()
    real = names["train"]
    names["careful"] = lambda: None
    names["train"] = lambda *args, steps, **more: real(*args, steps=2, **more)
    names["write_name"] = lambda *_: ""
    source = re.sub(r'my_names = """.*?"""', f"my_names = {given}", CELLS["own-names"], flags=re.S)
    exec(source, names)
    printed = capsys.readouterr().out
    assert said in printed
    assert ("It writes no new name" in printed) is ("names" in said)
