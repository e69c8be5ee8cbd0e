# the fixed points move too
def smooth(points, edges, fixed, shrink, grow, rounds):
    x = points.copy()
    A = np.zeros((len(x), len(x)))
    A[edges[:, 0], edges[:, 1]] = 1
    A[edges[:, 1], edges[:, 0]] = 1
    W = A / A.sum(axis=1, keepdims=True)
    for r in range(rounds):
        for c in [shrink, grow]:
            x = x + c * (W @ x - x)
    return x
