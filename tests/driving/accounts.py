"""Accounts that exist for one test alone, on a machine that never hears of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

# Runs a command where /etc/passwd has more lines, and where everybody may run this Python.
ENTER = """\
set -e
folder=$1 python=$2 closed=$3; shift 3
mount --bind "$folder/passwd" /etc/passwd
if [ "$closed" ]; then
    mount --bind "$python" "$folder/python"
    mount -t tmpfs -o mode=755 none "$closed"
    mkdir -p "$python"
    mount --move "$folder/python" "$python"
fi
exec "$@"
"""
FIRST_ID = 61001


def make_accounts(folder: Path, *names: str) -> list[str]:
    """Makes accounts with homes in a folder; what to put before a command that shall see them."""
    if os.geteuid() != 0 or shutil.which("unshare") is None:
        pytest.skip("needs root, to run each account's programs")
    (folder / "python").mkdir()
    lines = [Path("/etc/passwd").read_text()]
    for number, name in enumerate(names, FIRST_ID):
        home = folder / "homes" / name
        home.mkdir(parents=True, mode=0o700)
        os.chown(home, number, number)
        lines.append(f"{name}:x:{number}:{number}::{home}:/bin/sh\n")
    (folder / "passwd").write_text("".join(lines))
    prefix = [*("unshare", "--mount", "sh", "-c", ENTER, "sh"), str(folder), sys.base_prefix]
    prefix.append(str(closed_folder(Path(sys.base_prefix)) or ""))
    if subprocess.run([*prefix, "true"], capture_output=True, check=False).returncode:
        pytest.skip("needs mounts of its own, which this container does not allow")
    return prefix


def closed_folder(path: Path) -> Path | None:
    """The outermost folder on the way to a path that others may not enter."""
    ways = [*reversed(path.parents), path]
    return next((way for way in ways if not way.stat().st_mode & 0o001), None)


def as_account(number: int) -> list[str]:
    """What to put before a command, after the prefix, to run it as an account by number."""
    id_ = FIRST_ID + number
    return ["setpriv", f"--reuid={id_}", f"--regid={id_}", "--clear-groups"]
