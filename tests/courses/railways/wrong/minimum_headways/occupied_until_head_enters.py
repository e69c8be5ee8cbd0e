# let the occupation end from the time at which the head enters the block instead of leaves it
def minimum_headways(run, speed, length, order, period):
    t, b = run.shape
    start = np.zeros((t, b))
    stop = np.zeros((t, b))
    for i in range(t):
        clock = 0.0
        for j in range(b):
            approach = run[i, j - 1] if j > 0 else 0.0
            start[i, j] = clock - approach - SETUP
            stop[i, j] = clock + length[i] / speed[i, j] + RELEASE
            clock += run[i, j]
    h = np.zeros((t, t))
    for first in range(t):
        for second in range(t):
            h[first, second] = np.max(stop[first] - start[second])
    total = 0.0
    for k in range(len(order)):
        total += h[order[k], order[(k + 1) % len(order)]]
    share = total / period * 100
    return h, share, share <= SATURATED
