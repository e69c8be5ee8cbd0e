"""What crosses the wall: round trips, and hostile bytes."""

import contextlib
import io
from collections import OrderedDict, namedtuple

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from rnngrader.records import Opaque
from rnngrader.sandbox import codec, guest, wire
from rnngrader.sandbox.codec import (
    decode_arguments,
    decode_value,
    encode_arguments,
    encode_value,
)
from rnngrader.sandbox.replies import UNREAD, Room, read_observation
from rnngrader.sandbox.wire import WireError, pack, unpack

Pair = namedtuple("Pair", "a b")

scalars = st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats() | st.text()
arrays = hnp.arrays(
    st.sampled_from(sorted(codec.DTYPES)), hnp.array_shapes(min_dims=0, max_dims=4, min_side=0)
)
values = st.recursive(
    scalars | arrays,
    lambda inner: st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)
plain = st.recursive(
    scalars | st.binary(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.integers(0, 9), inner),
    max_leaves=40,
)
tagged = st.recursive(
    plain,
    lambda inner: st.tuples(
        st.sampled_from(["array", "tuple", "list", "dict", "scalar", "other", "new"]), inner, inner
    ).map(list),
    max_leaves=20,
)


def opaque(type_name, detail):
    return ("opaque", type_name, detail)


def through(value):
    """The value after a journey through the wall."""
    return decode_value(unpack(pack(encode_value(value))[4:]), opaque)


@given(values)
def test_plain_values_come_through_bit_by_bit(value):
    """Encoding the decoded value gives the same bytes again: NaN, -0.0, shape and dtype too."""
    tree = encode_value(value)
    assert pack(encode_value(decode_value(tree, opaque))) == pack(tree)
    assert pack(encode_value(through(value))) == pack(tree)


def test_arrays_are_copies_and_writable():
    """A change after the encoding does not show, and what arrives may be changed."""
    array = np.arange(6.0).reshape(2, 3).T
    tree = encode_value(array)
    array[0, 0] = 99.0
    decoded = decode_value(tree, opaque)
    assert decoded[0, 0] == 0.0
    decoded[0, 0] = 1.0


@given(st.lists(values, max_size=4))
def test_arguments_come_through_unchanged(arguments):
    """Bit by bit as well, and nothing that nobody touched is told as changed."""
    rebuilt, changed = decode_arguments(unpack(pack(encode_arguments(arguments))[4:]))
    assert pack(list(map(encode_value, rebuilt))) == pack(list(map(encode_value, arguments)))
    assert changed() == []


def call_with_parameters():
    """What a backward function is called with: caches of steps that share their parameters."""
    parameters = {"W": np.ones((2, 2)), "b": np.zeros(2)}
    caches = [(np.full(2, float(t)), parameters) for t in range(3)]
    return [np.arange(3.0), (caches, "x"), parameters]


def test_what_is_one_among_the_arguments_is_one_on_the_other_side():
    """One dict of parameters, written once; not one with another call's."""
    trees = encode_arguments(call_with_parameters())
    assert len(pack(trees)) < len(pack(list(map(encode_value, call_with_parameters()))))
    (_, (caches, _), parameters), _ = decode_arguments(trees)
    assert all(step is parameters for _, step in caches)
    (_, _, other), _ = decode_arguments(trees)
    assert other["W"] is not parameters["W"]


CHANGES = {
    "nothing": (lambda d, c, p: None, []),
    "an entry": (lambda d, c, p: d.__setitem__(0, 9.0), [0]),
    "a shape": (lambda d, c, p: setattr(d, "shape", (3, 1)), [0]),
    "what two share": (lambda d, c, p: p["W"].__iadd__(1), [1, 2]),
    "a dict that two share": (lambda d, c, p: p.pop("b"), [1, 2]),
    "a key more": (lambda d, c, p: p.update(x=1), [1, 2]),
    "a step less": (lambda d, c, p: c[0].pop(), [1]),
    "an equal array instead": (lambda d, c, p: p.update(W=p["W"].copy()), []),
    "another array for one step": (lambda d, c, p: c[0].__setitem__(1, (np.ones(2), {})), [1]),
    "another dtype": (lambda d, c, p: p.update(b=np.zeros(2, dtype=np.float32)), [1, 2]),
    "a list for a tuple": (lambda d, c, p: c[0].__setitem__(1, list(c[0][1])), [1]),
}


@pytest.mark.parametrize("change", CHANGES)
def test_changed_arguments_are_told(change):
    """By position, wherever inside them something is not what it was."""
    arguments, changed = decode_arguments(encode_arguments(call_with_parameters()))
    function, positions = CHANGES[change]
    function(*arguments)
    assert changed() == positions


@pytest.mark.parametrize(
    "value", [{1: np.zeros(2)}, len, np.array([None]), [[[[[[[[[[[[[[]]]]]]]]]]]]]], range(3)]
)
def test_arguments_that_are_not_plain_are_refused(value):
    """A course whose probes hold such a value would be tried on something else."""
    with pytest.raises(WireError, match="cannot be carried"):
        encode_arguments([value])


class Sneaky(np.ndarray):
    """An array that is not quite one."""


class Impostor:
    """Says it is a tuple."""

    __class__ = tuple


@pytest.mark.parametrize(
    ("value", "type_name"),
    [
        (np.zeros(3).view(Sneaky), "Sneaky"),
        (np.ma.masked_array([1.0, 2.0], [True, False]), "MaskedArray"),
        (np.array([1, "a"], dtype=object), "array of dtype object"),
        (np.array(["text"]), "array of dtype <U4"),
        (np.arange(3).astype("M8[D]"), "array of dtype datetime64[D]"),
        (2**63, "int"),
        (type("Number", (float,), {})(1.0), "Number"),
        (print, "builtin_function_or_method"),
        ({1: "one"}, "dict"),
        (Impostor(), "Impostor"),
        ([0] * (codec.MAX_NODES + 1), "list"),
        ({str(i): 0 for i in range(codec.MAX_NODES + 1)}, "dict"),
    ],
)
def test_what_is_not_plain_data_arrives_as_its_name(value, type_name):
    """Subclasses, object arrays, functions and the like are opaque on the other side."""
    assert through(value)[:2] == ("opaque", type_name)


def test_tuples_and_dicts_with_a_name_of_their_own_are_as_good():
    """A namedtuple and an OrderedDict come through as what they hold."""
    assert through(Pair(1, 2.0)) == (1, 2.0)
    assert through(OrderedDict(a=1)) == {"a": 1}
    assert through(np.float64(1.5)) == np.float64(1.5)


def test_a_list_that_holds_itself_ends():
    """Endless and very deep values are cut, not followed."""
    endless = []
    endless.append(endless)
    assert "opaque" in repr(through(endless))


@given(st.binary(max_size=300))
def test_any_bytes_are_a_message_or_a_wire_error(body):
    """Nothing else than a `WireError` ever leaves `unpack` and `decode_value`."""
    with contextlib.suppress(WireError):
        decode_value(unpack(body), opaque)


@given(plain | tagged)
def test_any_message_is_a_value_or_a_wire_error(message):
    """Well-formed msgpack with nonsense in it is refused in the same way."""
    with contextlib.suppress(WireError):
        decode_value(unpack(pack(message)[4:]), opaque)


lengths = st.sampled_from([0, 1, 2, 8, 2**20, 2**27, 2**31 - 1, 2**31, 2**63, -1])
shapes = st.lists(lengths, max_size=9)
forged_arrays = st.tuples(
    st.just("array"),
    st.sampled_from(sorted(codec.DTYPES)),
    shapes,
    st.sampled_from([b"", b"8" * 8]),
).map(list)
replies = st.fixed_dictionaries(
    {"outcome": st.sampled_from(["returned", "raised", "not_found", "grader_fault"])},
    optional={
        "value": tagged
        | forged_arrays
        | st.tuples(st.just("list"), st.lists(forged_arrays)).map(list),
        "modified": st.lists(st.integers(-1, 200)) | plain,
        "error": st.dictionaries(
            st.sampled_from(["type_name", "message", "function", "line_number", "line", "shapes"]),
            plain | st.dictionaries(st.text(), st.from_regex(r"\(\d+, ?\d*\)")),
        ),
    },
)


@given(replies)
def test_any_reply_is_an_observation_or_a_wire_error(message):
    """No shape, number or text of a forged reply makes anything else, or a grader's fault."""
    with contextlib.suppress(WireError):
        observation = read_observation(unpack(pack(message)[4:]))
        assert observation.outcome in ("returned", "raised", "not_found")


@pytest.mark.parametrize(
    "shape", [[2**31 - 1] * 4 + [0], [2**31 - 1, 2**31 - 1, 2**31 - 1, 0], [0, 2**27], [2**27, 0]]
)
def test_an_array_that_spans_more_than_a_frame_is_refused(shape):
    """It holds nothing, but a sum over it would; or no memory could hold its like."""
    with pytest.raises(WireError, match="shape"):
        decode_value(["array", "<f8", shape, b""], opaque)
    kept = Opaque("array", f"of shape {tuple(shape)}, which is too large")
    with contextlib.suppress(ValueError):  # numpy's, of the largest
        assert decode_value(encode_value(np.zeros(shape)), Opaque) == kept


def test_replies_have_room_for_so_many_numbers():
    """One byte a number on the wire is eight in the host, and a list's numbers are more."""
    small, large = encode_value(np.ones(10, np.int8)), encode_value(np.ones(1000, np.int8))
    room = Room(9000)
    reply = {"outcome": "returned", "modified": []}
    assert read_observation(reply | {"value": large}, room).value.size == 1000
    assert read_observation(reply | {"value": large}, room).value == UNREAD
    assert read_observation(reply | {"value": small}, room).value == UNREAD
    assert read_observation(reply | {"value": small}, Room(9000)).value.size == 10
    some = encode_value([1.0] * 100)
    assert read_observation(reply | {"value": some}, Room(9000)).value == UNREAD


@pytest.mark.parametrize("modified", [[2], [0, 0], [99], [-1], [True], [0] * 250_000, ["0"]])
def test_arguments_that_a_call_does_not_have_are_not_modified(modified):
    """Each position of a call's arguments comes once at most: no list of them fills a report."""
    reply = {"outcome": "returned", "value": encode_value(None)}
    assert read_observation(reply | {"modified": [1, 0]}, arguments=2).modified == (1, 0)
    with pytest.raises(WireError, match="modified"):
        read_observation(reply | {"modified": modified}, arguments=2)


ERROR = {"type_name": "ValueError", "message": "m", "function": "f", "line_number": 3}
ERROR |= {"line": "x @ y", "shapes": {"x": "(5, 10)", "y": "(3,)", "z": "()"}}


def test_what_is_said_of_an_exception_is_short():
    """Names are names, lines are lines, shapes are shapes, and there are few of them."""
    assert read_observation({"outcome": "raised", "error": ERROR}).error.shapes["x"] == "(5, 10)"
    for change in (
        {"type_name": "E" * 61}, {"type_name": "two words"}, {"message": "m" * 201},
        {"message": "two\nlines"}, {"function": "f()"}, {"function": "f" * 61},
        {"line": "l" * 121}, {"line": "\x1b"}, {"line_number": -1}, {"line_number": 2**40},
        {"shapes": {"x": "(5, 10) and more"}}, {"shapes": {"x": "(5,10)"}},
        {"shapes": {"x y": "(5, 10)"}}, {"shapes": {f"x{i}": "(5,)" for i in range(9)}},
        {"shapes": {"x": "(" + ", ".join("1" * 20) + ")"}},
    ):  # fmt: skip
        with pytest.raises(WireError):
            read_observation({"outcome": "raised", "error": ERROR | change})


@pytest.mark.slow
@given(st.text(), st.text(), st.dictionaries(st.text(), values, max_size=12))
def test_what_is_said_of_any_exception_can_be_read(name, message, variables):
    """The guest says no more than the host takes."""
    said = {
        "type_name": guest.name_or(name, "Exception"),
        "message": guest.one_line(message, guest.MAX_MESSAGE),
        "line": guest.one_line(message, guest.MAX_LINE),
        "function": guest.name_or(name, ""),
        "shapes": guest.local_shapes(variables, message),
    }
    read_observation(unpack(pack({"outcome": "raised", "error": said})[4:]))


@given(values, st.data())
def test_a_damaged_frame_is_a_value_or_a_wire_error(value, data):
    """One byte changed, inserted or lost anywhere in an honest frame does no harm."""
    body = bytearray(pack(encode_value(value))[4:])
    position = data.draw(st.integers(0, len(body) - 1))
    cut = data.draw(st.integers(0, 2))
    body[position : position + cut] = data.draw(st.binary(max_size=2))
    with contextlib.suppress(WireError):
        decode_value(unpack(bytes(body)), opaque)


@pytest.mark.parametrize(
    ("tree", "complaint"),
    [
        (["array", "|O", [1], b"12345678"], "dtype"),
        (["array", "<f8", [2], b"12345678"], "8 bytes"),
        (["array", "<f8", [-1], b""], "shape"),
        (["array", "<f8", [True], b"12345678"], "shape"),
        (["array", "<f8", [2**31], b""], "shape"),
        (["array", "<f8", [0] * 9, b""], "shape"),
        (["array", "<f8", [2**30, 2**30, 0], b"1"], "bytes"),
        (["dict", [["a"]]], "pair"),
        (["dict", [[1, ["scalar", 1]]]], "pair"),
        (["scalar", [1]], "tag"),
        (["scalar", b"raw"], "tag"),
        (["pickle", b"raw"], "tag"),
        ("array", "tag"),
        (["list", [["scalar", 0]] * (codec.MAX_NODES + 1)], "parts"),
    ],
)
def test_malformed_trees_are_refused(tree, complaint):
    """Every claim in a tree is checked: dtype, shape against bytes, keys, tags, number of parts."""
    with pytest.raises(WireError, match=complaint):
        decode_value(tree, opaque)


def test_deep_trees_are_refused():
    """Nesting beyond any honest value does not reach Python's own limit."""
    tree = ["scalar", 0]
    for _ in range(50):
        tree = ["list", [tree]]
    with pytest.raises(WireError, match="deep"):
        decode_value(tree, opaque)
    with pytest.raises(WireError):
        unpack(b"\x91" * 100_000 + b"\xc0")


def test_a_frame_of_very_many_parts_is_refused_before_it_is_decoded():
    """Small on the wire, huge in memory: a megabyte of empty lists is not even decoded."""
    with pytest.raises(WireError, match="parts"):
        unpack(b"\xdd" + (2**20).to_bytes(4, "big") + b"\x90" * 2**20)


@given(plain)
def test_parts_are_counted_as_they_are(message):
    """The count that stands before decoding agrees with the decoded message."""

    def count(node):
        if isinstance(node, dict):
            return 1 + sum(1 + count(item) for item in node.values())
        return 1 + sum(map(count, node)) if isinstance(node, list) else 1

    body = msgspec.msgpack.encode(message)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wire, "MAX_PARTS", count(message))
        wire._count_parts(body)
        patch.setattr(wire, "MAX_PARTS", count(message) - 1)
        with pytest.raises(WireError):
            wire._count_parts(body)


def test_frames_have_a_largest_length():
    """Neither side writes or reads more than the cap."""
    with pytest.raises(WireError, match="carried"):
        pack(b"x" * wire.MAX_FRAME_BYTES)
    with pytest.raises(WireError, match="read"):
        wire.frame_length(b"\xff\xff\xff\xff")


def test_frames_are_read_one_after_the_other():
    """A stream of frames ends in EOFError, also in the middle of one."""
    stream = io.BytesIO(pack({"a": 1}) + pack([2]) + b"\x09\x00\x00\x00half")
    assert wire.read_frame(stream) == {"a": 1}
    assert wire.read_frame(stream) == [2]
    with pytest.raises(EOFError, match="middle"):
        wire.read_frame(stream)
    with pytest.raises(EOFError):
        wire.read_frame(io.BytesIO(b""))


def test_half_a_surrogate_pair_crosses_as_a_question_mark():
    """Text that UTF-8 cannot say must not stop an honest notebook."""
    assert unpack(pack({"a\ud800": ["b\udfff", 1]})[4:]) == {"a?": ["b?", 1]}


def test_a_dict_that_stands_often_in_a_value_is_written_once():
    """The parameters in every step's cache, say; each reader finds them at every step."""
    parameters = {"W": np.ones((2, 2)), "b": {"c": np.zeros(2)}}
    caches = [(np.full(2, float(t)), parameters) for t in range(3)]
    assert len(pack(encode_value(caches))) < 2 * len(pack(encode_value(caches[:1])))
    for step, (array, found) in enumerate(through(caches)):
        assert array.tolist() == [step] * 2
        assert found["W"].tolist() == [[1.0, 1.0]] * 2
        assert found["b"]["c"].tolist() == [0.0, 0.0]


def test_a_value_that_would_unfold_to_millions_of_parts_is_refused():
    """A few bytes can name a dict of dicts of dicts again and again."""
    tree = ["dict", []]
    pairs = [["a", tree], *([f"b{i}", ["same", 0]] for i in range(40))]
    for level in range(1, 10):
        tree = ["dict", pairs]
        pairs = [["a", tree], *([f"b{i}", ["same", level]] for i in range(40))]
    with pytest.raises(WireError, match="too many parts"):
        decode_value(tree, opaque)


@pytest.mark.parametrize("number", [0, -1, 1.0, True, 10**9, "0", None])
def test_what_names_no_dict_before_it_is_refused(number):
    with pytest.raises(WireError):
        decode_value(["list", [["same", number]]], opaque)


def test_dicts_that_hold_each_other_end():
    """Many paths to the same dicts are counted as often as they are walked."""
    value = {"a": 0.0}
    for _ in range(11):
        value = {str(i): value for i in range(40)}
    assert through(value) == ("opaque", "dict", codec.TOO_LARGE)
    assert through([[0.0] * 30_000] * 2) == ("opaque", "list", codec.TOO_LARGE)


def test_the_other_order_of_bytes_is_turned():
    """Each array for itself, also where one is made when another is gone."""
    arguments = [np.full(3, float(i), dtype=">f8") for i in range(50)]
    values, changed = decode_arguments(encode_arguments(arguments))
    assert [value.tolist() for value in values] == [array.tolist() for array in arguments]
    assert {value.dtype.str for value in values} == {"<f8"}
    assert changed() == []
