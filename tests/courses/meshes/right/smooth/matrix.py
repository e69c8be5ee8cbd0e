# row-normalised adjacency matrix
def smooth(points, edges, fixed, shrink, grow, rounds):
    n = len(points)
    A = np.zeros((n, n))
    A[edges[:, 0], edges[:, 1]] = 1
    A += A.T
    W = A / A.sum(axis=1, keepdims=True)
    x = points.copy()
    for _ in range(rounds):
        for c in (shrink, grow):
            x = np.where(fixed[:, None], x, (1 - c) * x + c * W @ x)
    return x
