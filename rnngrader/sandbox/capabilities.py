"""What this machine can do of what the sandbox needs: everything is tried for real."""

from __future__ import annotations

import os
import sys
import time
from importlib.util import find_spec
from typing import NamedTuple

from rnngrader.records import FOR_CLASSES
from rnngrader.sandbox import launch, syscalls
from rnngrader.sandbox.launch import SandboxUnavailable
from rnngrader.sandbox.limits import DEFAULT_LIMITS

AS_ROOT = (
    "Grade as an ordinary user: whoever gets out of the sandbox, by a fault of the system's, "
    "then has that user's rights and not all."
)


class Capability(NamedTuple):
    """One thing that is looked at, whether it is as it must be, and what to do: if it is not, or
    to have it better.
    """

    name: str
    ok: bool
    detail: str
    remedy: str = ""


def capabilities() -> list[Capability]:
    """Return what this machine can do, one thing after the other."""
    if sys.platform != "linux":
        return [Capability("Linux", False, f"this is {sys.platform}", launch.NO_SANDBOX)]
    machine, there = os.uname().machine, syscalls.available()
    found = [
        Capability("Linux", True, f"kernel {os.uname().release}"),
        Capability("system-call filter", there, machine, "" if there else launch.NO_SANDBOX),
    ]
    if os.geteuid() == 0:
        found.append(Capability("account", True, "root, of which grading has no need", AS_ROOT))
    if missing := [name for name in launch.NEEDED if find_spec(name) is None]:
        what = f"{', '.join(missing)} missing"
        return [*found, Capability("Python packages", False, what, FOR_CLASSES)]
    programs = launch.bwrap_programs()
    if not programs:
        found.append(Capability("bubblewrap", False, "not installed", launch.INSTALL))
    tried = [try_program(bwrap) for bwrap in programs]
    works = any(capability.ok for capability in tried)
    return [*found, *(capability._replace(ok=works) for capability in tried)]


def try_program(bwrap: str) -> Capability:
    """Start a warm process in this bubblewrap, and end it."""
    start = time.perf_counter()
    try:
        server = launch.start_in(bwrap, launch.make_setup({}, DEFAULT_LIMITS, confined=True))
    except SandboxUnavailable as refusal:
        return Capability(bwrap, False, f"fails: {refusal}", launch.remedy())
    server.close()
    detail = f"works, a warm process in {time.perf_counter() - start:.1f} s"
    if not server.nested:
        detail += "; but every submission has to start one, which is slow"
    return Capability(bwrap, True, detail)
