# two mistakes: the growing half step is left out, and fixed points move
def smooth(points, edges, fixed, shrink, grow, rounds):
    n = len(points)
    A = np.zeros((n, n))
    A[edges[:, 0], edges[:, 1]] = 1
    A += A.T
    W = A / A.sum(axis=1, keepdims=True)
    x = points.copy()
    for _ in range(rounds):
        x = (1 - shrink) * x + shrink * W @ x
    return x
