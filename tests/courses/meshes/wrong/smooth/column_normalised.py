# the adjacency matrix is divided by the degree of the neighbour, not of the point
def smooth(points, edges, fixed, shrink, grow, rounds):
    n = len(points)
    A = np.zeros((n, n))
    A[edges[:, 0], edges[:, 1]] = 1
    A += A.T
    W = A / A.sum(axis=0)
    x = points.copy()
    for _ in range(rounds):
        for factor in (shrink, grow):
            delta = W @ x - x
            x[~fixed] += factor * delta[~fixed]
    return x
