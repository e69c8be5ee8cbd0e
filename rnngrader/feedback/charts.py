"""The pages' small pictures, as SVG text drawn by hand: no library, a few hundred bytes each.

Colors are the CSS variables of the page around (`--right`, `--wrong`, `--note`); a picture that
stands alone sets them itself. Nothing is told by color alone.
"""

from __future__ import annotations

import base64
import itertools
import math
from collections.abc import Sequence

import numpy as np
from markupsafe import Markup, escape

from rnngrader.course.probes import split_outputs
from rnngrader.judge import is_close, is_precise, tolerance_of
from rnngrader.records import ErrorByStep, Exercise, Observation, Probe

HUGE_ERROR = 1e300  # that of nan and inf, which JSON cannot say
MAX_STEPS = 100
ALONE = "color:#7b8492;--right:#12946e;--wrong:#d9484f;--note:#7b8492;--line:#7b849255"

# The picture of the error by step, in its own pixels.
WIDTH, HEIGHT = 340, 132
LEFT, RIGHT, TOP, BOTTOM = 48, 330, 12, 90
LOWEST, HIGHEST = -16.0, 2.0  # powers of ten


def errors_by_step(
    exercise: Exercise, probe: Probe, observation: Observation
) -> tuple[ErrorByStep, ...]:
    """Return the relative error of each time-carrying output at each step of one probe."""
    if observation.outcome != "returned":
        return ()
    tolerance = tolerance_of(exercise)
    got = split_outputs(exercise, observation.value)
    rows = []
    for name in exercise.time_outputs:
        want, have = probe.expected[name], got.get(name)
        if isinstance(have, np.ndarray) and have.shape == want.shape and is_precise(have, want):
            axes = tuple(range(want.ndim - 1))
            with np.errstate(all="ignore"):
                difference = np.max(np.abs(have - want), axis=axes)
                scale = np.max(np.abs(want), axis=axes)
                errors = difference / np.where(scale > 0, scale, 1.0)
                errors = np.nan_to_num(errors, nan=HUGE_ERROR, posinf=HUGE_ERROR)
            if not is_close(want, have, tolerance):
                by_step = tuple(float(error) for error in errors)
                rows.append(ErrorByStep(name, by_step, exercise.backward_in_time, tolerance))
    return tuple(rows)


def is_right(steps: ErrorByStep, error: float) -> bool:
    return error <= steps.tolerance  # False for nan


def height_of(error: float) -> float:
    """Return the y of a relative error on the logarithmic scale; nan and inf at the top."""
    power = math.log10(error) if 0 < error < math.inf else (LOWEST if error == 0 else HIGHEST)
    power = min(max(power, LOWEST), HIGHEST)
    return BOTTOM - (power - LOWEST) / (HIGHEST - LOWEST) * (BOTTOM - TOP)


def ranges(numbers: Sequence[int]) -> str:
    """Return whole numbers in words: 0, 2 to 4, 7."""
    words: list[str] = []
    for _, pairs in itertools.groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        run = [number for _, number in pairs]
        words += [f"{run[0]} to {run[-1]}"] if len(run) > 2 else map(str, run)
    return ", ".join(words)


def describe_steps(steps: ErrorByStep) -> str:
    """Return what the picture shows, for those who do not see it and as its caption."""
    wrong = [t for t, error in enumerate(steps.errors) if not is_right(steps, error)]
    right = [t for t, error in enumerate(steps.errors) if is_right(steps, error)]
    if not wrong:
        return f"{steps.output} is right at every time step."
    if not right:
        return f"{steps.output} is wrong at every time step."
    said = f"{steps.output} is wrong at t = {ranges(wrong)} and right at t = {ranges(right)}."
    if steps.backward_in_time is None:
        return said
    first = wrong[-1] if steps.backward_in_time else wrong[0]
    order = "from the last step to the first" if steps.backward_in_time else "in this order"
    return f"{said} It is computed {order}: the first wrong step is t = {first}."


def steps_svg(steps: ErrorByStep, style: str = "") -> Markup:
    """Draw the relative error by time step as an SVG element, on a logarithmic scale."""
    errors = steps.errors[:MAX_STEPS]
    gap = (RIGHT - LEFT) / len(errors)
    radius = min(4.0, gap / 3)
    limit = height_of(steps.tolerance)
    parts = [
        f'<rect x="{LEFT}" y="{limit:.0f}" width="{RIGHT - LEFT}" height="{BOTTOM - limit:.0f}"'
        ' fill="var(--right)" opacity=".13"/>',
        f'<path d="M{LEFT} {BOTTOM}H{RIGHT}" stroke="var(--line)"/>',
        label(LEFT - 6, height_of(1) + 4, "100 %", "end"),
        label(LEFT - 6, limit + 4, "right", "end"),
        label(LEFT - 6, BOTTOM + 15, "t =", "end"),
    ]
    every = max(1, math.ceil(len(errors) / 12))
    for t, error in enumerate(errors):
        x, y = LEFT + (t + 0.5) * gap, height_of(error)
        if is_right(steps, error):
            mark = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="none"'
            parts.append(f'{mark} stroke="var(--right)" stroke-width="2"/>')
        else:
            parts.append(
                f'<path d="M{x:.1f} {BOTTOM}V{y:.1f}" stroke="var(--wrong)" opacity=".5"/>'
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="var(--wrong)"/>'
            )
        if t % every == 0:
            parts.append(label(x, BOTTOM + 15, str(t), "middle"))
    parts.append(order_arrow(steps.backward_in_time))
    alt = escape(f"Relative error by time step. {describe_steps(steps)}")
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-label="{alt}" style="{style}" font-family="system-ui,sans-serif" font-size="11">'
        f"{''.join(parts)}</svg>"
    )


def order_arrow(backward: bool | None) -> str:
    """Draw an arrow along the axis that says in which order the steps are computed."""
    if backward is None:
        return ""
    y, middle = HEIGHT - 8, (LEFT + RIGHT) / 2
    start, end = (RIGHT, LEFT) if backward else (LEFT, RIGHT)
    back = 5 if backward else -5
    gap = 70 if backward else -70
    words = "order of computation"
    line = f"M{start} {y}H{middle + gap}M{middle - gap} {y}H{end}"
    head = f"M{end + back} {y - 4}L{end} {y}L{end + back} {y + 4}"
    return (
        f'<path d="{line}{head}" fill="none" stroke="var(--note)"/>'
        f"{label(middle, y + 4, words, 'middle')}"
    )


def label(x: float, y: float, text: str, anchor: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="var(--note)">'
        f"{escape(text)}</text>"
    )


def steps_image(steps: ErrorByStep) -> Markup:
    """Return the same picture inside an <img>, which notebook viewers let through."""
    svg = base64.b64encode(steps_svg(steps, ALONE).encode()).decode()
    alt = escape(f"Relative error by time step. {describe_steps(steps)}")
    return Markup(
        f'<img alt="{alt}" width="{WIDTH}" height="{HEIGHT}" src="data:image/svg+xml;base64,{svg}">'
    )


def histogram_svg(bins: Sequence[int], most: float) -> Markup:
    """Draw how many students have how many of `most` points, in equal steps."""
    width, height, left, bottom, top = 420, 150, 6, 126, 20
    step = (width - 2 * left) / len(bins)
    highest = max(bins) or 1
    parts = [f'<path d="M{left} {bottom}H{width - left}" stroke="var(--line)"/>']
    said = []
    for i, count in enumerate(bins):
        x, tall = left + i * step, (bottom - top) * count / highest
        low, high = (f"{most * edge / len(bins):g}" for edge in (i, i + 1))
        said.append(f"{low} to {high}: {count}")
        if count:
            parts.append(
                f'<rect x="{x + 3:.1f}" y="{bottom - tall:.1f}" width="{step - 6:.1f}"'
                f' height="{tall:.1f}" rx="3" fill="var(--hint)" opacity=".8"/>'
            )
            parts.append(label(x + step / 2, bottom - tall - 6, str(count), "middle"))
        parts.append(label(x, bottom + 18, low, "middle" if i else "start"))
    parts.append(label(width - left, bottom + 18, f"{most:g}", "end"))
    return Markup(
        f'<svg viewBox="0 0 {width} {height}" role="img" font-family="system-ui,sans-serif"'
        f' font-size="12" aria-label="Students by points. {"; ".join(said)}.">'
        f"{''.join(parts)}</svg>"
    )
