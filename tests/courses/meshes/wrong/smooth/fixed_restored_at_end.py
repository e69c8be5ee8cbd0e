# the fixed points move along and are only put back at the very end
def smooth(points, edges, fixed, shrink, grow, rounds):
    x = points.copy()
    A = np.zeros((len(x), len(x)))
    A[edges[:, 0], edges[:, 1]] = 1
    A[edges[:, 1], edges[:, 0]] = 1
    W = A / A.sum(axis=1, keepdims=True)
    for r in range(rounds):
        x = x + shrink * (W @ x - x)
        x = x + grow * (W @ x - x)
    x[fixed] = points[fixed]
    return x
