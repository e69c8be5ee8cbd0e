"""What is said of a mistake: each sentence of this room, as a text to fill in or a function.

Only the phrases of generated mistakes and of exact relations stand elsewhere, beside the change or
the numbers that they describe (`mutations/`, `relations.py`). Nothing reads these sentences again:
whoever needs to know asks the data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Shape = tuple[int, ...]


def listed(names: Sequence[str]) -> str:
    """Return names as a list in words: "`a`, `b` and `c`"."""
    return and_list([f"`{name}`" for name in names])


def and_list(parts: Sequence[str]) -> str:
    """Return parts as a list in words."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


# Names of mistakes

CHECK_EACH = "Several mistakes do exactly this. Check each in turn."
NOT_WRITTEN = "The function is not written yet"
ERROR_STOPS = "An error stops the function"
NOT_ON_LIST = "A mistake that is not on the list"
STILL_LOOKED_FOR = "The name of this mistake is still being looked for"
ON_SOME_INPUTS = "Right on some inputs, wrong on others of the same kind"
LOOK_FOR_NUMBER = (
    "Look for a number in your code where a size belongs, and for a name that is neither an "
    "argument nor made from one."
)
LOOK_AGAIN_SOON = "It takes a little longer than the rest. Look again in a minute."
TRIED_WITH = "It was tried with {}."
SEVERAL_AT_ONCE = "Several mistakes at once. {}"
ONE_OF = "One of these: {}"
NUMBERS_OF = "Your numbers are those of the right code with {}"
OTHERWISE = "{}, though your function comes to them in another way"
ERROR_OF = "Your error is that of the right code with {}"  # where no call gives numbers
IN_STEP = "In the step that `{}` does, or in what you give to it or make of it: {}"
WHERE_SIZES_ARE_EQUAL = "Where all sizes are equal: {}."


def joined(titles: Sequence[str], same_place: bool) -> str:
    """Return the titles of changes with the same numbers, in one place or in several."""
    between = "; or, what comes to the same, with " if same_place else " — or with "
    return between.join(titles)


def look_again(places: Sequence[str], glossary: str) -> str:
    where = and_list(places) if places else "at what is named here"
    return f"Look again {where}. {glossary}".strip()


def computed_from(name: str, outputs: Sequence[str]) -> str:
    verb = "is" if len(outputs) == 1 else "are"
    return f"`{name}` is what {listed(outputs)} {verb} computed from."


# What undoes a mistake in a student's own code: what it is about, and what would do

CHANGED, LEFT_OUT = "With `{now}` there", "Without that line"
IN_LOOP = "whether it stands in a loop or outside"
REPAIRS: Mapping[str, tuple[str, str]] = {
    "argument": ("an argument that a function is given", CHANGED),
    "axis": ("along which axis something is done", CHANGED),
    "choice": ("which of two things is chosen", CHANGED),
    "comparison": ("how two things are compared", CHANGED),
    "copy": ("whether it is an array of its own", CHANGED),
    "factor": ("a factor", CHANGED),
    "function": ("a function", CHANGED),
    "index": ("which entry is picked, or how far is counted", CHANGED),
    "into start": (IN_LOOP, "With it as the first line in the loop beside it"),
    "into end": (IN_LOOP, "With it as the last line in the loop beside it"),
    "out before": (IN_LOOP, "With it outside of its loop, before it"),
    "out behind": (IN_LOOP, "With it outside of its loop, behind it"),
    "line": ("the line as a whole", LEFT_OUT),
    "lines": ("what is done before what", "With `{moved}` put before line {first}"),
    "lines on": (
        "what is done before what",
        "With `{moved}` and what follows up to line {last} put before line {first}",
    ),
    "loop": ("how far a loop goes, or which way round", CHANGED),
    "moved": ("what is done before what", CHANGED),
    "name": ("which quantity stands there", CHANGED),
    "number": ("a number", CHANGED),
    "operator": ("which operator stands between two things", CHANGED),
    "order": ("the order of two things", CHANGED),
    "part": ("a part that is too much", CHANGED),
    "sign": ("a sign", CHANGED),
    "transpose": ("the order of axes", CHANGED),
    "update": ("how the value on the left is made: set, added to, or otherwise", CHANGED),
}


def what_undoes(told: Sequence[tuple[str, int, int, str]], surely: bool) -> str:
    """Return what is said first: which lines are changed, or put elsewhere, and no more.

    Of each change: its kind, the numbers of its first and its last line, and the first one's text.
    surely: whether none of them may only make up for a mistake elsewhere
    """
    or_else = "" if surely else ", or makes up for a mistake elsewhere"
    said = []
    for kind, first, last, line in told:
        if kind in ("lines", "lines on"):
            said.append(
                ("another order of", f"lines {first} {'and' if last == first + 1 else 'to'} {last}")
            )
        else:
            what = "another place for" if REPAIRS[kind][0] == IN_LOOP else "a change in"
            said.append((what, f"line {first}, `{line}`"))
    if len({what for what, _ in said}) > 1:
        each = "; or ".join(f"{what} {where}" for what, where in said)
        return f"One of these makes your function right{or_else}: {each}"
    what, where = said[0][0].capitalize(), "; or ".join(where for _, where in said)
    which = "one line" if len(said) == 1 else "one of these lines"
    which = "lines" if "order" in what else which
    return f"{what} {which} of your function makes it right{or_else}: {where}"


def about_repairs(lines: Sequence[tuple[int, str]]) -> str:
    return in_lines("It is about {}.", [(n, REPAIRS[kind][0]) for n, kind in lines])


def look_at_parts(lines: Sequence[tuple[int, str]]) -> str:
    return in_lines("Look at `{}`.", lines)


def so_it_is_right(lines: Sequence[tuple[int, str]]) -> str:
    """Return what would do in each line, and that it was tried."""
    said = in_lines("{}, it is right.", lines)
    return f"{said} That was tried, on every input that your function was tried on."


def in_lines(form: str, lines: Sequence[tuple[int, str]]) -> str:
    """Return a sentence on each line; which one is said where there are several."""
    single = len(lines) == 1
    return " ".join(("" if single else f"Line {n}: ") + form.format(said) for n, said in lines)


# Right numbers in another place

COMPARE_RETURN = "Compare what you return with the last lines of the function's description."
ALL_RIGHT_BUT = "All numbers are right, but {}"
ROUNDED_BUT = "All numbers are right in the digits that their type has, but {}"
PACKED_OTHERWISE = "they are returned as a {}, where a {} belongs"
AND_MISPLACED = "{}; and not all outputs are returned in their places"
RETURNED_AT = "`{}` is returned {}"
THERE_BUT = "The right `{}` is there, but {}."


def where(place: Sequence[str | int]) -> str:
    """Return the way to a part of what was returned, in words."""
    if not place:
        return "returned alone"
    *outer, last = place
    here = f"under the key `{last}`" if isinstance(last, str) else f"in place {last + 1}"
    return f"{here} of what stands {where(outer)}" if outer else here


# Right numbers of another type

LOOK_AT_TYPES = (
    "Numbers made by numpy are float64 unless something says otherwise: look for a `dtype`, "
    "an `astype` or a conversion that does."
)


def of_another_type(wrong: Sequence[tuple[str, str, str]]) -> str:
    """Return outputs with what they hold and what they should, those alike together."""
    alike: dict[tuple[str, str], list[str]] = {}
    for name, got, wanted in wrong:
        alike.setdefault((got, wanted), []).append(name)
    parts = []
    for (got, wanted), names in alike.items():
        verb = "holds" if len(names) == 1 else "hold"
        parts.append(f"{listed(names)} {verb} {got}, where {wanted} belongs")
    return and_list(parts)


# What the numbers show

# Values may part on a harmless way of its own, before the mistake is made.
# Or wrong ones of the right values come together there.
LOOK_THERE = "Look there first, at what is done and at which values it is done to."
WHERE_TO_LOOK = f"{LOOK_THERE[:-1]}, then at where it is used."
VALUE_MISSING = "From {} the right function makes a value that yours has nowhere."
INPUTS_CHANGED = "All outputs are right, but the call changes its inputs in place."
MORE_KEYS = "All outputs are right, but the returned dict holds more than these."
RIGHT_AND_WRONG = "Right in every trial: {}. Wrong: {}."
PARTS_ARE = "In `{}`, {}."
SOME_RIGHT, SOME_WRONG, OF_ANOTHER_KIND = "right: {}", "wrong: {}", "of another kind: {}"
PART_IS = "Your `{}` in `{}` {}."
OUTPUT_IS = "Your `{}` {}."
PART_OF = "`{}` of {}"


def first_wrong_step(name: str, right_steps: int, backward: bool) -> str:
    """Return up to where along its last axis an output is right; what is given counts as a step."""
    order = " (computed from the last in time to the first)" if backward else ""
    if right_steps == 0:
        return (
            f"`{name}` is wrong from its first step, `[..., {-1 if backward else 0}]`, on{order}."
        )
    last = -right_steps if backward else right_steps - 1
    return f"`{name}` is right up to `[..., {last}]` and goes wrong at the next step{order}."


def strange_value(number: int, part: str, sure: bool) -> str:
    """Return where a function's values part from the right one's; `part` is in that line. It is
    `sure` that the right function has what it is made of.
    """
    known = "from values that the right function has too, " if sure else ""
    makes = "makes one that it has" if sure else "makes a value that the right function has"
    return f"Line {number} of your function: {known}`{part}` {makes} nowhere."


def strange_variable(numbers: Sequence[int], name: str) -> str:
    """Return the same of a variable that several lines fill: which of them, nothing tells."""
    lines = and_list([*map(str, numbers)])
    filled = f"`{name}`, which lines {lines} of your function fill,"
    return f"{filled} becomes a value that the right function has nowhere."


# Errors

CALLS_TOO_DEEP = (
    "Calls go deeper than Python allows: a function calls itself again and again, or several call "
    "each other."
)
JOINED_ALONG = (
    "Arrays are joined along one axis, and all others must have equal lengths: one of these has {} "
    "entries in one array and {} in another."
)
WRITE_SHAPES = (
    "In a matrix product the last axis of the first factor must be as long as the last but one of "
    "the second, or its only one. Write the shapes of both factors beside the line."
)
ENTRY_BY_ENTRY = "Both have the same shape: is a product entry by entry meant, with `*`?"
OTHER_ORDER = "In the other order, the two would line up."
ONE_TRANSPOSED = "With one of the two transposed, they would fit."
IT_TRANSPOSED = "Transposed, it would fit."
LOST_AXIS = "As a column, {}, the flat one would fit: a sum keeps that axis with `keepdims=True`."
STRETCHED = (
    "Shapes {} and {} together give {}: has one of the two lost an axis? A sum keeps it with "
    "`keepdims=True`."
)
TOO_SHORT = "A {} has fewer parts than an index asks for; the first one has the index 0."
WRONG_ARGUMENTS = (
    "`{}` is called with too many or too few arguments: compare the call with its definition."
)
NOT_CALLABLE = "A value of the type {} is called as functions are: ( ) after a value calls it."
NOT_SUBSCRIPTABLE = "A value of the type {} has no parts that could be picked with [ ]."
AXIS_MORE = "One has an axis more, {}: pick one entry of it, or make the array without it."
HAS_NO_VALUE = "`{}` has no value in this line: it was not given one yet, or it was deleted again."
NO_VARIABLE = "There is no variable `{0}` here; in the exercise, `{0}` is {1}."
TOO_MANY_INDICES = "An array with {} axes is indexed along {}."
NO_ATTRIBUTE = "A value of the type {} has no `{}`."
INDEXED_OTHERWISE = "The parts of a {} are picked by whole numbers or slices, and not by a {}."
ONLY_WHERE = "Of what it was tried on, it raises only where {} = {}."
THINGS: Mapping[str, str] = {  # what a name of the exercise is
    "argument": "an argument of `{}`",
    "key": "a key of the dict in `{}`",
    "returned": "part of what `{}` returns",
    "output": "an output of `{}`",
}
BEYOND_AXIS = (
    "Axis {} has {} entries, and the index {} is asked for; the first one has the index 0."
)
NEEDS_TRANSPOSE = "`{0}` maps {1} to {2}; going back from {2} to {1} needs its transpose."
NOT_ALIGNED = "{} and {} do not line up in a matrix product: {} meets {}."
LAST_BUT_ONE = "In a second factor with {} axes it is the last but one that is met."
NOT_IN_LINE = "{} and {} do not line up: `inner` sums over the last axis of both, {} meets {}."
ONE_ENTRY = "With one entry of the {} factor's last axis, {}, the two would line up."


def with_transposed(name: str, position: str) -> str:
    factor = f"`{name}`" if name else f"the {position} factor"
    return f"With {factor} transposed, the two would line up."


Named = tuple[Shape, Sequence[str]]  # a shape, and its lengths by name


def not_broadcast(shapes: Sequence[Named]) -> str:
    named = [f"{shape} is ({', '.join(axes)})" for shape, axes in shapes]
    return f"These shapes do not fit together entry by entry: {'; '.join(named)}."


def does_not_fit_into(put: Named, place: Named) -> str:
    """Return that the one array cannot be put into the other."""
    array, room = (f"shape {shape}, that is ({', '.join(axes)})" for shape, axes in (put, place))
    return f"An array of {array}, does not fit into one of {room}, which does not grow."


def unknown_variable(name: str, near: str) -> str:
    return (
        f"There is no variable `{name}` where this function is tried: take what it needs from its "
        "arguments. What only the notebook's own examples make is not there."
        + (f" Is `{near}` meant?" if near else "")
    )


def no_key(key: str, near: str = "", what: str = "") -> str:
    return f"The key {key} is not there." + (
        f" The nearest name in the exercise is `{near}`, {what}." if near else ""
    )


def is_none(calls: Sequence[str]) -> str:
    called = " or ".join(f"`{name}`" for name in calls)
    asked = f" Does {called} end with a `return`?" if called else ""
    return f"Something is None where a value is needed.{asked}"


def not_unpacked(wanted: str, got: str) -> str:
    has = f"it has {got}" if got else "it has more"
    return f"A value is unpacked into {wanted} parts, but {has}: look what it holds."


def not_in_numpy(name: str, near: Sequence[str]) -> str:
    meant = " or ".join(f"`np.{each}`" for each in near)
    return f"numpy has no `{name}`." + (f" Is {meant} meant?" if meant else "")


def equal_sizes_return(wrong: bool) -> str:
    also = "but the numbers are wrong as well" if wrong else "and the numbers are right"
    return f"Where all sizes are equal there is no error, {also}."
