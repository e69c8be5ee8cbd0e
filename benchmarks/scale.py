"""What a class costs as it grows: `make bench-scale`.

    python benchmarks/scale.py [--sizes N …] [--large] [--stock N] [--otter PROGRAM] [--dask]
                               [--postgresql] [--write]

Each size is graded from nothing by `rnngrader grade`, feedback pages, gradebook and the class's
tables included. No two submissions are equal, and nothing of one is kept for another. `--large`
adds 20,000. `--stock` and `--otter` have other graders do what they can of the same work;
`--otter` names an `otter` that is installed somewhere (it wants an environment of its own).
`--dask` grades on a cluster of two workers on this machine, `--postgresql` into a PostgreSQL
gradebook while somebody reads it and the run is killed on the way. `--write` puts the tables into
docs/scale.md and draws benchmarks/scale.svg.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from measure import (  # noqa: E402
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
from peers import measure_otter, measure_stock, readable  # noqa: E402

SIZES = (30, 300, 3_000)
LARGE = 20_000
OTTER = 4  # submissions that Otter gets: it takes seconds for each


@dataclass(frozen=True)
class Class:
    """One size: what grading it used, and what it wrote."""

    size: int
    used: Usage
    page_s: float  # the class's page and table afterwards, by `rnngrader report`
    written: int  # bytes: notebooks, pages, gradebook


def main() -> None:
    options = parse()
    sizes = [*sorted(options.sizes), *([LARGE] if options.large else [])]
    with tempfile.TemporaryDirectory(prefix="bench-scale-") as name:
        folder = Path(name)
        classes = [grade_one(folder / str(size), size) for size in sizes]
        last = folder / str(sizes[-1])
        text = class_table(classes)
        others = measure_others(options, folder, last)
        if others:
            text += "\n" + markdown(("", "submissions", "submissions/s", "CPU each"), others) + "\n"
        text += "\n" + bottleneck(classes, part("coordinator", last)) + "\n"
        if options.dask:
            from sections import on_a_cluster

            text += "\n" + on_a_cluster(folder / "dask", sizes[-2:]) + "\n"
        if options.postgresql:
            from sections import into_postgresql

            text += "\n" + into_postgresql(folder / "postgresql", options.postgresql) + "\n"
    print(text)
    if options.write:
        write_between(COURSE / "docs" / "scale.md", "figures", text)
        draw(classes, COURSE / "benchmarks" / "scale.svg")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES, metavar="N")
    parser.add_argument("--large", action="store_true", help=f"and {LARGE:,}")
    parser.add_argument("--stock", type=int, default=8, metavar="N", help="default: 8; 0 for none")
    parser.add_argument("--otter", type=Path, metavar="PROGRAM", help="the program `otter`")
    parser.add_argument("--dask", action="store_true", help="on a cluster on this machine")
    parser.add_argument(
        "--postgresql", type=int, nargs="?", const=2_000, metavar="N", help="default: 2,000"
    )
    parser.add_argument("--write", action="store_true", help="into docs/scale.md and scale.svg")
    return parser.parse_args()


def grade_one(course: Path, size: int) -> Class:
    """A class of one size, graded from nothing."""
    copy_course(course)
    say(f"a class of {size:,}")
    make_class(course, size)
    say(f"rnngrader grade, {size:,} submissions")
    command = rnngrader(course, "grade", "--json", str(course / "results.json"))
    used = run(command, course, lambda: any(course.glob("feedback/*/*/*.html")))
    written = sum(bytes_in(course / name) for name in ("autograded", "feedback"))
    written += sum(path.stat().st_size for path in course.glob("gradebook.db*"))
    page_s = run(rnngrader(course, "report"), course).seconds
    return Class(size, used, page_s, written)


def say(text: str) -> None:
    print(f"… {text}", file=sys.stderr)


def class_table(classes: Sequence[Class]) -> str:
    columns = ("class of", "time", "submissions/s", "CPU each", "main process", "all others")
    columns += ("first result", "class's page", "written each")
    rows = [
        (
            f"{one.size:,}",
            f"{one.used.seconds:.1f} s",
            f"{one.size / one.used.seconds:.1f}",
            f"{1000 * one.used.cpu_s / one.size:.0f} ms",
            f"{one.used.coordinator_mib:.0f} MiB",
            f"{one.used.peak_mib - one.used.coordinator_mib:.0f} MiB",
            f"{one.used.first_s:.1f} s",
            f"{one.page_s:.1f} s",
            f"{one.written / one.size / 1000:.0f} kB",
        )
        for one in classes
    ]
    return f"Measured on {machine()}.\n\n{markdown(columns, rows)}\n"


def measure_others(
    options: argparse.Namespace, folder: Path, ours: Path
) -> list[tuple[str, str, str, str]]:
    """Rows for the graders that were asked for."""
    rows = []
    if options.stock:
        students = readable(ours, options.stock)
        say(f"nbgrader autograde, {len(students)} submissions")
        used = measure_stock(ours, folder / "stock", students)
        rows.append(other_row("stock `nbgrader autograde`", len(students), used))
    if options.otter:
        students = readable(ours, OTTER)
        say(f"otter run, {len(students)} submissions")
        used = measure_otter(options.otter, ours, folder / "otter", students)
        rows.append(other_row("`otter run`, one after the other", len(students), used))
    return rows


def other_row(name: str, number: int, used: Usage) -> tuple[str, str, str, str]:
    rate, cpu = number / used.seconds, 1000 * used.cpu_s / number
    return name, str(number), f"{rate:.2f}", f"{cpu:.0f} ms"


def bottleneck(classes: Sequence[Class], coordinator: dict[str, float]) -> str:
    """What one more submission costs in the main process and in a worker."""
    small, large = classes[-2:] if len(classes) > 1 else (classes[0], classes[0])
    more = (large.size - small.size) or large.size
    sign = 1 if large is not small else 0
    main_ms = 1000 * (large.used.coordinator_cpu_s - sign * small.used.coordinator_cpu_s) / more
    all_ms = 1000 * (large.used.cpu_s - sign * small.used.cpu_s) / more
    wall_ms = coordinator["wall_ms"]
    if all_ms <= main_ms:
        return "The classes are too small to tell what one submission more costs."
    return (
        f"One submission more costs {main_ms:.1f} ms of processor time in the main process and "
        f"{all_ms - main_ms:.1f} ms in a worker and its sandbox. With workers that take no time, "
        f"the main process does {1000 / wall_ms:.0f} submissions a second ({wall_ms:.1f} ms each, "
        f"{coordinator['cpu_ms']:.1f} ms of them on a processor; the rest waits for the disk). So "
        f"**it becomes the bottleneck at about {(all_ms - main_ms) / wall_ms:.0f} workers.**"
    )


def draw(classes: Sequence[Class], path: Path) -> None:
    """Cost against size, and the straight line through the largest class."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "scale"
    from matplotlib import pyplot as plt

    sizes = [one.size for one in classes]
    largest = classes[-1]
    figure, (time_axis, memory_axis) = plt.subplots(1, 2, figsize=(9, 3.4), layout="constrained")
    time_axis.plot(sizes, [one.used.seconds for one in classes], "o", label="seconds")
    time_axis.plot(sizes, [one.used.cpu_s for one in classes], "s", label="processor seconds")
    for total in (largest.used.seconds, largest.used.cpu_s):
        line = [total * size / largest.size for size in sizes]
        time_axis.plot(sizes, line, color="0.7", linewidth=1, zorder=0)
    time_axis.set(xscale="log", yscale="log", xlabel="submissions", title="Time to grade a class")
    time_axis.legend(frameon=False)
    main = [one.used.coordinator_mib for one in classes]
    others = [one.used.peak_mib - one.used.coordinator_mib for one in classes]
    memory_axis.plot(sizes, main, "o-", label="main process")
    memory_axis.plot(sizes, others, "s-", label="workers and sandboxes")
    memory_axis.set(xscale="log", xlabel="submissions", title="Peak memory, MiB")
    memory_axis.set_ylim(bottom=0)
    memory_axis.legend(frameon=False)
    for axis in (time_axis, memory_axis):
        axis.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


if __name__ == "__main__":
    main()
