"""By which factor numbers are too large, and what that factor is made of."""

from functools import partial
from itertools import combinations, permutations, product

import numpy as np

from rnngrader.notebook.compare import and_list, is_close, is_numeric, shown


def about_factor(one, want, path, right, given, follows):
    """Say by which constant factor an array is too large."""
    large = np.abs(want) > 1e-3 * np.max(np.abs(want), initial=0)
    if not large.any():
        return ""
    factor = float(np.median(one[large] / want[large]))
    if factor == 0 or not is_close(one, factor * want):
        return ""
    if abs(factor + 1) < 1e-6:
        return "right but for the sign"
    if one.size > 1 and abs(factor - 1) < 2e-3:  # a small number, rather
        return ""
    turned = "times -1 and " if factor < 0 else ""
    numbers = {k: v for k, v in {**given, **right}.items() if k != path and is_numeric(v)}
    singles = {shown(k): float(v) for k, v in numbers.items() if not np.ndim(v) and v > 0}
    for said, number in powers_of(singles):  # before a size that is equal
        if abs(abs(factor) - 1) > 1e-6 and abs(abs(factor) / number - 1) < 1e-5:
            return f"the right numbers {turned}{said}, or something as large"
    # An array in a cache has its sizes from elsewhere: it would be named by chance.
    arrays = [k for k in given if shown(k).isidentifier()]
    for said, size in sizes_to_powers({k: np.shape(given[k]) for k in arrays}):
        fits = abs(abs(factor) / size(given) - 1) < 1e-6
        if fits and follows(path, lambda given, size=size: np.sign(factor) * size(given)):
            return f"the right numbers {turned}{said}"
    # Of one number, any other is a multiple.
    plain = one.size > 1 or round(factor, 6) in (2, 0.5)
    return f"the right numbers times {factor:.5g}" if plain else ""


def powers_of(numbers):
    """Yield what one may multiply with by mistake, made of numbers with names: words, a number."""
    for power, whose in ((1, ""), (2, "the square of ")):
        for name, value in numbers.items():
            yield f"times {whose}{name}", value**power
            yield f"divided by {whose}{name}", value**-power
    for (name, value), (other, by) in permutations(numbers.items(), 2):
        yield f"times {name} / {other}", value / by


def sizes_to_powers(shapes):
    """Yield the same, made of the sizes of arrays: words, a function of the inputs' leaves."""
    for power, whose in ((1, ""), (2, "the square of "), (0.5, "the square root of ")):
        for (name, shape), many in product(shapes.items(), (1, 2)):
            for axes in combinations(range(len(shape)), many):
                n = np.prod([shape[axis] for axis in axes]) ** power
                where = f"{n:.5g}, {whose}the size of {shown(name)} along axis {and_list(axes)}"
                kept = {"name": name, "axes": axes}
                if n > 1:
                    yield f"divided by {where}", partial(size_of, **kept, power=-power)
                if n > 2:
                    yield f"times {where}", partial(size_of, **kept, power=power)
    for name, shape in shapes.items():
        for i, k in permutations(range(len(shape)), 2):
            if shape[i] != shape[k]:
                where = f"the sizes of {shown(name)} along axis {i} and {k}"
                kept = {"name": name, "axes": (i,), "by": (k,)}
                yield f"times {shape[i]} / {shape[k]}, {where}", partial(size_of, **kept)


def size_of(given, name, axes, power=1, by=()):
    """Return the product of an array's lengths along axes, to a power, by that along others."""
    shape = np.shape(given[name])
    large, small = (float(np.prod([shape[i] for i in some])) for some in (axes, by))
    return large**power / small
