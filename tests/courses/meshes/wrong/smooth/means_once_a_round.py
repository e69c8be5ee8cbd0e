# the mean of the neighbours is not computed anew for the second half step
def smooth(points, edges, fixed, shrink, grow, rounds):
    pts = points.copy()
    A = np.zeros((len(pts), len(pts)))
    for a, b in edges:
        A[a, b] = A[b, a] = 1
    A = A / A.sum(axis=1)[:, None]
    free = ~fixed[:, None]
    for _ in range(rounds):
        mean = A @ pts
        pts = pts + shrink * (mean - pts) * free
        pts = pts + grow * (mean - pts) * free
    return pts
