# let the occupation end when the tail leaves the block, without the release time
def minimum_headways(run, speed, length, order, period):
    """Minimum headways of t kinds of trains on b blocks, and what a sequence of them occupies.

    run: running time of each kind in each block, s, shape (t, b)
    speed: its speed at the end of each block, m/s, shape (t, b)
    length: lengths of the trains, m, shape (t,)
    order: the kinds of the trains in a period, one after the other, whole numbers, shape (m,)
    period: length of the period, s

    returns: headway, occupied, stable
        headway: of kind j (column) after kind i (row), s, shape (t, t)
        occupied: share of the period, percent
        stable: whether the share is at most SATURATED, True or False
    """
    leave = np.cumsum(run, axis=1)
    begin = leave - run - SETUP
    begin[:, 1:] -= run[:, :-1]
    end = leave + length[:, None] / speed
    headway = np.max(end[:, None, :] - begin[None, :, :], axis=2)
    follower = np.roll(order, -1)
    occupied = 100 * np.sum(headway[order, follower]) / period
    return headway, occupied, occupied <= SATURATED
