"""What two submissions could have in common: children of one server, and of two on one machine."""

import secrets
import sys
import textwrap
from pathlib import Path

import pytest

from rnngrader.sandbox.host import Guest
from rnngrader.sandbox.limits import Limits

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the sandbox needs Linux")

HELPERS = """
import contextlib, ctypes, fcntl, os, resource, signal, struct, time
libc = ctypes.CDLL(None, use_errno=True)
null = os.open("/dev/null", os.O_RDWR)
byte = lambda kind: struct.pack("hhqqi4x", kind, os.SEEK_SET, 7, 1, 0)
code = ctypes.cast(libc.getpid, ctypes.c_void_p).value & ~7  # in a library that all have mapped
word = ctypes.c_uint32.from_address(code).value
there = lambda bytes: ctypes.c_void_p(code + bytes)
"""
# A name that nobody has looked for: whether somebody has, the kernel keeps in memory.
NAME = f"/usr/lib/{secrets.token_hex(4)}"
# A thread that has begun to wait at a word of a library, or is a system call away from it.
WAITING = """
import threading
ready = threading.Event()
wait = lambda: (ready.set(), libc.syscall(202, there(0), 0, word, None, 0, 0))
threading.Thread(target=wait, daemon=True).start()
ready.wait(); time.sleep(0.1)
"""
# What one leaves and what another looks for; where nothing passes, it finds the same as without.
CHANNELS = {
    "a file": ("open('left', 'w').write('1')", "os.path.exists('left')"),
    "a file in a folder above": ("open('../left', 'w')", "os.path.exists('../left')"),
    "the room on the tmpfs": (
        "open('big', 'wb').write(b'x' * 2**22)",
        "open('mine', 'wb').write(b'x' * 7 * 2**20)",
    ),
    "the room on the machine's disks": ("print('x' * 10**5)", "os.statvfs('/usr/lib').f_bfree"),
    "a device's mode": ("os.chmod('/dev/full', 0o600)", "os.stat('/dev/full').st_mode"),
    "an open device's mode": ("os.fchmod(0, 0o600)", "os.fstat(0).st_mode"),
    "a device's time": ("os.utime('/dev/full', (1, 1))", "os.stat('/dev/full').st_mtime"),
    "a device's owner": ("os.chown('/dev/full', 1, 1)", "os.stat('/dev/full').st_uid"),
    "a device's attributes": (
        "os.setxattr('/dev/full', 'user.x', b'1')",
        "os.listxattr('/dev/full')",
    ),
    "a process's lock": ("fcntl.fcntl(0, 6, byte(1))", "fcntl.fcntl(null, 5, byte(1))[:2]"),
    "an open file's lock": ("fcntl.fcntl(0, 37, byte(1))", "fcntl.fcntl(null, 36, byte(1))[:2]"),
    "a whole file's lock": ("fcntl.flock(0, 2)", "fcntl.flock(null, 6)"),
    "a lease": ("fcntl.fcntl(null, 1024, 1)", "fcntl.fcntl(null, 1025)"),
    "an open file's flags": ("fcntl.ioctl(0, 0x5421, struct.pack('i', 1))", "os.get_blocking(0)"),
    "its other flags": ("fcntl.fcntl(0, 4, os.O_APPEND)", "fcntl.fcntl(0, 3)"),
    "its owner": ("fcntl.fcntl(0, 8, 1)", "fcntl.fcntl(0, 9)"),
    "a position": ("os.lseek(0, 5, 0)", "os.lseek(0, 0, 1)"),
    "a pipe's size": ("fcntl.fcntl(4, 1031, 2**20)", "fcntl.fcntl(4, 1032)"),
    "a pipe left full": ("os.pipe()", "[n for n in range(5, 99) if not libc.fcntl(n, 1) < 0][1:]"),
    "a socket's options": ("libc.setsockopt(3, 1, 16, b'1111', 4)", "os.fstat(3).st_mode"),
    "processes": ("time.sleep(0.01)", "os.getpid(), os.getppid(), os.path.exists('/proc/1')"),
    "the umask": ("os.umask(0o777)", "os.umask(0o22)"),
    "limits": ("resource.setrlimit(7, (9, 9))", "resource.getrlimit(7), resource.getrlimit(1)"),
    "a priority": ("os.setpriority(0, 0, 5)", "os.getpriority(0, 0)"),
    "processors": ("os.sched_setaffinity(0, {0})", "len(os.sched_getaffinity(0))"),
    "a timer": ("signal.setitimer(0, 0.5)", "signal.getitimer(0)"),
    "signals": ("signal.signal(10, signal.SIG_IGN)", "signal.getsignal(10)"),
    "the clock": ("time.clock_settime(0, 0)", "time.time() > 10**9"),
    "the host's name": ("libc.sethostname(b'left', 4)", "os.uname().nodename"),
    "a semaphore": (
        "import multiprocessing; multiprocessing.Semaphore(1)",
        "os.path.exists('/dev/shm')",
    ),
    "memory by key": ("libc.shmget(77, 4096, 0o1666)", "libc.shmget(77, 4096, 0)"),
    "a queue by key": ("libc.msgget(77, 0o1666)", "libc.msgget(77, 0)"),
    "a key ring": ("libc.syscall(248, b'user', b'left', b'1', 1, -4)", "libc.syscall(250, 10)"),
    "a socket by name": (
        "import socket; kept = socket.socket(socket.AF_UNIX); kept.bind('\\0left'); kept.listen()",
        "import socket; socket.socket(socket.AF_UNIX).connect('\\0left')",
    ),
    "descriptors on their way": (
        "import socket; kept = socket.socketpair()\n"
        "for _ in range(9): socket.send_fds(kept[0], [b'a'], [0] * 20)",
        "import socket; mine = socket.socketpair()\nsocket.send_fds(mine[0], [b'a'], [0] * 20)",
    ),
    "how many sockets there were": (
        "import socket\nfor _ in range(9): socket.socketpair()[0].getsockopt(1, 57, 8)",
        "import socket; socket.socketpair()[0].getsockopt(1, 57, 8)",
    ),
    "the process at the other end": (
        "import socket",
        "import socket; os.fstat(socket.socketpair()[0].getsockopt(1, 77)).st_ino",
    ),
    "the machine's memory and load": (
        "kept = bytearray(2**27)",
        "libc.sysinfo(ctypes.create_string_buffer(999))",
    ),
    "mapped zeros": (
        "import mmap; kept = mmap.mmap(os.open('/dev/zero', os.O_RDWR), 99); kept[0] = 1",
        "import mmap; mmap.mmap(os.open('/dev/zero', os.O_RDWR), 99)[0]",
    ),
    "who waits at a word of a library": (
        WAITING,
        "libc.syscall(202, there(0), 1, 1, 0, 0, 0)",
    ),
    "who can be moved to another word": (
        WAITING,
        "libc.syscall(202, there(0), 4, 0, 1, there(8), word)",
    ),
    "which names were looked for": (
        f"os.path.exists('{NAME}')",
        f"libc.syscall(437, -100, b'{NAME}', struct.pack('QQQ', 0, 0, 32), 24), ctypes.get_errno()",
    ),
    "when a library was read": (
        "import wave; open(wave.__file__).read(); list(os.scandir(os.path.dirname(wave.__file__)))",
        "import wave; at = os.stat(wave.__file__), os.stat(os.path.dirname(wave.__file__))\n"
        "[(s.st_atime_ns, s.st_ctime_ns, s.st_mtime_ns) for s in at]",
    ),
    "the clocks of others": (
        "sum(range(10**5))",
        "[n for n in range(1, 99) if not libc.syscall(228, ~n << 3 | 2, bytes(16))]",
    ),
    "what is in memory of a file": (
        "open(os.__file__, 'rb').read()",
        "os.preadv(os.open(os.__file__, 0), [bytearray(9)], 0, 8)",
    ),
}


def run(child, source):
    run = child.run_cell(textwrap.dedent(source))
    texts = [o.get("ename") or o.get("data", {}).get("text/plain", "") for o in run.outputs]
    return " ".join(texts)


@pytest.fixture(scope="module")
def guests():
    """Two servers, as two workers have them."""
    limits = Limits(tmpfs_mib=8)
    with Guest({}, limits) as one, Guest({}, limits) as other:
        yield one, other


@pytest.mark.sampled
@pytest.mark.parametrize("channel", CHANNELS)
def test_two_children_share_nothing(guests, channel):
    """What one leaves, neither the next child of its server finds nor one of another meanwhile."""
    leave, look = CHANNELS[channel]
    one, other = guests
    with one.start_child() as nobody:
        run(nobody, HELPERS)
        without = run(nobody, look)
    with one.start_child() as first:
        run(first, HELPERS)
        run(first, leave)
        with other.start_child() as meanwhile:
            run(meanwhile, HELPERS)
            assert run(meanwhile, look) == without
    with one.start_child() as following:
        run(following, HELPERS)
        assert run(following, look) == without


def test_devices_are_on_read_only_mounts(guests):
    """The machine's own: even what passes the list of system calls could not change their modes."""
    with guests[0].start_child() as child:
        lines = Path(f"/proc/{child.pid}/mountinfo").read_text().splitlines()
        said = [
            o["text"] for o in child.run_cell("print(open('/dev/null', 'w').write('x'))").outputs
        ]
    mounts = {fields[4]: fields[5].split(",") for fields in map(str.split, lines)}
    devices = [place for place in mounts if place.startswith("/dev/")]
    assert len(devices) == 5
    assert all("ro" in mounts[place] for place in devices)
    assert said == ["1\n"]
