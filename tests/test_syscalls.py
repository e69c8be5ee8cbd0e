"""The system-call filter, run in a small interpreter of BPF: also for machines we are not on."""

import errno
import re
import struct
from pathlib import Path

import pytest

from rnngrader.sandbox import syscalls

ALLOWED, KILLED, PRETENDED = "allowed", "killed", "pretended"
ARCHITECTURES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
OWN_PID = 4242


def verdict(machine, number, *arguments, architecture=None):
    """What the filter of `machine` says to one call: "allowed", "killed" or the errno's name."""
    program = [
        struct.unpack("HBBI", step) for step in chunks(syscalls.filter_program(machine, OWN_PID), 8)
    ]
    arguments = (*arguments, 0, 0, 0, 0, 0, 0)[:6]
    architecture = architecture or ARCHITECTURES[machine]
    data = struct.pack("<iIQ6Q", number, architecture, 0, *arguments)
    accumulator, position = 0, 0
    while True:
        code, jump_true, jump_false, value = program[position]
        position += 1
        if code == 0x20:
            [accumulator] = struct.unpack_from("<I", data, value)
        elif code == 0x54:
            accumulator &= value
        elif code == 0x06:
            if value == 0x7FFF0000:
                return ALLOWED
            if value == 0x80000000:
                return KILLED
            assert value & 0xFFFF0000 == 0x00050000
            return errno.errorcode[value & 0xFFFF] if value & 0xFFFF else PRETENDED
        else:
            holds = {
                0x15: accumulator == value,
                0x35: accumulator >= value,
                0x25: accumulator > value,
            }[code]
            position += jump_true if holds else jump_false


def chunks(data, size):
    return [data[start : start + size] for start in range(0, len(data), size)]


def tables(machine):
    """Name to number of what is allowed, of what is looked at, and of what does nothing."""
    tables = syscalls._MACHINES[machine][1:]
    return [syscalls.numbers_by_name(table) for table in tables]


@pytest.mark.parametrize("machine", ARCHITECTURES)
def test_what_is_listed_is_allowed_and_nothing_else(machine):
    """Of all numbers there are, exactly the listed ones pass; the newest do not exist."""
    allowed, watched, pretended = tables(machine)
    for number in range(1000):
        if number in allowed.values():
            expected = ALLOWED
        elif number in pretended.values():
            expected = PRETENDED
        elif number >= 424:
            expected = "ENOSYS"
        else:
            expected = "EPERM"
        if number not in watched.values():
            assert verdict(machine, number) == expected


@pytest.mark.parametrize("machine", ARCHITECTURES)
def test_arguments_decide_where_they_have_to(machine):
    """Threads, signals to oneself, a pair of unix sockets: these and no others."""
    numbers = tables(machine)[1]
    thread = 0x003D0F00  # what the C library asks for
    others = 0xFFFFFFFF & ~(thread | 0x00400000)  # which does nothing, and some ask for as well
    for name, arguments, expected in (
        ("clone", (thread,), ALLOWED),
        ("clone", (0x01200011,), "EPERM"),  # fork
        ("clone", (0x00004111,), "EPERM"),  # vfork
        ("clone", (thread | 0x10000000,), "EPERM"),  # with a user namespace
        ("clone", (thread | 0x00000080,), "EPERM"),  # with a time namespace
        ("clone", (thread & ~0x00300000,), ALLOWED),  # with less
        ("clone", (0x00054F00,), "EPERM"),  # a thread that is waited for as vfork's child is
        *(("clone", (thread | 1 << bit,), "EPERM") for bit in range(32) if others >> bit & 1),
        ("kill", (OWN_PID, 9), ALLOWED),
        ("kill", (1, 9), "EPERM"),
        ("kill", (2**64 - 1, 9), "EPERM"),
        ("kill", (0, 9), "EPERM"),
        ("tgkill", (OWN_PID, OWN_PID, 6), ALLOWED),
        ("tgkill", (1, 1, 6), "EPERM"),
        ("socketpair", (1, 1), ALLOWED),
        ("socketpair", (16, 1), "EPERM"),
        ("getsockopt", (3, 1, 3), ALLOWED),  # its type
        ("getsockopt", (3, 1, 57), "EPERM"),  # its number among all of the machine's
        ("getsockopt", (3, 1, 77), "EPERM"),  # a handle on the process at the other end
        ("prlimit64", (0, 7), ALLOWED),
        ("prlimit64", (1, 7), "EPERM"),
        ("prctl", (15,), ALLOWED),  # a thread's name
        ("prctl", (1,), "EPERM"),  # the signal at the parent's death
        ("prctl", (22,), "EPERM"),
        ("fcntl", (0, 1030), ALLOWED),  # copy a descriptor
        ("fcntl", (0, 8, 1), "EPERM"),  # who gets its signals
        *((("fcntl", (9, lock), "EPERM")) for lock in (5, 6, 7, 36, 37, 38)),
        ("fcntl", (9, 1026), "EPERM"),  # a notice about a folder
        ("fcntl", (9, 1031), "EPERM"),  # a pipe's size
        ("fcntl", (9, 4, 2048), ALLOWED),  # an own file's flags
        ("fcntl", (3, 4, 2048), ALLOWED),
        ("fcntl", (2, 4, 2048), "EPERM"),
        ("fcntl", (0, 4, 2048), "EPERM"),
        ("fcntl", (0, 1024), "EPERM"),  # a lease, which makes others wait
        ("futex", (64, 128), ALLOWED),  # wait at a word of one's own
        ("futex", (64, 128 | 1), ALLOWED),
        ("futex", (64, 0), "EAGAIN"),  # at one that others may have mapped
        ("futex", (64, 9 | 256), "EAGAIN"),
        ("futex", (64, 1), PRETENDED),  # nobody waits there
        *((("futex", (64, other), "EAGAIN")) for other in (3, 4, 5, 6, 7, 8, 10, 11, 12, 13)),
        ("ioctl", (0, 0x5401), ALLOWED),  # is this a terminal?
        ("ioctl", (0, 0x5412), "EPERM"),  # type into it
        ("ioctl", (0, 0x541C), "EPERM"),
    ):
        assert verdict(machine, numbers[name], *arguments) == expected, (name, arguments)


@pytest.mark.parametrize("machine", ARCHITECTURES)
def test_another_machines_numbers_are_death(machine):
    """A call by the 32-bit door is killed; x32's numbers are none."""
    assert verdict(machine, 1, architecture=0x40000003) == KILLED
    assert verdict(machine, 0x40000000 + 1) == "ENOSYS"
    assert verdict(machine, -1) == "ENOSYS"


@pytest.mark.parametrize(
    ("machine", "header"),
    [
        ("x86_64", "/usr/include/x86_64-linux-gnu/asm/unistd_64.h"),
        ("aarch64", "/usr/include/asm-generic/unistd.h"),
    ],
)
def test_the_numbers_are_the_kernels(machine, header):
    """Held against the kernel's own headers, where a machine has them."""
    if not Path(header).exists():
        pytest.skip("no kernel headers here")
    theirs = dict(re.findall(r"#define __NR(?:3264)?_(\w+)\s+(\d+)", Path(header).read_text()))
    allowed, watched, pretended = tables(machine)
    ours = allowed | watched | pretended
    other_names = {"newfstatat": "fstatat"} if machine == "aarch64" else {}
    known = {name: theirs.get(other_names.get(name, name)) for name in ours}
    newer = {"fchmodat2"}  # than the headers may be
    wrong = {name for name, number in known.items() if number != str(ours[name])}
    assert wrong <= newer


def test_a_machine_without_a_filter_is_refused():
    """No filter, no sandbox."""
    with pytest.raises(OSError, match="riscv64"):
        syscalls.filter_program("riscv64", 1)


def test_the_documents_count_of_allowed_calls_is_right():
    machine, watched = syscalls._MACHINES["x86_64"], "arguments checked for ten more"
    allowed, looked_at = (len(syscalls.numbers_by_name(machine[i])) for i in (1, 2))
    text = (Path(__file__).parents[1] / "docs" / "security.md").read_text()
    assert f"{allowed} allowed on x86-64, {watched}" in text
    assert looked_at == 10
