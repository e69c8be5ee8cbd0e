# cleared all blocks with the speed of the first block instead of each block's own
def minimum_headways(run, speed, length, order, period):
    kinds, blocks = run.shape
    passed = np.zeros((kinds, blocks + 1))
    for j in range(blocks):
        passed[:, j + 1] = passed[:, j] + run[:, j]
    clearing = length / speed[:, 0]
    begin = np.empty((kinds, blocks))
    for j in range(blocks):
        begin[:, j] = passed[:, max(j - 1, 0)] - SETUP
    end = passed[:, 1:] + clearing[:, None] + RELEASE
    headway = np.array([[max(end[i] - begin[j]) for j in range(kinds)] for i in range(kinds)])
    pairs = zip(order, list(order[1:]) + [order[0]])
    occupied = 100 * sum(headway[i, j] for i, j in pairs) / period
    return headway, occupied, occupied <= SATURATED
