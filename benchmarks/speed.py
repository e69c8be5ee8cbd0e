"""How fast, beside stock nbgrader: `make bench`.

    python benchmarks/speed.py [--students N] [--stock N] [--write]

Both grade the same synthetic class on this machine, one after the other, from the command line
and with their start-up: `nbgrader autograde` as it comes (this project's plug-ins taken out of the
configuration; on the first of the class, for it takes long), and `rnngrader grade`, which makes the
feedback pages in the same run. Beside them: the bare execution of the same cells and the same
calls, which no grader can undercut. `--write` puts the tables into benchmarks/README.md.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from measure import (
    ASSIGNMENT,
    COURSE,
    Usage,
    bytes_in,
    copy_course,
    machine,
    make_class,
    markdown,
    part,
    rnngrader,
    run,
    write_between,
)
from peers import measure_stock, readable

CHECKS = 5  # cold starts of `rnngrader check`, of which the middle one counts


def main() -> None:
    options = parse()
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        ours = copy_course(Path(folder, "ours"))
        say(f"a class of {options.students}")
        make_class(ours, options.students)
        say("rnngrader grade")
        grade = rnngrader(ours, "grade", "--json", str(ours / "results.json"))
        ours_used = run(grade, ours)
        say("rnngrader report")
        page_used = run(rnngrader(ours, "report"), ours)
        written = sum(bytes_in(ours / name) for name in ("autograded", "feedback"))
        students, stock = readable(ours, options.stock), Path(folder, "stock")
        say(f"nbgrader autograde, {len(students)} submissions")
        stock_used = measure_stock(ours, stock, students)
        differing = differences(ours, stock)
        say("rnngrader check, cold")
        check_s = cold_start(ours, students[0])
        say("bare execution")
        bare_ms = part("bare", ours)
        say("stages")
        found = part("stages", ours)
    counted = (options.students, ours_used), (len(students), stock_used)
    text = tables(*counted, page_used, bare_ms, check_s, found)
    text += f"\n{written / options.students / 1000:.0f} kB were written for each submission. "
    text += f"Scores that differ between the two: {differing}.\n"
    print(text)
    if options.write:
        write_between(COURSE / "benchmarks" / "README.md", "speed", text)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--students", type=int, default=300, help="the class; default: 300")
    parser.add_argument(
        "--stock", type=int, default=16, help="how many of them stock nbgrader grades; default: 16"
    )
    parser.add_argument("--write", action="store_true", help="into benchmarks/README.md")
    return parser.parse_args()


def say(text: str) -> None:
    print(f"… {text}", file=sys.stderr)


def differences(ours: Path, stock: Path) -> int:
    """In how many cells the two gradebooks disagree, of those that both have graded."""
    query = """select s.student_id, b.name, g.auto_score from grade g
        join submitted_notebook n on n.id = g.notebook_id
        join submitted_assignment s on s.id = n.assignment_id
        join base_cell b on b.id = g.cell_id"""
    scores = []
    for course in (ours, stock):
        with sqlite3.connect(course / "gradebook.db") as db:
            scores.append({(who, cell): score for who, cell, score in db.execute(query)})
    return sum(scores[0][key] != score for key, score in scores[1].items())


def cold_start(course: Path, student: str) -> float:
    """Seconds of `rnngrader check` on one submission: the median of several."""
    notebook = next((course / "submitted" / student / ASSIGNMENT).glob("*.ipynb"))
    command = rnngrader(course, "check", str(notebook), "--assignment", ASSIGNMENT)
    seconds = []
    for _ in range(CHECKS):
        start = time.perf_counter()
        subprocess.run(command, cwd=COURSE, capture_output=True, check=False)
        seconds.append(time.perf_counter() - start)
    return sorted(seconds)[CHECKS // 2]


def tables(
    ours: tuple[int, Usage],
    stock: tuple[int, Usage],
    page: Usage,
    bare_ms: dict[str, float],
    check_s: float,
    found: dict,
) -> str:
    """The text of the report: the comparison, and where the time goes."""
    columns = ("", "submissions", "time", "submissions/s", "CPU each", "peak memory: all, main")
    rows = [
        used_row("stock `nbgrader autograde`", *stock),
        used_row("`rnngrader grade`", *ours),
        bare_row("bare execution of what grading runs", bare_ms["bare"]),
        bare_row("the same, each function tried once", bare_ms["once"]),
        bare_row("bare execution of all cells handed in", bare_ms["whole"]),
    ]
    rates = [number / used.seconds for number, used in (stock, ours)]
    cpu = [1000 * used.cpu_s / number for number, used in (stock, ours)]
    once_host, once_guest = found["once_s"]
    return f"""Measured on {machine()}; load before: {os.getloadavg()[2]:.1f}.

{markdown(columns, rows)}

**{rates[1] / rates[0]:.0f} times** the throughput of stock nbgrader
({ours[0] / (ours[1].seconds + page.seconds) / rates[0]:.0f} times with the class's page, by
`rnngrader report`, another {page.seconds:.1f} s) and
{cpu[0] / cpu[1]:.0f} times less processor time a submission; {cpu[1] / bare_ms["bare"]:.1f} times
that of the bare execution. One submission through `rnngrader check`, from a cold start:
{check_s:.2f} s.

Where the time goes, in milliseconds of processor time a submission, start-up apart (once a worker:
{once_host:.1f} s in the trusted process and {once_guest:.1f} s in the sandbox):

{stage_table(found["stages"])}
"""


def used_row(name: str, number: int, used: Usage) -> tuple[str, ...]:
    return (
        name,
        str(number),
        f"{used.seconds:.1f} s",
        f"{number / used.seconds:.2f}",
        f"{1000 * used.cpu_s / number:.0f} ms",
        f"{used.peak_mib:.0f} MiB, {used.coordinator_mib:.0f} MiB",
    )


def bare_row(name: str, each_ms: float) -> tuple[str, ...]:
    return (name, "", "", f"{1000 / each_ms:.0f}", f"{each_ms:.1f} ms", "")


def stage_table(stages: dict[str, list[float]]) -> str:
    rows = [
        (name, *(f"{ms:.1f}" if ms >= 0.05 else "" for ms in parts))
        for name, parts in stages.items()
    ]
    total = [sum(parts[side] for parts in stages.values()) for side in (0, 1)]
    rows.append(("**together**", *(f"**{ms:.1f}**" for ms in total)))
    return markdown(("", "trusted process", "sandbox"), rows)


if __name__ == "__main__":
    main()
