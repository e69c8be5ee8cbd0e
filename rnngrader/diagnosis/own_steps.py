"""Whether a generated mistake can be what a student wrote, and a change of their own code what
undoes it, by what the steps of their function are worth.

The numbers that come back may be those of many changes of the reference. A change spoils some of
its variables. Where the student's function makes the right value of one of these, and the spoiled
one nowhere, it is not what was done, though it gives the same numbers. Nor is a change of theirs
what undoes it that makes a right value wrong.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Mapping, Set
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain

from rnngrader.course.probes import copy_arguments
from rnngrader.diagnosis.lookup import MAX_ROWS, Array, Log, Values, key_of, says_nothing
from rnngrader.diagnosis.mutations.mutation import IN_A_LOOP, IN_PLACE, TURNED, Need
from rnngrader.diagnosis.places import arrays_of, first_strange, read_log
from rnngrader.diagnosis.repairs import Effect
from rnngrader.diagnosis.runner import Code, Runner, unattended
from rnngrader.diagnosis.steps import CUT, Step, Told, telling
from rnngrader.diagnosis.syntax import all_names, targets_of
from rnngrader.diagnosis.variants import NO_PROGRAM, Variant, generated
from rnngrader.diagnosis.written import LINE_END
from rnngrader.records import Value
from rnngrader.submission.trees import parse, unparse

STRANGEST = 7  # a rank: of all stranger changes some agree with any numbers
BACKWARDS = {"reversed", "flip", "flipud", "fliplr", "insert", "pop", "appendleft"}
MAX_EDITED = 2  # lines that are not the reference's, of a text that is
Variables = Mapping[str, list[Array]]  # what each was worth, in the order of their assignments


@dataclass(frozen=True, eq=False)
class OwnSteps:
    """What a student's function makes on some of a runner's probes."""

    runner: Runner
    source: str
    told: Mapping[int, Value]  # by the positions of probes: see `steps.telling`

    @cached_property
    def values(self) -> dict[int, Values]:
        """All that it makes there; nothing of probes on which it is too much to be told."""
        logs = {index: read_log(value) for index, value in self.told.items()}
        return {i: Values(log) for i, log in logs.items() if log and log[-1][0] != CUT}

    @cached_property
    def written(self) -> set[Need]:
        """What a mistake may need to stand in the text."""
        found = set[Need]()
        for node in ast.walk(parse(self.source)):
            if isinstance(node, ast.AugAssign) and self.may_be_many(node.target):
                found.add(IN_PLACE)
            elif isinstance(node, ast.For | ast.While):
                if any(isinstance(inner, ast.Return) for inner in ast.walk(node)):
                    found.add(IN_A_LOOP)
            elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
                found.add(node.value)
            elif isinstance(node, ast.Name | ast.Attribute):
                found.add(node.id if isinstance(node, ast.Name) else node.attr)
        nodes = [*ast.walk(parse(self.source))]
        loops = [node for node in nodes if isinstance(node, ast.For | ast.comprehension)]
        counters = {name for loop in loops for name in all_names(loop.target)}
        if found & BACKWARDS or any(is_turned(node, counters) for node in nodes):
            found.add(TURNED)
        return found

    def may_be_many(self, target: ast.expr) -> bool:
        """Whether what a line adds to may be several numbers: others may hold them as well."""
        if isinstance(target, ast.Name):
            sizes = [a.size for each in self.each_variables for a in each.get(target.id, [])]
            return not sizes or max(sizes) > 1
        return any(isinstance(node, ast.Slice) for node in ast.walk(target))

    @cached_property
    def each_variables(self) -> list[Variables]:
        """What the variables of the function were worth on each probe."""
        own = telling(self.source, self.runner.exercise.name)
        logs = map(read_log, self.told.values())
        return [variables(own, log) for log in logs if is_log_of(own, log) and log[-1][0] != CUT]

    def rule_out(self, variant: Variant) -> bool:
        """Whether a generated mistake cannot be what was written, as one of the probes shows, or
        the text does: all lines that it changes, or that one of several at once does, stand there
        as they should, or what it takes does not; nor one in the step of another function, where
        that function is called.
        """
        if variant.names:
            return False
        try:
            if variant.callee and variant.callee in all_names(parse(self.source)):
                return True
            if any(part.needs - self.written for part in variant.parts):
                return True
            if variant.callee:
                return False
            if variant.rank > STRANGEST or any(map(self.has_lines, members_of(variant))):
                return True
            told = steps_of(unparse(variant.tree()), self.runner.exercise.name)
            return any(self.contradict(told, index) for index in self.values)
        except (*NO_PROGRAM, RecursionError, MemoryError):
            return False

    def has_lines(self, variant: Variant) -> bool:
        """Whether all lines that a variant changes stand in the text as they are in the reference,
        and none of what it makes of them, nor another that sets what they set: what is wrong is
        what they work on.
        """
        assert variant.function is not None
        own, right, wrong = lines_in(self.source), lines_in(self.runner.source), lines_with(variant)
        changed, made = right - wrong, wrong - right
        set_there = {
            name for node in variant.sites for name in targets_of(variant.function.statements[node])
        }
        sets, sets_right = sets_in(self.source), sets_in(self.runner.source)
        return (
            bool(changed)
            and all(own[line] >= right[line] for line in changed)
            and not any(own[line] > right[line] for line in made)
            and not any(sets[name] > sets_right[name] for name in set_there)
        )

    @cached_property
    def is_edited(self) -> bool:
        """Whether the text is the reference's but for a line or two."""
        try:
            own, right = lines_in(self.source), lines_in(self.runner.source)
        except (*NO_PROGRAM, RecursionError, MemoryError):
            return False
        return 0 < max((own - right).total(), (right - own).total()) <= MAX_EDITED

    def has_written(self, variant: Variant) -> bool:
        """Whether a generated mistake stands in the text to the letter: all that it makes of the
        reference's lines, and none of these.
        """
        try:
            own, right, wrong = (
                lines_in(self.source),
                lines_in(self.runner.source),
                lines_with(variant),
            )
        except (*NO_PROGRAM, RecursionError, MemoryError):
            return False
        changed, made = right - wrong, wrong - right
        return (
            bool(changed)
            and all(own[line] <= wrong[line] for line in changed)
            and all(own[line] >= wrong[line] for line in made)
        )

    def get_there_otherwise(self, variant: Variant) -> bool:
        """Whether the student's function comes to a generated mistake's numbers in another way, as
        each of the probes shows: what is first wrong in the right function with that mistake is
        nowhere in the student's.
        """
        if variant.names or variant.callee or not self.values:
            return False
        name = self.runner.exercise.name
        try:
            own, wrong = telling(self.source, name), steps_of(unparse(variant.tree()), name)
            return all(self.never_makes(own, wrong, index) for index in self.values)
        except (*NO_PROGRAM, RecursionError, MemoryError):
            return False

    def never_makes(self, own: Told, wrong: Told, index: int) -> bool:
        """Whether on a probe the student's function never makes what first is wrong in another."""
        other = log_of(self.runner, wrong, index)
        if not (is_log_of(own, read_log(self.told[index])) and other):
            return False
        _, known = of_reference(self.runner, index)
        return lacks_first_strange(wrong, other, known, self.values[index])

    def contradict(self, spoiling: Told, index: int) -> bool:
        """Whether a variable that a version of the reference spoils on a probe has its right value
        in the student's function, and not the spoiled one.
        """
        right, known = of_reference(self.runner, index)
        wrong, own = variables(spoiling, log_of(self.runner, spoiling, index)), self.values[index]
        for name, values in right.items() if wrong else ():
            spoiled = wrong.get(name, [])
            if list(map(key_of, values)) == list(map(key_of, spoiled)):
                continue
            there = Values([(0, spoiled)])
            lost = [a for a in values if not says_nothing(a) and not there.has(a)]
            told = [a for a in spoiled if not says_nothing(a) and not known.has(a)]
            alike = [a for a in spoiled if a.size > 1 and a.any() and (a == a.flat[0]).all()]
            ones = [a for a in alike if not own.has_plain(a)]
            has = own.has_somewhat
            if lost and (told or ones) and all(map(has, lost)) and not any(map(has, told)):
                return True
        return False


def lacks_first_strange(told: Told, log: Log, right: Values, others: Values) -> bool:
    """Whether what first parts from the right values in a function is nowhere among some others."""
    found = first_strange(told, log, right)
    each = [arrays for step, arrays in log if found and step == found.step]
    return bool(each) and all(others.have(arrays) is False for arrays in each)


def effect_of(
    runner: Runner, source: str, changed: str, told: Mapping[int, Value], after: Mapping[int, Value]
) -> Effect:
    """Return what a change of a student's function does beside making its numbers right.

    It spoils something where the lines that it changes stand in the right function as they are, or
    where a variable has its right value, on all probes that say something of it, and becomes
    something that the right function has nowhere: then it is not where the mistake is. A variable
    that only hands on another value counts for nothing: something may have to be done to that. It
    may make up for something elsewhere where what the changed lines set is set in other lines as
    well, and is nowhere in the right function even then.

    told, after: what the steps were worth before and after it, by the positions of probes
    """
    mine, theirs = lines_in(source), lines_in(runner.source)
    gone = mine - lines_in(changed)
    if gone and all(mine[line] <= theirs[line] for line in gone):
        return Effect.SPOILS
    name, seen = runner.exercise.name, dict[str, list[tuple[bool, bool]]]()
    lines, strange = lines_changed(source, changed), list[bool]()
    own, new = telling(source, name), telling(changed, name)
    handed_on = {step.sets for step in own.steps if is_handed_on(own, step)}
    sets = [{s.sets for s in new.steps if (s.line in lines) is here} for here in (True, False)]
    set_there = set.intersection(*sets) - {""}
    for index in told.keys() & after.keys():
        before, now = read_log(told[index]), read_log(after[index])
        if not (is_log_of(own, before) and is_log_of(new, now)):
            continue
        _, known = of_reference(runner, index)
        made = variables(new, now)
        worth = [[a for a in made.get(v, []) if not says_nothing(a)] for v in set_there]
        if any(worth):
            strange.append(not any(arrays and all(map(known.has, arrays)) for arrays in worth))
        for variable, values in variables(own, before).items():
            others = made.get(variable, [])
            same = list(map(key_of, values)) == list(map(key_of, others))
            if not same and variable not in handed_on:
                was = [array for array in values if not says_nothing(array)]
                becomes = [array for array in others if not says_nothing(array)]
                right = bool(was and becomes) and all(map(known.has, was))
                if was or becomes:
                    spoilt = right and not any(map(known.has, becomes))
                    seen.setdefault(variable, []).append((right, spoilt))
    if any(
        all(right for right, _ in each) and any(spoilt for _, spoilt in each)
        for each in seen.values()
    ):
        return Effect.SPOILS
    return Effect.MAKES_UP if strange and all(strange) else Effect.UNDOES


def lines_changed(source: str, changed: str) -> range:
    """Return the numbers, from 1, of the lines of a changed text from the first to the last one
    that are not those of the text before.
    """
    old, new = LINE_END.split(source), LINE_END.split(changed)
    first = next(
        (i for i, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), len(new)
    )
    ends = enumerate(zip(reversed(old), reversed(new), strict=False))
    behind = next((i for i, pair in ends if pair[0] != pair[1]), 0)
    return range(first + 1, len(new) - behind + 1)


def is_handed_on(told: Told, step: Step) -> bool:
    """Whether a variable is set to what another one, or a part of it, is worth."""
    made_of = [told.steps[each] for each in step.made_of]
    return bool(step.sets and made_of) and all(each.reads or each.picks for each in made_of)


def is_turned(node: ast.AST, counters: Set[str]) -> bool:
    """Whether something may go backward here: a negative step, or minus what a loop counts."""
    match node:
        case ast.While() | ast.Slice(step=ast.UnaryOp(ast.USub())):
            return True
        case ast.Call(ast.Name("range"), [_, _, ast.UnaryOp(ast.USub())]):
            return True
        case ast.BinOp(op=ast.Sub(), right=ast.Name(name)):
            return name in counters
        case ast.UnaryOp(ast.USub() | ast.Invert(), ast.Name(name)):
            return name in counters
    return False


def is_log_of(told: Told, log: Log) -> bool:
    """Whether a log tells steps of a function, and all of them."""
    return bool(log) and all(0 <= step < len(told.steps) for step, _ in log)


def members_of(variant: Variant) -> list[Variant]:
    """Return the different mistakes that a generated one consists of."""
    assert variant.function is not None
    members = variant.parts[0].members
    return [generated(variant.function, each) for each in members] or [variant]


def lines_of(tree: ast.Module) -> Counter[str]:
    """Return the lines of a program, without what stands inside of them, and what is computed where
    it is returned; of functions, and of what is said of them, none.
    """
    found = Counter[str]()
    for node in ast.walk(tree):
        match node:
            case ast.For():
                found[f"for {unparse(node.target)} in {unparse(node.iter)}"] += 1
            case ast.While() | ast.If():
                found[f"{type(node).__name__} {unparse(node.test)}"] += 1
            case ast.FunctionDef() | ast.ClassDef() | ast.With() | ast.Try() | ast.Pass():
                pass
            case ast.Expr(ast.Constant()):
                pass
            case ast.Return(value):
                results = getattr(value, "elts", None) or getattr(value, "values", None) or [value]
                found.update(unparse(e) for e in results if e and not isinstance(e, ast.Name))
            case ast.stmt():
                found[unparse(node)] += 1
    return found


@lru_cache(maxsize=32)
def lines_in(source: str) -> Counter[str]:
    return lines_of(parse(source))


@lru_cache(maxsize=32)
def sets_in(source: str) -> Counter[str]:
    """Return how often each variable is set, or filled."""
    return Counter(chain.from_iterable(map(targets_of, ast.walk(parse(source)))))


@lru_cache(maxsize=32)
def lines_with(variant: Variant) -> Counter[str]:
    """Return the lines of the reference with a mistake."""
    return lines_of(variant.tree())


def steps_of(source: str, name: str) -> Told:
    """Return a version of the reference made to tell its steps, as long as there may be many."""
    return telling(source, name, MAX_ROWS, 50 * MAX_ROWS)


@lru_cache(maxsize=64)
def of_reference(runner: Runner, index: int) -> tuple[Variables, Values]:
    """Return the variables of the reference on a probe, and all that it makes and was given."""
    told = steps_of(runner.source, runner.exercise.name)
    log = log_of(runner, told, index)
    return variables(told, log), Values(log, arrays_of(runner.probes[index].arguments))


@lru_cache(maxsize=32)
def compiled(source: str, name: str) -> Code:
    code: Code = compile(source, name, "exec")
    return code


def log_of(runner: Runner, told: Told, index: int) -> Log:
    """Return what the steps of a version of the reference are worth on a probe; nothing where that
    is too much.
    """
    name, namespace = runner.exercise.name, dict(runner.namespace)
    exec(compiled(told.definition, f"<steps of {name}>"), namespace)
    with unattended():
        log: Log = namespace[name](*copy_arguments(runner.probes[index].arguments))
    return [] if log and log[-1][0] == CUT else log


def variables(told: Told, log: Log) -> Variables:
    """Return what the variables of a function were worth, in the order in which they were first
    assigned; of what is filled part by part, what came of it.
    """
    found: dict[str, list[list[Array]]] = {}
    for number, arrays in log:
        step = told.steps[number]
        if step.sets:
            values = found.setdefault(step.sets, [])
            if step.by and values:
                values.pop()
            values.append([*arrays])
    return {name: [*chain.from_iterable(values)] for name, values in found.items()}
