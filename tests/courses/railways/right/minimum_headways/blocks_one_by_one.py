def minimum_headways(run, speed, length, order, period):
    t, b = run.shape
    passed = np.concatenate([np.zeros((t, 1)), run.cumsum(axis=1)], axis=1)
    headway = np.full((t, t), -np.inf)
    for q in range(b):
        until = passed[:, q + 1] + length / speed[:, q]
        since = passed[:, max(q - 1, 0)]
        headway = np.maximum(headway, np.subtract.outer(until, since))
    headway = headway + SETUP + RELEASE
    used = headway[order[-1], order[0]]
    for a, z in zip(order[:-1], order[1:]):
        used += headway[a, z]
    percent = 100 * used / period
    return headway, percent, bool(percent <= SATURATED)
