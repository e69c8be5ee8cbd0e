# the free points stay and the fixed ones move
def smooth(points, edges, fixed, shrink, grow, rounds):
    x = points.copy()
    A = np.zeros((len(x), len(x)))
    A[edges[:, 0], edges[:, 1]] = 1
    A[edges[:, 1], edges[:, 0]] = 1
    W = A / A.sum(axis=1, keepdims=True)
    for r in range(rounds):
        for c in [shrink, grow]:
            d = c * (W @ x - x)
            d[~fixed] = 0
            x += d
    return x
