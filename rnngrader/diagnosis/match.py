"""Which variants do what was observed, component by component, and what those are called.

A table is compared with one signature; what agrees is run once more and compared in full, on
every probe; and what is left gets its name. Two mistakes in one function seldom hide each other
everywhere: one output, one time step or one probe shows one of them alone. The variant that
explains such a component is a start, and the others have to explain the rest.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from itertools import combinations

import numpy as np

from rnngrader.course.catalogue import Misconception
from rnngrader.course.probes import split_outputs
from rnngrader.diagnosis import phrases
from rnngrader.diagnosis.glossary import glossary
from rnngrader.diagnosis.mutations.algebra import formula
from rnngrader.diagnosis.mutations.mutation import About, without_a_line
from rnngrader.diagnosis.own_steps import OwnSteps
from rnngrader.diagnosis.runner import Code, Runner
from rnngrader.diagnosis.signature import (
    Signature,
    probe_of_each,
    same_observation,
    same_value,
    signature_of,
)
from rnngrader.diagnosis.variants import Group, Variant, generated, listed, table_of
from rnngrader.records import Diagnosis, Observation, Probe, Value

MAX_STARTS = 16  # variants that are completed
MAX_ALIKE = 4  # of them, with the same evidence
MAX_COMPLETIONS = 400  # variants that each of them is completed with
MAX_HARMLESS = 100  # of these, such as come last though they leave alone what is explained
MAX_AT_ONCE = 4
FURTHER_SEEDS = (1, 2, 3)  # on which alternatives have to agree as well
NUMBER = re.compile(r"[0-9.]+(e-?[0-9]+)?")
MAX_NAMED = 3  # so many explanations are listed at most


@dataclass(frozen=True)
class Explanation:
    """A diagnosis with the variants that it speaks of: each does all that was observed."""

    diagnosis: Diagnosis
    variants: tuple[Variant, ...] = ()
    otherwise: bool = False  # the student's own steps come to the same numbers in another way

    @property
    def codes(self) -> tuple[Code, ...]:
        return tuple(each.code for each in self.variants if each.code)

    @property
    def generated(self) -> bool:
        """Whether it is on no list: the right code does this if something in it is changed."""
        return any(not each.names for each in self.variants)

    @property
    def roundabout(self) -> bool:
        """Whether it is several changes, and the student's own steps go another way: no name, but
        where an axis is among them, as who takes another one does it in many places.
        """
        several = [each for each in self.variants if self.otherwise and each.several]
        return any(
            About.AXIS not in {part.about for part in each.parts[0].members} for each in several
        )

    @property
    def doubtful(self) -> bool:
        """Whether one of them is of a kind of which some agree with any numbers."""
        return any(each.doubtful for each in self.variants)

    @property
    def far_fetched(self) -> bool:
        """Whether the right code does this by several generated changes, or by a strange one, or
        in another way than the student's: of so many some may agree by chance, and the student's
        own code tells better what was done.
        """
        return self.otherwise or any(each.far_fetched for each in self.variants)


@dataclass(frozen=True, eq=False)
class Observed:
    """What an answer did on a runner's probes, and on further ones that no search looks at."""

    runner: Runner
    observations: Sequence[Observation]
    unseen: Runner | None = None
    unseen_observations: Sequence[Observation] = ()
    steps: OwnSteps | None = None
    last: int = 0  # of the unseen ones: for doubtful names alone
    in_vain: set[tuple[Variant, ...]] = field(default_factory=set)  # which were tried together
    alone: dict[Variant, bool] = field(default_factory=dict)  # whether one does it by itself

    @property
    def everything(self) -> tuple[list[Probe], list[Observation]]:
        """All probes, the unseen ones as well, and what the answer did on them."""
        further = self.unseen.probes if self.unseen else ()
        return [*self.runner.probes, *further], [*self.observations, *self.unseen_observations]

    @cached_property
    def signature(self) -> Signature:
        return signature_of(self.runner.exercise, self.runner.probes, self.observations)

    @cached_property
    def screened(self) -> Signature:
        """The signature on the screening probes alone."""
        runner = self.runner
        chosen = [self.observations[i] for i in runner.screening]
        return signature_of(runner.exercise, runner.screen.probes, chosen)

    @cached_property
    def tells(self) -> bool:
        """Whether each wrong output holds a number: nan alone is what many mistakes give. Infinity
        is one where a right answer has it, beside numbers in another output.
        """
        runner, told, infinite = self.runner, dict[str, bool](), set[str]()
        for probe, observation in zip(runner.probes, self.observations, strict=True):
            for name, value in split_outputs(runner.exercise, observation.value).items():
                right = probe.expected[name]
                if not same_value(value, right):
                    told[name] = told.get(name, False) or holds_number(value)
                    infinite |= {name} if is_infinite(value) and is_infinite(right) else set()
        returned = any(o.outcome == "returned" for o in self.observations)
        return returned and (
            all(told.values())
            or any(told.values())
            and all(told[name] or name in infinite for name in told)
        )

    def confirms(
        self, code: Code, probes: Sequence[int] | None = None, doubtful: bool = False
    ) -> bool:
        """Return whether a variant does what was observed, in full, on every probe or on some.

        What does so as well on the unseen ones; what does the same as the reference does not.
        `doubtful` says that it has to hold on the last ones as well.
        """
        further = range(len(self.unseen_observations) - (0 if doubtful else self.last))
        runner = self.runner
        return (
            runner.agrees(code, self.observations, probes)
            and not runner.agrees(code, [runner.right(i) for i in range(len(runner.probes))])
            and (
                self.unseen is None
                or probes is not None
                or self.unseen.agrees(code, self.unseen_observations, further, loose=True)
            )
        )


def holds_number(value: Value) -> bool:
    """Return whether a value is no array of numbers, or one with a finite number in it."""
    numeric = isinstance(value, (np.ndarray, float)) and np.asarray(value).dtype.kind == "f"
    return not numeric or bool(np.isfinite(value).any())


def is_infinite(value: Value) -> bool:
    """Return whether a value is an array of numbers with an infinite one in it."""
    return isinstance(value, np.ndarray) and value.dtype.kind == "f" and bool(np.isinf(value).any())


@dataclass(frozen=True)
class Evidence:
    """Some variants against one observed signature."""

    variants: Sequence[Variant]
    agree: np.ndarray  # (variants, components): does what was observed
    changed: np.ndarray  # (variants, components): does something else than the reference
    wrong: np.ndarray  # (components,): numbers were observed that are not the reference's
    formed: np.ndarray  # (variants,): all shapes are those observed, where these are not right
    telling: np.ndarray  # (components,): of the probes that show most mistakes

    def rank(self, index: int) -> int:
        return self.variants[index].rank

    def spread(self) -> Iterator[tuple[int, ...]]:
        """Yield, all together, the most plausible explanation of each wrong component."""
        chosen: set[int] = set()
        for component in np.flatnonzero(self.wrong):
            able = map(int, np.flatnonzero(self.agree[:, component] & self.changed[:, component]))
            reach = {i: (self.rank(i), int(self.changed[i].sum()), i) for i in able}
            if reach:
                chosen.add(min(reach, key=reach.__getitem__))
        if 2 <= len(chosen) <= MAX_AT_ONCE + 1:
            yield tuple(sorted(chosen))

    def starts(self) -> list[int]:
        """Return the variants that explain some of what is wrong, the best first.

        Those that leave the least over; of those that explain the same, only the most plausible.
        Then those that explain no number but all shapes, as another mistake may hide them.
        """
        left_over = (~self.agree).sum(axis=1)
        explaining = map(int, np.flatnonzero((self.agree & self.wrong).any(axis=1)))
        alike: dict[bytes, int] = {}
        chosen = []
        for i in sorted(explaining, key=lambda i: (left_over[i], self.rank(i), i)):
            explained = self.agree[i].tobytes()
            alike[explained] = alike.get(explained, 0) + 1
            if alike[explained] <= MAX_ALIKE:
                chosen.append(i)
        formed = sorted(map(int, np.flatnonzero(self.formed)), key=lambda i: (self.rank(i), i))
        return [*chosen[:MAX_STARTS], *formed[:MAX_ALIKE]]

    def completions(self, start: int) -> Iterator[tuple[int, ...]]:
        """Yield a start with what may explain the rest: independent ones first, then any one.

        The rest are the components that the start leaves unexplained. A second variant must
        change them all, as far as they are telling; the more of them it explains by itself, the
        more plausible it is, and the less it spoils of what is explained already, the sooner it
        is tried. The last ones are those that spoil least.
        """
        yield from self.independent(start)
        rest = ~self.agree[start]
        explains = (self.agree & rest).sum(axis=1)
        spoils = (self.changed & ~rest).sum(axis=1)
        needed = rest & self.telling if (rest & self.telling).any() else rest
        able = [int(i) for i in np.flatnonzero(self.changed[:, needed].all(axis=1)) if i != start]
        likely = sorted(able, key=lambda i: (-explains[i], self.rank(i), spoils[i], i))
        harmless = sorted(able, key=lambda i: (spoils[i], self.rank(i), i))
        tried = (*likely[: MAX_COMPLETIONS - MAX_HARMLESS], *harmless[:MAX_HARMLESS])
        for second in dict.fromkeys(tried):
            yield start, second

    def independent(self, start: int) -> Iterator[tuple[int, ...]]:
        """Yield a start with variants that each explain more and spoil nothing, if all is then
        explained: the one that explains the most of the rest is taken, again and again."""
        chosen, rest = [start], ~self.agree[start]
        harmless = np.flatnonzero((self.agree | ~self.changed).all(axis=1))
        while rest.any() and len(chosen) < MAX_AT_ONCE:
            gain = (self.agree & rest & self.wrong)[harmless].sum(axis=1)
            if not gain.size or gain.max() == 0:
                return
            best = harmless[gain == gain.max()]
            chosen.append(min(map(int, best), key=lambda i: (self.rank(i), i)))
            rest = rest & ~self.agree[chosen[-1]]
        if not rest.any():
            yield tuple(chosen)


def gather(observed: Observed, groups: Sequence[Group]) -> Evidence:
    """Return the evidence of the variants of some groups, which are all on the same probes."""
    runner, everywhere = observed.runner, groups[0].everywhere
    probes = runner.probes if everywhere else runner.screen.probes
    shown = [i < len(runner.telling) for i in probe_of_each(runner.exercise, probes)]
    mine = observed.signature if everywhere else observed.screened
    right = (runner if everywhere else runner.screen).reference
    tables = [table_of(runner, group) for group in groups]
    codes = np.concatenate([table.codes for table in tables])
    numbers = np.concatenate([table.numbers for table in tables])
    formed = (codes == mine.codes).all(axis=1) & (mine.codes != right.codes).any()
    return Evidence(
        variants=[variant for group in groups for variant in group.variants],
        agree=mine.agreement(codes, numbers),
        changed=~right.agreement(codes, numbers),
        wrong=~mine.agreement(right.codes[None], right.numbers[None])[0] & (mine.scales > 0),
        formed=formed,
        telling=np.array(shown) | everywhere,
    )


def matching(
    observed: Observed, group: Group, probes: Sequence[int] | None = None
) -> list[Variant]:
    """Return the variants of a group that do what was observed, on every probe or on some."""
    if not group.variants:
        return []
    runner = observed.runner
    where = runner if group.everywhere else runner.screen
    mine = observed.signature if group.everywhere else observed.screened
    table = table_of(runner, group)
    agree = mine.agreement(table.codes, table.numbers)
    if probes is not None:
        shown = range(len(runner.probes)) if group.everywhere else runner.screening
        about = [shown[i] in probes for i in probe_of_each(where.exercise, where.probes)]
        if not any(about):
            return []
        agree = agree[:, about]
    hits = map(int, np.flatnonzero(agree.all(axis=1)))
    return confirmed(observed, [group.variants[i] for i in hits], probes)


def confirmed(
    observed: Observed, candidates: Iterable[Variant], probes: Sequence[int] | None = None
) -> list[Variant]:
    """Return those that do what was observed, in full, on every probe or on some, and that the
    student's own function does not rule out.
    """
    steps = observed.steps
    return [
        each
        for each in candidates
        if each.code
        and observed.confirms(each.code, probes, each.doubtful)
        and not (steps and steps.rule_out(each))
    ]


def least(found: Sequence[Variant]) -> list[Variant]:
    """Return the most plausible of some variants: of the lowest rank, with the fewest changes."""
    lightest = min((each.weight for each in found), default=None)
    lightest_ones = [each for each in found if each.weight == lightest]
    lightest_ones = [each for each in lightest_ones if not each.contrived] or lightest_ones
    if len(lightest_ones) <= MAX_NAMED:
        return lightest_ones
    # Whatever is done there gives the same: then, that what belongs there is not there.
    return [each for each in lightest_ones if each.leaves_out] or lightest_ones


def named(observed: Observed, found: Sequence[Variant]) -> Explanation | None:
    """Return the name of the variants that all do what was observed: one, or one of a few. Of these
    that one is told which stands in the student's text to the letter, if one does.
    """
    runner, steps = observed.runner, observed.steps
    found = still_alike(runner, [needed(observed, each) for each in least(found)])
    if not found:
        return None
    if steps and not found[0].names and len(found) > 1:
        found = [each for each in found if steps.has_written(each)] or found
    diagnosis = name_listed(found) if found[0].names else name_generated(runner, found)
    if callee := found[0].callee:
        diagnosis = replace(diagnosis, title=phrases.IN_STEP.format(callee, diagnosis.title))
    otherwise = steps is not None and all(map(steps.get_there_otherwise, found))
    if otherwise:
        diagnosis = replace(diagnosis, title=phrases.OTHERWISE.format(diagnosis.title))
    return Explanation(diagnosis, tuple(found), otherwise)


def needed(observed: Observed, variant: Variant) -> Variant:
    """Return a generated mistake without changes of a statement that undo each other."""
    if variant.names or variant.callee:
        return variant
    assert variant.function is not None
    less = (
        generated(variant.function, each)
        for each in without_a_line(variant.function, variant.parts[0])
    )
    return next((needed(observed, each) for each in confirmed(observed, less)), variant)


def still_alike(runner: Runner, found: Sequence[Variant]) -> Sequence[Variant]:
    """Return the first of some generated mistakes with those that do the same on further draws.

    Two that agree on the numbers of one answer by chance are no two ways of saying one thing; and
    two numbers in one place, of which the answer's could be either, are no name.
    """
    if len(found) < 2 or found[0].names:
        return found
    first, *others = found
    assert first.code
    draws = [(drawn, drawn.observe(first.code)) for drawn in further(runner)]
    alike = [
        each
        for each in others
        if each.code and all(drawn.agrees(each.code, seen, loose=True) for drawn, seen in draws)
    ]
    chance = [each for each in others if each not in alike and each.sites == first.sites]
    return [] if chance and all(map(is_a_number, (first, *chance))) else [first, *alike]


def is_a_number(variant: Variant) -> bool:
    """Whether what is changed is a number, written in where something else belongs."""
    texts = [change for part in variant.parts for _, change in part.changes]
    return all(isinstance(text, str) and NUMBER.fullmatch(text) for text in texts)


@lru_cache(maxsize=64)
def further(runner: Runner) -> list[Runner]:
    """Return the runner on a few draws of its exercise that no answer was tried on."""
    name = runner.exercise.name
    course = runner.assignment
    return [
        runner.on((*course.probes(name, seed), *course.fresh_probes(name, f"{seed:032x}")))
        for seed in FURTHER_SEEDS
    ]


def name_listed(found: Sequence[Variant]) -> Diagnosis:
    """Return the name of listed mistakes: one, two at once, or one of several."""
    distinct = list({frozenset(each.names): each for each in found}.values())
    members = tuple(dict.fromkeys("+".join(e.id for e in each.parts) for each in found))
    first = distinct[0]
    if len(distinct) > 1:
        return Diagnosis(
            kind="family",
            id=" | ".join("+".join(each.names) for each in distinct),
            title=phrases.ONE_OF.format("; or ".join(each.title for each in distinct[:MAX_NAMED])),
            hint=phrases.CHECK_EACH,
            family=members,
        )
    family = len(first.parts) == 1 and first.parts[0].family is not None
    hint, *more = first.hints
    return Diagnosis(
        kind="family" if family else "misconception",
        id="+".join(first.names),
        title=first.title,
        hint=hint,
        family=members if family else (),
        more_hints=tuple(more),
    )


def name_generated(runner: Runner, found: Sequence[Variant]) -> Diagnosis:
    """Return the name of generated mistakes. Several in the same place are one, in other words."""
    found, titles = distinct_edits(found), titles_of(found)[:MAX_NAMED]
    told = [each for each in found if each.title in titles]
    places = list(dict.fromkeys(place for each in told for place in each.places))
    one = len(titles) == 1 or bool(places) and len({each.places for each in told}) == 1
    said = phrases.joined(titles, one)
    code = found[0].code
    assert found[0].function is not None
    assert code
    seen = enumerate(runner.run_cached(code, i) for i in range(len(runner.probes)))
    raises = all(
        each.error or same_observation(runner.exercise, each, runner.right(i)) for i, each in seen
    )
    return Diagnosis(
        kind="mutation" if one else "family",
        id=f"{runner.exercise.name}.{found[0].edit_id}",
        title=(phrases.ERROR_OF if raises else phrases.NUMBERS_OF).format(said),
        hint=phrases.look_again(places, glossary(runner, found[0].function, said)),
        family=() if one else tuple(titles),
    )


def titles_of(found: Sequence[Variant]) -> list[str]:
    """Return the names of some variants, each once."""
    return list(dict.fromkeys(each.title for each in distinct_edits(found)))


def distinct_edits(found: Sequence[Variant]) -> list[Variant]:
    """Return the variants without those that leave the formulas of another, told more simply.

    Simpler is what changes a name or a number alone, then what comes first. Where nothing at all
    in a place gives the same as something else there, or inside of it, it is nothing that is said.
    """
    left_out = {each.sites for each in found if each.leaves_out}
    loops = (node for sites in left_out for node in sites if isinstance(node, ast.For))
    inside = {inner for loop in loops for inner in ast.walk(loop) if inner is not loop}
    found = [each for each in found if not (each.sites and each.sites <= inside)]
    simplest: dict[float, Variant] = {}
    leaf = (ast.Name, ast.Constant)
    for each in sorted(found, key=lambda each: not all(isinstance(n, leaf) for n in each.sites)):
        if each.leaves_out or each.sites not in left_out:
            simplest.setdefault(formula(each.tree()), each)
    return [each for each in found if each in simplest.values()]


def indistinguishable(runner: Runner, entries: Sequence[Misconception]) -> list[tuple[str, str]]:
    """Return the pairs of listed mistakes that no probe tells apart, as pairs of ids."""
    codes = [code for entry in entries if (code := listed(runner, [entry]).code)]
    seen = [runner.observe(code) for code in codes]
    return [
        (entries[i].id, entries[j].id)
        for i, j in combinations(range(len(entries)), 2)
        if runner.agrees(codes[i], seen[j])
    ]
