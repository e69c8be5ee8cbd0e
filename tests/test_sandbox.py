"""The sandbox, attacked: what a cell can do, what it cannot, and what is left when it dies."""

import itertools
import math
import os
import re
import select
import signal
import subprocess
import sys
import textwrap
import time
import zlib
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

from rnngrader.records import NO_CACHE, Opaque, ReplyCache
from rnngrader.sandbox import confinement, launch, limits, syscalls, wire
from rnngrader.sandbox.capabilities import capabilities
from rnngrader.sandbox.codec import pack_call
from rnngrader.sandbox.host import Guest
from rnngrader.sandbox.launch import SandboxUnavailable
from rnngrader.sandbox.limits import ChildDied, Limits
from rnngrader.sandbox.wire import WireError

COURSE = Path(__file__).resolve().parents[1]
QUICK = Limits(cell_s=2.0, batch_s=2.0, memory_mib=512, tmpfs_mib=8, output_bytes=10_000)
UTILS = {"rnn_utils.py": b"def double(x):\n    return 2 * x\n", "data.json": b"[1, 2]"}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the sandbox needs Linux")


@pytest.fixture(scope="module")
def guest():
    """One warm sandbox with tight limits, for all tests."""
    with Guest(UTILS, QUICK) as warm:
        yield warm


@pytest.fixture(scope="module")
def hasty():
    """One that waits no longer than it takes to see that there is no end."""
    with Guest({}, replace(QUICK, cell_s=0.5, batch_s=0.5)) as warm:
        yield warm


@pytest.fixture
def child(guest):
    """A fresh child of it."""
    with guest.start_child() as fresh:
        yield fresh


def text_of(run):
    """All streams and results of a cell in one string."""
    texts = [o.get("text") or o.get("data", {}).get("text/plain", "") for o in run.outputs]
    return "".join(texts)


def error_of(run):
    """The name of the exception that a cell ended with."""
    return next((o["ename"] for o in run.outputs if o["output_type"] == "error"), None)


# Honest work


def test_a_cell_gives_back_what_a_notebook_shows(child):
    """Streams, results, rich display and errors arrive as nbformat's outputs."""
    source = """
    import sys
    from IPython.display import HTML, display
    print("to stdout")
    print("to stderr", file=sys.stderr)
    display(HTML("<b>bold</b>"))
    6 * 7
    """
    run = child.run_cell(textwrap.dedent(source))
    assert run.ok
    assert run.outputs == [
        {"output_type": "stream", "name": "stdout", "text": "to stdout\n"},
        {"output_type": "stream", "name": "stderr", "text": "to stderr\n"},
        {
            "output_type": "display_data",
            "data": {
                "text/plain": "<IPython.core.display.HTML object>",
                "text/html": "<b>bold</b>",
            },
            "metadata": {},
        },
        {
            "output_type": "execute_result",
            "data": {"text/plain": "42"},
            "metadata": {},
            "execution_count": 1,
        },
    ]


def test_an_error_is_an_output_and_the_next_cell_runs(child):
    """The traceback names the line, without terminal colors."""
    run = child.run_cell("x = 1\nx / 0")
    assert not run.ok
    [error] = run.outputs
    assert (error["ename"], error["evalue"]) == ("ZeroDivisionError", "division by zero")
    assert "----> 2 x / 0" in "\n".join(error["traceback"])
    assert "\x1b" not in "".join(error["traceback"])
    assert text_of(child.run_cell("x")) == "1"


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("%%time\nx = 1", "Wall time"),
        ("%timeit -n 2 -r 1 1 + 1", "per loop"),
        ("get_ipython().config.HistoryManager.enabled", "False"),
        ("from rnn_utils import double\ndouble(4)", "8"),
        ("import json; json.load(open('data.json'))", "[1, 2]"),
        ("import numpy as np\nnp.save('a.npy', np.ones(2)); np.load('a.npy')", "array([1., 1.])"),
        ("import asyncio\nawait asyncio.sleep(0.01)\n'slept'", "'slept'"),
        ("from threading import Timer\nt = Timer(0, print, 't')\nt.start(); t.join()", "t"),
        ("import tempfile\ntempfile.TemporaryFile().writable()", "True"),
        ("import sys; sys.stdout = None\nprint('x')\n1", "1"),
        ("exit()\n'still here'", "'still here'"),
        ("print('half a pair: \\ud800')", "half a pair: ?"),
        ("%%writefile mine.py\nx = 5", "mine.py"),
        ("help(len)", "number of items"),
        ("x = ?", ""),
    ],
)  # fmt: skip
def test_notebook_habits_work(child, source, shown):
    """Magics, await, threads, files and the course's own modules are there."""
    assert shown in text_of(child.run_cell(source))


@pytest.mark.parametrize(
    "source",
    [
        "print('said')\ndisplay('shown')\ndef f(): return 1",
        "x = 1 / 0\ndef f(): return 1",
        "def f():\n    return 1\n@f\ndef g(): pass",
        "def f(): return 1)",
        "import numpy, nothing_of_this_name",
        "def f(a=undefined):\n    return a",
        "from IPython.display import display\n%pwd\ndef f(): pass",
        "await asyncio.sleep(0)\ndef f(): pass",
    ],
)
def test_a_cell_of_definitions_runs_as_any_other(child, source):
    """With the same outputs, errors and lines as one that ends otherwise, and counted."""

    def told(cell):
        run = child.run_cell(cell)
        for output in run.outputs:
            if "traceback" in output:
                output["traceback"] = re.findall("--> .*", "\n".join(output["traceback"]))
        return run.ok, re.sub(r"ipython-input-[^,:>]*", "", str(run.outputs))

    assert told(source) == told(f"{source}\n\nif True: pass")
    assert child.run_cell("1").outputs[0]["execution_count"] == 3
    assert child.run_cell(f"In[1][:4] == {source[:4]!r}").outputs[0]["data"]["text/plain"] == "True"


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ("'''\ndef f(): pass\n'''", "def f"),
        ("def f(): return 'it'\nf()", "it"),
        ("import math; math.floor(2.5)", "2"),
        ("(1 +\n 1)", "2"),
        ("5  # def f\n# import x", "5"),
        ("def f(\n):\n    pass\nf.__name__", "f"),
    ],
)
def test_the_last_value_of_a_cell_is_shown(child, source, shown):
    assert shown in text_of(child.run_cell(source))


def test_figures_are_shown():
    """A plot is a picture among the outputs; where there is no matplotlib, the cell says so."""
    with Guest({}) as guest, guest.start_child() as child:
        run = child.run_cell(
            "%matplotlib inline\nimport matplotlib.pyplot as plt\nplt.plot([1, 2]);"
        )
        if run.ok:
            [figure] = run.outputs
            assert figure["output_type"] == "display_data"
            assert figure["data"]["image/png"].startswith("iVBOR")
        else:
            assert error_of(run) == "ModuleNotFoundError"


def test_nobody_is_at_the_keyboard(child):
    """`input()` says why it fails, and a shell command is passed over, not an error."""
    run = child.run_cell("name = input('Your name? ')")
    assert error_of(run) == "StdinNotImplementedError"
    assert "input() is not available" in run.outputs[0]["evalue"]
    run = child.run_cell("!pip install torch\n'next'")
    assert run.ok
    assert "not run" in run.outputs[0]["text"]
    assert run.outputs[1]["data"]["text/plain"] == "'next'"


def test_a_function_is_observed(child):
    """Values come back as plain data, each call on its own."""
    child.run_cell("import numpy as np\ndef f(x, y):\n    return np.dot(x, y), {'sum': x + y}")
    first, second = child.observe("f", [(np.eye(2), np.ones((2, 2))), (2.0, 3.0)])
    assert first.outcome == "returned"
    np.testing.assert_array_equal(first.value[0], np.ones((2, 2)))
    assert second.value == (6.0, {"sum": 5.0})


def test_an_exception_in_a_function_points_at_the_students_line(child):
    """Type, message, line and shapes of the innermost frame in a cell, also from inside numpy."""
    child.run_cell("import numpy as np\ndef f(x):\n    W = np.ones((2, 5))\n    return W @ x")
    [observation] = child.observe("f", [(np.ones((3, 1)),)])
    error = observation.error
    assert observation.outcome == "raised"
    assert (error.type_name, error.function, error.line_number) == ("ValueError", "f", 4)
    assert error.line == "return W @ x"
    assert error.shapes == {"x": "(3, 1)", "W": "(2, 5)"}


def test_what_a_function_is_not_is_said(child):
    """Missing, changed arguments, odd types, refusing objects: all are observations."""
    source = """
    import numpy as np
    not_a_function = 3
    def change(x, y): y["a"] += 1
    def mask(x): return np.ma.masked_array([x])
    def noisy(x): print("x" * 10**7); return x
    def leave(x): raise SystemExit
    class Closed:
        def __reduce__(self): raise RuntimeError
        dtype = property(lambda self: 1 / 0)
    def closed(x): return Closed()
    def huge(x): return np.zeros((2000, 2000))
    """
    child.run_cell(textwrap.dedent(source))
    assert child.observe("nowhere", [(1,)])[0].outcome == "not_found"
    assert child.observe("not_a_function", [(1,)])[0].outcome == "not_found"
    assert child.observe("change", [(1.0, {"a": np.zeros(2)})])[0].modified == (1,)
    assert child.observe("mask", [(1.0,)])[0].value == Opaque("MaskedArray")
    assert child.observe("noisy", [(1.0,)])[0].value == 1.0
    assert child.observe("leave", [(1.0,)])[0].error.type_name == "SystemExit"
    assert child.observe("closed", [(1.0,)])[0].value == Opaque("Closed")
    assert (
        child.observe("huge", [(1.0,)])[0].value.detail
        == "of shape (2000, 2000), which is too large"
    )


def test_a_module_can_be_there_before_the_first_cell():
    """What is preloaded is there for all children; its names and its errors are not."""
    preload = ["import fractions, helpers; x = 1", "import no_such_module"]
    files = {"helpers.py": b"y = 2"}
    with Guest(files, QUICK, preload=preload) as guest, guest.start_child() as child:
        cell = "import sys; [name in sys.modules for name in ('fractions', 'helpers')]"
        assert text_of(child.run_cell(cell)) == "[True, True]"
        assert text_of(child.run_cell("'x' in globals()")) == "False"
        cell = "import helpers, os; os.path.exists(helpers.__file__)"
        assert text_of(child.run_cell(cell)) == "True"


# The walls


REFUSED = {
    "a process": "import os; os.fork()",
    "a process by another name": "import os; os.posix_spawn('/usr/bin/true', ['true'], {})",
    "a program": "import subprocess; subprocess.run(['true'])",
    "a program instead of this one": "import os, sys; os.execv(sys.executable, ['python'])",
    "a pool of processes": "import multiprocessing as m; m.Process(target=print).start()",
    "a shell": "%%bash\ntrue",
    "a session": "import os; os.setsid()",
    "a signal to everybody": "import os; os.kill(-1, 9)",
    "a signal to another": "import os; os.kill(2, 9)",
    "a signal to the group": "import os; os.killpg(0, 9)",
    "the internet": "import socket; socket.socket().connect(('127.0.0.1', 80))",
    "a web page": "import urllib.request as u; u.urlopen('http://192.0.2.1/', timeout=1)",
    "a unix socket": "import socket; socket.socket(socket.AF_UNIX)",
    "a netlink socket": "import socket; socket.socket(socket.AF_NETLINK)",
    "a server": "import socket; socket.create_server(('127.0.0.1', 0))",
    "memory as a file": "import os; os.memfd_create('x')",
    "priority": "import os; os.nice(-5)",
    "more memory": "import resource as r; r.setrlimit(r.RLIMIT_AS, (-1, -1))",
    "another's limits": "import resource as r; r.prlimit(2, r.RLIMIT_CPU, (1, 1))",
    "a root": "import os; os.chroot('/notebook')",
    "a user": "import os; os.setuid(0)",
    "an owner": "import os; os.chown('data.json', 0, 0)",
    "a device": "import os; os.mknod('d', 0o20666, os.makedev(1, 1))",
    "a file in the root": "open('/escape', 'w')",
    "a file in the packages": "import numpy; open(numpy.__file__, 'a')",
    "our own code": "open('/guest/rnngrader/sandbox/guest.py', 'a')",
    "processes": "import os; os.listdir('/proc')",
    "the kernel's settings": "import os; os.listdir('/sys')",
    "accounts": "open('/etc/passwd')",
    "the raw disk": "import os; os.listdir('/dev/disk')",
    "the terminal": "open('/dev/tty')",
    "shared memory": "from multiprocessing import shared_memory as s; s.SharedMemory('x', True, 9)",
}


@pytest.mark.parametrize("source", REFUSED.values(), ids=REFUSED.keys())
def test_the_student_is_refused(child, source):
    """The attempt is an ordinary error in the cell's output, and the notebook goes on."""
    run = child.run_cell(source)
    assert error_of(run) in {
        "PermissionError", "FileNotFoundError", "OSError", "ValueError", "URLError",
        "ProcessLookupError", "ModuleNotFoundError",
    }  # fmt: skip
    assert text_of(child.run_cell("1 + 1")) == "2"


X86_64_CALLS = {
    "ptrace": 101, "unshare": 272, "setns": 308, "mount": 165, "umount2": 166, "pivot_root": 155,
    "process_vm_readv": 310, "process_vm_writev": 311, "pidfd_open": 434, "pidfd_getfd": 438,
    "bpf": 321, "keyctl": 250, "add_key": 248, "userfaultfd": 323, "perf_event_open": 298,
    "io_uring_setup": 425, "shmget": 29, "msgget": 68, "mq_open": 240, "vfork": 58,
    "execve": 59, "execveat": 322, "clone3": 435, "kexec_load": 246, "init_module": 175,
    "open_by_handle_at": 304, "fsopen": 430, "seccomp": 317, "name_to_handle_at": 303,
    "landlock_create_ruleset": 444, "personality": 135, "swapon": 167, "quotactl": 179,
    # What would reach the network, ipc and host name that children share:
    "socket": 41, "connect": 42, "accept": 43, "bind": 49, "listen": 50, "sethostname": 170,
    "setdomainname": 171, "semget": 64, "semop": 65, "shmat": 30, "shmctl": 31, "msgsnd": 69,
    "msgrcv": 70, "mq_unlink": 241, "mq_timedsend": 242, "mq_timedreceive": 243,
}  # fmt: skip


@pytest.mark.skipif(os.uname().machine != "x86_64", reason="numbers are this machine's")
@pytest.mark.parametrize("name", X86_64_CALLS)
def test_dangerous_system_calls_are_refused(child, name):
    """Called directly, past Python: the answer is EPERM or ENOSYS, whatever the arguments."""
    source = f"""
    import ctypes, errno
    libc = ctypes.CDLL(None, use_errno=True)
    result = libc.syscall({X86_64_CALLS[name]}, 0, 0, 0, 0, 0, 0)
    result, errno.errorcode[ctypes.get_errno()]
    """
    assert text_of(child.run_cell(textwrap.dedent(source))) in {"(-1, 'EPERM')", "(-1, 'ENOSYS')"}


def test_a_clone_that_is_no_thread_is_refused(child):
    """Neither with flags of a process nor with a namespace among a thread's flags."""
    clone = {"x86_64": 56, "aarch64": 220}[os.uname().machine]
    for flags in ("17", "0", "0x10000000", "0x10000 | 0x20000000 | 0x900"):
        source = f"import ctypes; ctypes.CDLL(None).syscall({clone}, {flags}, 0, 0, 0, 0)"
        assert text_of(child.run_cell(source)) == "-1"


def test_the_child_is_alone(child):
    """Process 1 of its own namespace, an ordinary user, no capabilities, another host's name."""
    source = "import os; os.getpid(), os.getppid(), os.getuid(), os.uname().nodename"
    assert text_of(child.run_cell(source)) == "(1, 0, 1000, 'sandbox')"
    status = Path(f"/proc/{child.pid}/status").read_text()
    fields = dict(line.split(":\t", 1) for line in status.splitlines())
    assert {int(fields[kind], 16) for kind in ("CapInh", "CapPrm", "CapEff", "CapAmb")} == {0}
    assert (fields["NoNewPrivs"], fields["Seccomp"]) == ("1", "2")
    for kind in ("user", "pid", "mnt", "ipc", "uts", "net"):
        ours, theirs = (os.readlink(f"/proc/{pid}/ns/{kind}") for pid in ("self", child.pid))
        assert ours != theirs


def test_nothing_of_the_course_is_in_sight(child, tmp_path):
    """Neither course nor grader, home, accounts or temporary files; only names on the way."""
    hidden = [COURSE / name for name in ("source", "exercises", "rnngrader", "tests", "README.md")]
    hidden += [Path.home() / ".bashrc", Path("/etc/passwd"), Path("/home"), tmp_path]
    source = f"import os; [path for path in {list(map(str, hidden))} if os.path.exists(path)]"
    assert text_of(child.run_cell(source)) == "[]"
    assert error_of(child.run_cell("from rnngrader import grade")) == "ImportError"
    assert error_of(child.run_cell("import rnngrader.judge")) == "ModuleNotFoundError"


@pytest.mark.parametrize("name", ["rnngrader", "rnngrader_course"])
def test_an_installed_grader_is_hidden_too(name, tmp_path, monkeypatch):
    """Where it lies among the packages, with a course, an empty folder lies over each."""
    (tmp_path / name).mkdir()
    (tmp_path / name / "judge.py").write_text("secret = 1")
    (tmp_path / "other.py").write_text("seen = 1")
    folders = [*launch.site_packages(), str(tmp_path)]
    monkeypatch.setattr(launch, "site_packages", lambda: folders)
    with Guest({}, QUICK) as guest, guest.start_child() as child:
        assert text_of(child.run_cell("import other; other.seen")) == "1"
        source = f"import os; os.listdir('{tmp_path}/{name}')"
        assert text_of(child.run_cell(source)) == "[]"
        assert error_of(child.run_cell(f"open('{tmp_path}/{name}/x', 'w')")) == "OSError"


def test_a_grader_of_another_environment_that_is_bound_is_hidden(tmp_path, monkeypatch):
    """A virtual environment brings its base's packages along, and a course among them."""
    course = tmp_path / "lib" / "python3.99" / "site-packages" / "rnngrader_course"
    course.mkdir(parents=True)
    folders = [*launch.python_folders(), str(tmp_path / "lib")]
    monkeypatch.setattr(launch, "python_folders", lambda: folders)
    assert str(course) in launch.installed()
    command = launch.bwrap_command("bwrap", (), 3, 8, False)
    assert command[command.index(str(course)) - 1] == "--tmpfs"


def test_environment_and_descriptors_are_not_inherited(monkeypatch):
    """The environment is the one we write; descriptors are the wire and three that lead nowhere."""
    monkeypatch.setenv("SECRET_TOKEN", "hunter2")
    descriptor = os.open(COURSE, os.O_RDONLY)
    os.set_inheritable(descriptor, True)
    try:
        with Guest({}, QUICK) as guest, guest.start_child() as child:
            seen = text_of(child.run_cell("import os; print(dict(os.environ))"))
            assert "hunter2" not in seen
            assert set(eval(seen)) == {*launch.environment(""), "PWD"}
            source = """
            import os
            def what(fd):
                try: return oct(os.fstat(fd).st_mode)[2:]
                except OSError: return None
            [(fd, what(fd)) for fd in range(1024) if what(fd)]
            """
            found = eval(text_of(child.run_cell(textwrap.dedent(source))))
            null = oct(os.stat(os.devnull).st_mode)[2:]
            assert found == [(0, null), (1, null), (2, null), (3, "140777"), (4, "10600")]
    finally:
        os.close(descriptor)


def test_children_see_nothing_of_each_other(guest):
    """Files, modules, environment and patched libraries of one are unknown to the next."""
    source = """
    import os, sys, builtins, numpy as np, IPython
    open("left.txt", "w").write("answer"); open("/notebook/rnn_utils.py", "a").write("evil = 1")
    os.environ["LEFT"] = "answer"; builtins.left = 1; np.left = 1; sys.left = 1
    np.dot = np.tanh = lambda *a: 0; np.random.seed(5); IPython.core.left = 1
    get_ipython().left = 1; get_ipython().ast_transformers.append(1); sys.path.insert(0, "/x")
    """
    with guest.start_child() as first:
        assert first.run_cell(textwrap.dedent(source)).ok
    source = """
    import os, sys, builtins, numpy as np, IPython, rnn_utils
    print(sorted(os.listdir()), "LEFT" in os.environ, np.dot(2, 3), sys.path[0])
    print([hasattr(x, "left") for x in (builtins, np, sys, IPython.core, get_ipython())])
    print(hasattr(rnn_utils, "evil"), get_ipython().ast_transformers, Out)
    """
    with guest.start_child() as second:
        assert text_of(second.run_cell(textwrap.dedent(source))).splitlines() == [
            "['data.json', 'rnn_utils.py'] False 6 /notebook",
            "[False, False, False, False, False]",
            "False [] {}",
        ]


def test_unseeded_randomness_is_the_same_in_every_run():
    """Work that forgets to seed gives the same numbers in each child of each sandbox."""
    numbers = set()
    for _ in range(2):
        with Guest({}, QUICK) as guest:
            for _ in range(2):
                with guest.start_child() as child:
                    source = "import numpy, random; numpy.random.rand(), random.random(), hash('a')"
                    numbers.add(text_of(child.run_cell(source)))
    assert len(numbers) == 1


# Too much


ENDLESS = {
    "a loop": "while True: pass",
    "a loop that swallows": "while 1:\n  try:\n    while 1: pass\n  except BaseException: pass",
    "a loop deaf to signals": (
        "import signal\nfor s in range(1, 65):\n  try: signal.signal(s, signal.SIG_IGN)\n"
        "  except (OSError, ValueError): pass\nwhile True: pass"
    ),
    "sleep": "import time; time.sleep(1e6)",
    "a lock": "import threading; l = threading.Lock(); l.acquire(); l.acquire()",
    "a pattern": "import re; re.match('(a*)*b', 'a' * 60)",
    "threads": (
        "from threading import Thread\n"
        "t = [Thread(target=exec, args=('while 1: 0',)) for _ in 'ab']\n"
        "for x in t: x.start()\nfor x in t: x.join()"
    ),
    "drops of an answer": "import os, time\nwhile True: os.write(4, b'\\x01'); time.sleep(0.01)",
}  # fmt: skip


@pytest.mark.sampled
@pytest.mark.parametrize("source", ENDLESS.values(), ids=ENDLESS.keys())
def test_an_endless_cell_is_stopped(hasty, source):
    """Whatever it does to go on, it ends with its share of time, or with its memory."""
    start = time.monotonic()
    with hasty.start_child() as child:
        with pytest.raises(ChildDied) as death:
            child.run_cell(source)
        assert not Path(f"/proc/{child.pid}").exists()
    assert death.value.reason in {"timed_out", "protocol"}
    assert time.monotonic() - start < 20.0


def test_a_function_that_hangs_gives_the_observations_before(hasty):
    """The calls that came back count; the reason says what happened to the next one."""
    with hasty.start_child() as child:
        child.run_cell("def f(x):\n    while x > 1: pass\n    return x")
        with pytest.raises(ChildDied, match=r"more than 0.5 s") as death:
            child.observe("f", [(0.0,), (1.0,), (2.0,), (0.5,)])
    assert death.value.reason == "timed_out"
    assert [o.value for o in death.value.observations] == [0.0, 1.0]


def test_time_in_the_queue_for_a_processor_does_not_count(monkeypatch):
    """Asleep or computing counts; ready to run but not running does not; the wall is far away."""
    state = {"clock": 100.0, "cpu": 0.0, "queued": 0.0, "letter": "R", "blocks": 0}

    def usage_of(pid):
        cpu_s = math.floor(state["cpu"] * 100) / 100  # as the kernel tells it
        ran_s = cpu_s if math.isnan(state["queued"]) else state["cpu"]
        return limits.Usage(state["letter"], cpu_s, ran_s, state["queued"], 1, state["blocks"])

    monkeypatch.setattr(limits.time, "monotonic", lambda: state["clock"])
    monkeypatch.setattr(limits, "usage_of", usage_of)

    def looks(letter, cpu, seconds, queued=0.0, blocks=0):
        watch = limits.Watch(1, Limits(wall_s=50.0), budget_s=5.0, left_s=99.0)
        state["letter"] = letter
        for _ in range(int(seconds * 5)):
            state["clock"] += 0.2
            state["cpu"] += 0.2 * cpu
            state["queued"] += 0.2 * queued
            state["blocks"] += blocks
            watch.look()

    looks("R", cpu=0.0, seconds=40)
    looks("D", cpu=0.0, seconds=18, blocks=1)  # for a disk: a quarter of it counts
    looks("R", cpu=0.1, queued=0.9, seconds=40)
    looks("S", cpu=0.1, queued=0.9, seconds=40)
    looks("S", cpu=0.0, seconds=4)
    with pytest.raises(ChildDied, match="more than 5 s"):
        looks("D", cpu=0.0, seconds=22, blocks=1)
    naps = ("D", 0.0), ("D", 0.05), ("S", 0.0), ("S", 0.05), ("T", 0.0), ("R", 0.001), ("R", 0.1)
    for letter, cpu in (*naps, ("R", 1.0), ("R", 3.0)):
        with pytest.raises(ChildDied, match="more than 5 s"):
            looks(letter, cpu, seconds=6)  # also where it sleeps, and is awake at each look
    state["queued"] = math.nan  # a kernel that does not tell
    looks("R", cpu=0.1, seconds=40)
    for letter, cpu in (("S", 0.0), ("S", 0.05), ("R", 1.0)):
        with pytest.raises(ChildDied, match="more than 5 s"):
            looks(letter, cpu, seconds=6)
    with pytest.raises(ChildDied, match="within 50 s"):
        looks("R", cpu=0.0, seconds=60)


def test_a_long_wait_for_one_block_is_one_for_the_disk(monkeypatch):
    """The kernel counts a block when it is asked for, or when it is there; not in between."""
    usage = {"blocks": 0, "ran_s": 0.0}
    clock = itertools.count(0.0, 0.2)
    monkeypatch.setattr(limits.time, "monotonic", lambda: next(clock))
    monkeypatch.setattr(limits, "usage_of", lambda pid: limits.Usage("D", threads=1, **usage))
    watch = limits.Watch(1, Limits(), budget_s=9.0, left_s=99.0)
    watch.look()
    watch.look()
    used_s = watch.used_s
    usage["blocks"] = 4096
    for _ in range(10):
        watch.look()
    assert watch.used_s - used_s == pytest.approx(2.0 * limits.ON_DISK)
    usage["ran_s"] = 0.001  # it ran, and waits for something else now
    watch.look()
    assert watch.used_s - used_s == pytest.approx(2.0 * limits.ON_DISK + 0.2)


VFORK = """import ctypes
stack = ctypes.create_string_buffer(1 << 16)
top = (ctypes.addressof(stack) + (1 << 16) - 64) & ~15
libc = ctypes.PyDLL(None, use_errno=True)
sleep = ctypes.cast(libc.sleep, ctypes.c_void_p)
libc.clone(sleep, ctypes.c_void_p(top), 0x54F00, ctypes.c_void_p(100))
"""


def test_who_waits_for_its_own_thread_waits_by_its_own_will():
    """As vfork's parent waits for its child: in the state of who waits for a disk."""
    with subprocess.Popen([sys.executable, "-c", VFORK]) as process:
        watch = limits.Watch(process.pid, Limits(), budget_s=1.0, left_s=99.0)
        give_up = time.monotonic() + 20.0

        def look(enough):
            while not enough() and time.monotonic() < give_up:
                time.sleep(0.05)
                watch.look()

        try:
            look(lambda: limits.usage_of(process.pid).state == "D")
            watch = limits.Watch(process.pid, Limits(), budget_s=1.0, left_s=99.0)
            with pytest.raises(ChildDied, match="more than 1 s"):
                look(lambda: False)
        finally:
            process.kill()


RINGS = """import os, select, stat, time

def is_socket(number):
    try:
        return stat.S_ISSOCK(os.fstat(number).st_mode)
    except OSError:
        return False

wire = next(filter(is_socket, range(3, 64)))
read = select.epoll()
read.register(wire, select.EPOLLOUT | select.EPOLLET)
end, looked = time.monotonic() + 8, False
while time.monotonic() < end:
    time.sleep(0.053)
    read.poll(0)
    os.write(wire, b"x")
    stop = time.monotonic() + (0.02 if looked else 0.0)
    while time.monotonic() < stop and not read.poll(0):
        pass
    looked = not looked
"""


def test_who_rings_while_asleep_gains_no_time():
    """Who wakes the host when it is about to look, and is awake just then, sleeps no longer."""
    with Guest({}, Limits(cell_s=1)) as guest, guest.start_child() as child:
        assert child.run_cell("import time").ok
        with pytest.raises(ChildDied, match="more than 1 s"):
            child.run_cell(RINGS)


@pytest.mark.slow
def test_all_cells_together_have_a_limit_too():
    """Many cells that each stay within their share, asleep or not, do not hold up a class."""
    with Guest({}, Limits(cell_s=30, total_s=3)) as guest, guest.start_child() as child:

        def nap_often():
            for _ in range(5):
                child.run_cell("import time; time.sleep(0.6)")

        with pytest.raises(ChildDied, match="part of 3 s for everything") as death:
            nap_often()
        assert death.value.reason == "timed_out"


@pytest.mark.slow
def test_work_behind_the_hosts_back_is_ended_by_the_kernel():
    """A thread that goes on after its cell uses up what all cells have together."""
    with Guest({}, Limits(total_s=1)) as guest, guest.start_child() as child:
        source = "import threading as t; t.Thread(target=exec, args=('while 1: 0',)).start()"
        assert child.run_cell(source).ok
        deadline = time.monotonic() + 60.0
        while alive(child.pid) and time.monotonic() < deadline:
            time.sleep(0.05)
        with pytest.raises(ChildDied, match="together"):
            child.run_cell("1")


def test_a_value_of_very_many_parts_is_too_large_and_ends_nothing(child):
    """As one of too many bytes is: it is said of the value, and the process answers on."""
    child.run_cell(
        "def f(x):\n"
        "    return {f'{i:060}': {f'{j:060}': 1.0 for j in range(30)} for i in range(900)}"
    )
    seen = child.observe("f", [(0.0,), (1.0,)])
    assert {each.outcome for each in seen} == {"returned"}
    assert all(isinstance(each.value, Opaque) for each in seen)
    assert "too large" in seen[0].value.detail


def test_a_memory_hog_is_an_error_of_its_own(guest):
    """It gets a MemoryError; as a function's, it is an observation; the child lives on."""
    with guest.start_child() as child:
        assert error_of(child.run_cell("x = bytearray(2**31)")) == "MemoryError"
        hog = "import numpy as np\ndef f(x):\n    return [np.ones(10**7) for _ in range(100)]"
        child.run_cell(hog)
        assert child.observe("f", [(1.0,)])[0].outcome == "out_of_memory"
        assert text_of(child.run_cell("1 + 1")) == "2"
    assert child.peak_mib < QUICK.memory_mib


def test_a_full_disk_is_the_students_alone(guest):
    """The tmpfs has an end, in one file, many, or very many empty ones; the next child has all."""
    attempts = (
        "open('big', 'wb').write(b'x' * 2**24)",
        "for i in range(99): open(f'f{i}', 'wb').write(b'x' * 2**20)",
        "for i in range(10**5): open(f'e{i}', 'w').close()",
        "import os\nwhile True: os.mkdir('d'); os.chdir('d')",
    )
    for source in attempts:
        with guest.start_child() as child:
            assert error_of(child.run_cell(source)) == "OSError"
    with guest.start_child() as child:
        assert child.run_cell("open('big', 'wb').write(b'x' * 2**22)").ok


def test_very_many_threads_are_stopped():
    """A thread bomb ends the child, not the machine."""
    source = """
    import threading, time
    threading.stack_size(32768)
    for _ in range(60):  # for which there is memory: that ends others, in whatever they do
        threading.Thread(target=time.sleep, args=(60,)).start()
    time.sleep(60)
    """
    few = Limits(cell_s=5.0, threads=20)
    with (
        Guest({}, few) as guest,
        guest.start_child() as child,
        pytest.raises(ChildDied, match="more than 20 threads"),
    ):
        child.run_cell(textwrap.dedent(source))


LARGE = np.zeros(5 * 2**17)  # 5 MiB
WORDS = [*map(str, range(15_000))]  # each is three parts of a frame


@pytest.mark.parametrize("argument", [LARGE, WORDS], ids=["bytes", "parts"])
@pytest.mark.parametrize("cached", [False, True])
def test_calls_that_no_frame_has_room_for_are_made_like_any(argument, cached):
    """One function, looked up once; large results wait until all calls are there."""
    calls = [(argument,)] * 4
    cache = ReplyCache(tuple(map(pack_call, calls))) if cached else NO_CACHE
    source = "def f(x):\n    global f\n    f = len(x)\n    return np.ones(2**18)"
    with Guest({}) as guest, guest.start_child() as child:
        child.run_cell(f"import numpy as np\n{source}")
        observations = child.observe("f", calls, cache)
    assert [np.sum(observation.value) for observation in observations] == [2**18] * 4


@pytest.mark.parametrize("argument", [1.0, LARGE], ids=["small", "large"])
def test_all_calls_of_a_function_share_one_limit_however_large_they_are(argument):
    """Of time, and of what is read of their results."""
    with Guest({}, Limits(batch_s=1.0, reply_mib=1)) as guest, guest.start_child() as child:
        child.run_cell("import numpy as np, time\ndef large(x): return np.ones(60_000)")
        child.run_cell("def slow(x): time.sleep(0.4)")
        values = [each.value for each in child.observe("large", [(argument,)] * 3)]
        assert [isinstance(value, np.ndarray) for value in values] == [True, True, False]
        with pytest.raises(ChildDied, match="more than 1 s"):
            child.observe("slow", [(argument,)] * 6)


@pytest.mark.parametrize("call", [(LARGE, LARGE + 1), ([*WORDS, *WORDS, *WORDS],)])
def test_a_call_that_no_frame_carries_is_nobodys_death(call):
    with Guest({}) as guest, guest.start_child() as child:
        child.run_cell("def f(*_): return 1")
        with pytest.raises(WireError):
            child.observe("f", [call])
        assert child.observe("f", [(1,)])[0].value == 1


def test_a_child_that_has_no_memory_for_an_answer_is_not_said_to_have_ended_by_itself():
    full = """
    import sys
    def pack(_): raise MemoryError
    sys.modules["rnngrader.sandbox.wire"].pack = pack
    """
    with (
        Guest({}) as guest,
        guest.start_child() as child,
        pytest.raises(ChildDied, match="The process crashed"),
    ):
        child.run_cell(textwrap.dedent(full))


@pytest.mark.parametrize(
    "source",
    [
        "print('x' * 10**8)",
        "for _ in range(10**5): print('x' * 100)",
        "import sys\nfor _ in range(10**4): print('a'); print('b', file=sys.stderr)",
        "from IPython.display import display\nfor i in range(2000): display(i)",
        "from IPython.display import HTML\nHTML('x' * 10**7)",
        "raise ValueError('x' * 10**7)",
        "'x' * 10**7",
        "def f(n): return f(n - 1) if n else 1 / 0\nf(900)",
    ],
)
def test_gigantic_outputs_are_cut(source):
    """A hundred megabytes of print are a few thousand characters and a remark."""
    with Guest({}, replace(QUICK, cell_s=8.0)) as guest, guest.start_child() as child:
        run = child.run_cell(source)
    assert len(repr(run.outputs)) < 5 * QUICK.output_bytes
    assert len(run.outputs) <= 1001


# The end of a child


ENDS = {
    "_exit": ("import os; os._exit(0)", "crashed", "exit status 0"),
    "abort": ("import os; os.abort()", "crashed", "SIGABRT|SIGSEGV"),
    "segfault": ("import ctypes; ctypes.string_at(0)", "crashed", "SIGSEGV"),
    "closed wire": ("import os; os.close(3)", "crashed", "exit status"),
    "closed pipe": ("import os; os.close(4)", "crashed", "exit status"),
    "wire shut down": (
        "import socket, time; socket.socket(fileno=3).shutdown(2); time.sleep(60)",
        "crashed", "closed the line",
    ),
    "noise": ("import os; os.write(4, b'noise, noise')", "protocol", "announces"),
    "a long frame announced": ("import os; os.write(4, b'\\xff' * 8)", "protocol", "announces"),
    "a frame of nonsense": ("import os; os.write(4, b'\\1\\0\\0\\0\\xc1')", "protocol", "msgpack"),
}  # fmt: skip


def run_with_next(child, source):
    """A line that a cell has closed is missed by the next one at the latest."""
    child.run_cell(source)
    child.run_cell("1")


@pytest.mark.parametrize(("source", "reason", "said"), ENDS.values(), ids=ENDS.keys())
def test_the_end_of_a_child_has_a_reason(guest, source, reason, said):
    """Each way to end is told apart for the student's page; the next child is not concerned."""
    with guest.start_child() as child, pytest.raises(ChildDied, match=said) as death:
        run_with_next(child, source)
    assert death.value.reason == reason
    with pytest.raises(ChildDied, match="before"):
        child.run_cell("1")
    with guest.start_child() as child:
        assert text_of(child.run_cell("1 + 1")) == "2"


STREAM = {"output_type": "stream", "name": "stdout", "text": "x"}
RESULT = {"output_type": "execute_result", "data": {}, "execution_count": 1}
ERROR = {"output_type": "error", "ename": "E", "evalue": "", "traceback": []}
FORGED = {
    "no reply": {},
    "a number": 7,
    "ok as a number": {"ok": 1, "outputs": []},
    "outputs as a text": {"ok": True, "outputs": "many"},
    "an output of no kind": {"ok": True, "outputs": [{"output_type": "update"}]},
    "another stream": {"ok": True, "outputs": [STREAM | {"name": "stdlog"}]},
    "a text that is none": {"ok": True, "outputs": [STREAM | {"text": ["x"]}]},
    "data that is none": {"ok": True, "outputs": [RESULT | {"data": []}]},
    "data within data": {"ok": True, "outputs": [RESULT | {"data": {"text/html": {"a": 1}}}]},
    "a key that is none": {"ok": True, "outputs": [RESULT | {"data": {1: "a"}}]},
    "many kinds": {"ok": True, "outputs": [RESULT | {"data": {str(i): "" for i in range(99)}}]},
    "a count that is none": {"ok": True, "outputs": [RESULT | {"execution_count": True}]},
    "a negative count": {"ok": True, "outputs": [RESULT | {"execution_count": -1}]},
    "a traceback without end": {"ok": True, "outputs": [ERROR | {"traceback": ["x"] * 999}]},
    "an error without a name": {"ok": True, "outputs": [ERROR | {"ename": None}]},
    "very many outputs": {"ok": True, "outputs": [STREAM] * 2000},
    "very long outputs": {"ok": True, "outputs": [STREAM | {"text": "x" * 10**6}]},
    "very many parts": [[]] * 10**6,
}  # fmt: skip


FORGE = """
import os, time
def forge(frame):
    while frame:
        try:
            frame = frame[os.write(4, frame) :]
        except BlockingIOError:
            os.write(3, b"!")
"""


@pytest.mark.parametrize("message", FORGED.values(), ids=FORGED.keys())
def test_a_forged_answer_to_a_cell_is_no_answer(guest, message):
    """Every field of a reply is checked; the cell's own frame comes too late."""
    body = msgspec.msgpack.encode(message)
    frame = len(body).to_bytes(4, "little") + body
    with guest.start_child() as child:
        child.run_cell(FORGE)
        source = f"import zlib; forge(zlib.decompress({zlib.compress(frame)!r}))"
        with pytest.raises(ChildDied) as death:
            child.run_cell(source + "\ntime.sleep(60)")
    assert death.value.reason == "protocol"


def test_a_child_speaks_when_it_is_asked(guest):
    """An answer given in advance is believed once; the true one after it gives it away."""
    frame = wire.pack({"ok": True, "outputs": []})
    with guest.start_child() as child:
        assert child.run_cell(f"import os; os.write(4, {frame!r})").outputs == []
        assert child._buffer or select.select([child._replies], [], [], 60.0)[0], "no true answer"
        with pytest.raises(ChildDied, match="before anything was asked") as death:
            child.run_cell("1")
    assert death.value.reason == "protocol"


@pytest.mark.parametrize(
    "message",
    [
        {"outcome": "correct"},
        {"outcome": "returned", "value": ["scalar", 1]},
        {"outcome": "returned", "value": ["pickle", b""], "modified": []},
        {"outcome": "returned", "value": ["scalar", 1], "modified": [-1]},
        {"outcome": "returned", "value": ["scalar", 1], "modified": ["x"]},
        {"outcome": "raised", "error": "x"},
        {"outcome": "raised", "error": {"type_name": 1, "message": ""}},
        {"outcome": "raised", "error": {"type_name": "E", "message": "x" * 10**5}},
        {"outcome": "raised", "error": {"type_name": "E", "message": "", "line_number": "1"}},
        {"outcome": "raised", "error": {"type_name": "E", "message": "", "shapes": []}},
    ],
)
def test_a_forged_observation_is_none(guest, message):
    """A function may write frames itself; only what an honest answer could be is believed."""
    with guest.start_child() as child:
        frame = wire.pack(message)
        child.run_cell(FORGE)
        child.run_cell(f"def f(x):\n    forge({frame!r})\n    return x")
        with pytest.raises(ChildDied) as death:
            child.observe("f", [(1.0,)])
    assert death.value.reason == "protocol"


def test_a_sandbox_that_dies_is_started_again():
    """A machine out of memory may kill the warm process: the next child comes from a new one."""
    with Guest(UTILS, QUICK) as guest:
        with guest.start_child() as child:
            guest._server.process.kill()
            guest._server.process.wait()
            with pytest.raises(ChildDied):
                child.run_cell("import time; time.sleep(60)")
        with guest.start_child() as child:
            assert text_of(child.run_cell("1 + 1")) == "2"


def test_nothing_outlives_the_host():
    """Where the host is killed, sandbox and child are gone with it."""
    source = f"""
    import sys
    sys.path.insert(0, {str(COURSE)!r})
    from rnngrader.sandbox.host import Guest
    guest = Guest({{}})
    child = guest.start_child()
    print(guest._server.process.pid, child.pid, flush=True)
    child.run_cell("while True: pass")
    """
    with subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(source)], stdout=subprocess.PIPE
    ) as process:
        pids = [int(word) for word in process.stdout.readline().split()]
        assert all(Path(f"/proc/{pid}").exists() for pid in pids)
        os.kill(process.pid, signal.SIGKILL)
    deadline = time.monotonic() + 20.0  # less than the child may run for
    while any(map(alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(map(alive, pids))


def alive(pid):
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


# Getting a sandbox


def test_a_crash_starts_nothing_on_the_machine(monkeypatch):
    """A core that goes to a program (apport, systemd-coredump) is made whatever its limit is, and
    the program runs as root outside; of a process that may not be dumped none is made.
    """
    monkeypatch.setattr(syscalls, "install", lambda: None)
    child = os.fork()
    if child == 0:
        confinement.filter_system_calls()
        os._exit(confinement._libc.prctl(3, 0, 0, 0, 0))  # PR_GET_DUMPABLE
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@pytest.mark.parametrize("bwrap", launch.bwrap_programs())
def test_each_bubblewrap_of_this_machine_works(bwrap, monkeypatch):
    """The system's and the one from PyPI put up the same walls."""
    monkeypatch.setattr(launch, "bwrap_programs", lambda: [bwrap])
    with Guest(UTILS, QUICK) as guest, guest.start_child() as child:
        assert (
            text_of(child.run_cell("import os; os.getpid(), os.listdir('/notebook')[0]"))[:3]
            == "(1,"
        )
        assert error_of(child.run_cell(REFUSED["a process"])) == "PermissionError"


def test_without_nested_namespaces_each_child_has_a_sandbox_of_its_own(monkeypatch):
    """Where a distribution keeps bwrap's children from namespaces, it is slower, not weaker."""
    monkeypatch.setattr(launch, "NESTING", ())
    with Guest(UTILS, QUICK) as guest:
        for _ in range(2):
            with guest.start_child() as child:
                assert not guest._server.nested
                source = "import os; os.path.exists('../x'), open('../x', 'w').write('1')"
                assert text_of(child.run_cell(source)) == "(False, 1)"
                for name in ("a process", "a signal to everybody", "the internet", "accounts"):
                    assert error_of(child.run_cell(REFUSED[name])) is not None
                assert (
                    error_of(child.run_cell("open('big', 'wb').write(b'x' * 2**24)")) == "OSError"
                )


@pytest.mark.slow
def test_without_a_sandbox_the_protocol_is_the_same():
    """`none` has no walls, but the limits and, on Linux, the filter are still there."""
    with Guest(UTILS, QUICK, sandbox="none") as guest:
        for _ in range(2):
            with guest.start_child() as child:
                assert text_of(child.run_cell("from rnn_utils import double; double(2)")) == "4"
                assert error_of(child.run_cell(REFUSED["a process"])) == "PermissionError"
                assert error_of(child.run_cell(REFUSED["a signal to another"])) == "PermissionError"
                assert error_of(child.run_cell("x = bytearray(2**31)")) == "MemoryError"
                folder = Path(text_of(child.run_cell("import os; print(os.getcwd())")).strip())
                with pytest.raises(ChildDied, match="more than 2 s"):
                    child.run_cell("while True: pass")
    assert not folder.exists()


def test_a_sandbox_that_cannot_be_had_says_why(monkeypatch):
    """The reason and the remedy are in the message."""
    monkeypatch.setattr(launch, "bwrap_programs", list)
    with pytest.raises(SandboxUnavailable, match="apt install bubblewrap"):
        Guest({})
    monkeypatch.setattr(launch, "bwrap_programs", lambda: ["/bin/false"])
    with pytest.raises(SandboxUnavailable, match="/bin/false says: nothing, and ended") as refusal:
        Guest({})
    assert launch.remedy() in str(refusal.value)
    monkeypatch.setattr(launch.syscalls, "available", lambda: False)
    with pytest.raises(SandboxUnavailable, match="no filter"):
        Guest({})
    monkeypatch.setattr(launch.sys, "platform", "darwin")
    with pytest.raises(SandboxUnavailable, match="needs Linux"):
        Guest({})
    with pytest.raises(ValueError, match="'docker'"):
        Guest({}, sandbox="docker")


def test_inner_walls_that_fail_stop_the_grading(monkeypatch):
    """A child that cannot shut itself in says so, and no cell is ever sent to it."""
    setup = {**launch.make_setup({}, QUICK, confined=True), "memory_mib": None}
    monkeypatch.setattr(launch, "make_setup", lambda *args: setup)
    with Guest({}) as guest, pytest.raises(SandboxUnavailable, match="TypeError"):
        guest.start_child()


@pytest.mark.parametrize(
    ("setting", "content", "advice"),
    [
        ("user/max_user_namespaces", "0\n", "sysctl -w user.max_user_namespaces"),
        ("kernel/unprivileged_userns_clone", "0\n", "sysctl -w kernel.unprivileged_userns_clone=1"),
        ("kernel/apparmor_restrict_unprivileged_userns", "1\n", "AppArmor profile"),
    ],
)
def test_the_remedy_fits_the_machine(monkeypatch, setting, content, advice):
    """What an administrator has set is named, with the command that changes it."""
    monkeypatch.setattr(Path, "exists", lambda self: str(self) == f"/proc/sys/{setting}")
    monkeypatch.setattr(Path, "read_text", lambda self: content)
    assert advice in launch.remedy()


def test_doctor_tries_everything(monkeypatch):
    """Each bubblewrap is started; one that works is enough."""
    programs = launch.bwrap_programs()
    monkeypatch.setattr(launch, "bwrap_programs", lambda: ["/bin/false", programs[0]])
    found = capabilities()
    assert all(capability.ok for capability in found)
    assert [c.detail.split()[0] for c in found[-2:]] == ["fails:", "works,"]
    monkeypatch.setattr(launch, "bwrap_programs", lambda: ["/bin/false"])
    assert not capabilities()[-1].ok
    monkeypatch.setattr(launch, "bwrap_programs", list)
    assert capabilities()[-1].remedy == launch.INSTALL


def test_while_loops_of_changed_functions_end(child):
    """After as many rounds of each call, those of functions inside as well; others are left be."""
    endless = "def f(n):\n    while True:\n        n += 1\n"
    inside = f"def f(n):\n{textwrap.indent(endless, '    ')}    return list(map(f, [n]))\n"
    counts = "def f(n):\n    i = 0\n    while i < n:\n        i += 1\n    return i\n"
    long = "def f(n):\n    for i in range(5 * n):\n        pass\n    return i + 1\n"
    calls = [(900,), (900,), (1100,)]
    seen = child.observe("f", calls, sources=[endless, inside, counts, long])
    errors = [each.error.type_name if each.error else "" for each in seen]
    assert errors == ["IndexError"] * 6 + ["", "", "IndexError"] + [""] * 3
    assert [each.value for each in seen if not each.error] == [900, 900, 4500, 4500, 5500]
