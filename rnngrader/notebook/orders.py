"""What error of a number is rounding: by the largest number of its order of magnitude.

What stands out, as a mask of -1e9 does, is no measure for the others.
"""

import itertools

import numpy as np

# A right answer differs by rounding alone: in the last of the 16 digits of float64, or in the last
# of 7 where anything in it was float32, whatever the dtype of what is returned in the end. An error
# is measured by the largest entry of its order.
TOLERANCE = 1e-5  # hundred times the rounding of float32; far below what mistakes change
ABSOLUTE = 1e-9  # where all that is wanted is zero
LESS_THAN_ONE = 0.5  # where whole numbers are wanted: days, counts or labels, however large
EXACT = 1e-7  # right answers with a larger error are told so
# Entries that are so many times as large as the next ones, and as 1, are no measure for these; nor
# are masks, values that come three times or more, where they are so many times as large.
GAP, MASK_GAP = 1e5, 30.0
MANY = 6  # different numbers for each value that they are taken for
SINGLE = 1e-6  # of the largest entries: what rounding to single precision leaves them wrong by
# What any way of computing may differ by where large numbers cancel: so much of the largest entry,
# and no more than so much, as the largest one may be a mask of any size.
ROUNDING, MOST_ROUNDING = 1e-13, 1e-6


def allowed(sizes, got, away, tolerance):
    """Return the largest error that is rounding, for each number of an array.

    Where the largest ones are in single precision, and wrong by its rounding, so was computed what
    is small beside them. Others that are as near to each other may be masks.

    sizes, away: absolute values of what is wanted, and of how far `got` is from it
    tolerance: of the largest number of an order
    """
    largest = sizes.max()
    large = 2 * sizes > largest
    furthest, single = away[large].max(initial=0.0), got[large] == got.astype(np.complex64)[large]
    rounded = rounding(largest) < furthest <= SINGLE * largest and single.all()
    tops = tops_of(sizes, masks=not rounded)
    of_its_order = ABSOLUTE + tolerance * tops[np.searchsorted(tops, sizes)]
    return np.maximum(of_its_order, rounding(tops[-1]))


def rounding(largest):
    """Return what may be left where numbers as large as the largest one cancel."""
    return ABSOLUTE + min(ROUNDING * largest, MOST_ROUNDING)


def tops_of(sizes, masks=True):
    """Return the largest size below each gap of orders of magnitude, and the largest of all.

    masks: whether what looks like one is no measure for what is below it
    """
    ordered = np.sort(sizes, axis=None)
    below = np.maximum(ordered[:-1], 1.0)
    steps = np.flatnonzero(ordered[1:] > MASK_GAP * below)
    gaps = [
        step
        for step, end in itertools.pairwise((*steps, ordered.size - 1))
        if ordered[step + 1] > GAP * below[step]
        or (masks and is_mask(ordered[step + 1 : end + 1], 4 * below[step]))
    ]
    return ordered[[*gaps, -1]]


def is_mask(ordered, width):
    """Return whether numbers are values that come three times or more, but for a width of what is
    added to them.

    Those among which no three are equal have to be many to be near by no chance.
    """
    steps = np.diff(ordered)
    starts = np.flatnonzero(steps > width) + 1
    spreads = ordered[[*(starts - 1), -1]] - ordered[[0, *starts]]
    values = spreads.size
    if ordered.size < 3 * values or (spreads > width).any():  # two are any of a symmetric matrix
        return False
    same = rounding(ordered[-1])
    several = (ordered[2:] - ordered[:-2] <= same).any()
    return several or 1 + np.count_nonzero(steps > same) >= MANY * values
