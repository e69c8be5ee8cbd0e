"""What the benchmarks share: a course of their own, and commands that are watched as they run."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

COURSE = Path(__file__).resolve().parents[1]
ASSIGNMENT = "rnn_step_by_step"
SAMPLE_S = 0.1
SAMPLES_PER_LOOK_AT_MEMORY = 5
TICK = os.sysconf("SC_CLK_TCK")
PR_SET_CHILD_SUBREAPER = 36


@dataclass(frozen=True)
class Usage:
    """What one command used. Memory is proportional: a page that n processes share counts 1/n."""

    seconds: float
    cpu_s: float  # of the command and all processes that it started
    peak_mib: float  # of all its processes together
    coordinator_cpu_s: float  # of its first process alone
    coordinator_mib: float
    first_s: float  # until the first result was there


def copy_course(folder: Path) -> Path:
    """The course without what was handed in, released or graded."""
    folder.mkdir(parents=True)
    for name in ("source", "exercises", "misconceptions", "images"):
        shutil.copytree(COURSE / name, folder / name, symlinks=True)
    for path in (*COURSE.glob("*.py"), *COURSE.glob("*.json")):
        shutil.copy(path, folder)
    return folder


def make_stock(course: Path) -> None:
    """Takes this project's plug-ins out of the course's nbgrader configuration."""
    config = course / "nbgrader_config.py"
    text = config.read_text()
    config.write_text(text[: text.index("# Grade in the sandbox")])


def rnngrader(course: Path, *arguments: str) -> list[str]:
    """The command line of `rnngrader` on a course."""
    return [sys.executable, "-m", "rnngrader.cli", "--course", str(course), *arguments]


def nbgrader(*arguments: str) -> list[str]:
    """The command line of `nbgrader`, to be run in the course's folder."""
    return [str(Path(sysconfig.get_path("scripts"), "nbgrader")), *arguments]


def make_class(course: Path, students: int) -> None:
    """Writes a class into submitted/, every answer distinct."""
    subprocess.run(
        rnngrader(course, "demo", "--students", str(students)), check=True, capture_output=True
    )
    for path in course.glob(f"submitted/*/{ASSIGNMENT}/*.ipynb"):
        with contextlib.suppress(ValueError):  # the class's damaged file is one of a kind anyway
            notebook = json.loads(path.read_text(encoding="utf-8"))
            for cell in notebook["cells"]:
                if cell["metadata"].get("nbgrader", {}).get("solution"):
                    cell["source"] += f"\n# written by {path.parts[-3]}"
            path.write_text(json.dumps(notebook, indent=1), encoding="utf-8")


def run(
    command: Sequence[str],
    folder: Path,
    first_result: Callable[[], bool] = lambda: False,
    environment: Mapping[str, str] | None = None,
    expected: Sequence[int] = (0, 1),
) -> Usage:
    """Runs a command to its end; raises RuntimeError with what it said where it fails."""
    scripts = sysconfig.get_path("scripts")
    path = os.pathsep.join((scripts, os.environ.get("PATH", os.defpath)))
    python_path = os.pathsep.join((str(COURSE), os.environ.get("PYTHONPATH", "")))
    own = {"PATH": path, "PYTHONPATH": python_path, **(environment or {})}
    log = folder / "benchmark.log"
    start = time.perf_counter()
    reaper, process = start_reaped(command, folder, {**os.environ, **own}, log)
    sampler = Sampler(process, start, first_result)
    _, status, used = os.wait4(reaper, 0)
    seconds = time.perf_counter() - start
    sampler.stop()
    if os.waitstatus_to_exitcode(status) not in expected:
        raise RuntimeError(f"{' '.join(command)} failed:\n{log.read_text()[-3000:]}")
    return Usage(
        seconds,
        used.ru_utime + used.ru_stime,
        sampler.peak_mib,
        sampler.coordinator_cpu_s,
        sampler.coordinator_mib,
        sampler.first_s,
    )


def start_reaped(
    command: Sequence[str], folder: Path, environment: Mapping[str, str], log: Path
) -> tuple[int, int]:
    """Starts a command under a process that waits for all that it leaves behind; the ids of both.

    bubblewrap does not wait for what it started: without this nobody would count its processor
    time, which is that of all students' work.
    """
    reader, writer = os.pipe()
    reaper = os.fork()
    if reaper == 0:
        status = 1
        try:
            ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
            with log.open("wb") as output:
                process = subprocess.Popen(
                    command,
                    cwd=folder,
                    env=environment,
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=output,
                )
            os.write(writer, str(process.pid).encode())
            status = process.wait() & 0xFF
            with contextlib.suppress(ChildProcessError):
                while True:
                    os.wait()
        finally:
            os._exit(status)
    os.close(writer)
    told = os.read(reader, 32)
    os.close(reader)
    return reaper, int(told or reaper)


def part(what: str, course: Path) -> dict[str, Any]:
    """What benchmarks/parts.py prints."""
    script = str(Path(__file__).with_name("parts.py"))
    done = subprocess.run([sys.executable, script, what, str(course)], stdout=-1, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


class Sampler(threading.Thread):
    """Looks at a process and all its descendants while it runs."""

    def __init__(self, pid: int, start: float, first_result: Callable[[], bool]) -> None:
        super().__init__(daemon=True)
        self.pid = pid
        self.first_result = first_result
        self.started = start
        self.first_s = self.peak_mib = self.coordinator_mib = self.coordinator_cpu_s = 0.0
        self._end = threading.Event()
        self.start()

    def stop(self) -> None:
        self._end.set()
        self.join()

    def run(self) -> None:
        sample = 0
        while not self._end.wait(SAMPLE_S):
            if not self.first_s and self.first_result():
                self.first_s = time.perf_counter() - self.started
            self.coordinator_cpu_s = max(self.coordinator_cpu_s, cpu_s(self.pid))
            if sample % SAMPLES_PER_LOOK_AT_MEMORY == 0:
                together = {pid: memory_mib(pid) for pid in family(self.pid)}
                self.peak_mib = max(self.peak_mib, sum(together.values()))
                self.coordinator_mib = max(self.coordinator_mib, together.get(self.pid, 0.0))
            sample += 1


def family(pid: int) -> list[int]:
    """A process and its descendants."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and (fields := stat(int(folder.name))):
            children.setdefault(int(fields[1]), []).append(int(folder.name))
    found = [pid]
    for member in found:
        found += children.get(member, [])
    return found


def stat(pid: int) -> list[bytes]:
    """The fields of /proc/PID/stat from the state on; none where the process is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()
    except OSError:
        return []


def cpu_s(pid: int) -> float:
    fields = stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICK if fields else 0.0


def memory_mib(pid: int) -> float:
    """The proportional set size; the resident one where that may not be read."""
    try:
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    except OSError:
        fields = stat(pid)
        return int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 2**20 if fields else 0.0
    return 0.0


def bytes_in(folder: Path) -> int:
    """The sizes of all files under a folder, links not followed."""
    return sum(p.lstat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())


def machine() -> str:
    """One line on what the numbers were measured on."""
    model = "unknown processor"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    python = ".".join(map(str, sys.version_info[:3]))
    kernel = os.uname().release.partition("-")[0]  # without what whoever built it calls it
    return f"{os.cpu_count()} cores ({model}), Linux {kernel}, Python {python}"


def markdown(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table, numbers to the right."""
    lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def write_between(path: Path, mark: str, text: str) -> None:
    """Puts a text between the two marks of this name in a Markdown file."""
    begin, end = f"<!-- begin: {mark} -->\n", f"<!-- end: {mark} -->"
    before, _, rest = path.read_text(encoding="utf-8").partition(begin)
    if end not in rest:
        raise ValueError(f"{path} has no place marked {mark!r}")
    after = rest.partition(end)[2]
    path.write_text(f"{before}{begin}{text.strip()}\n{end}{after}", encoding="utf-8")
