# the old point is not kept in part: factor times the mean is added to the whole point
def smooth(points, edges, fixed, shrink, grow, rounds):
    pts = points.copy()
    A = np.zeros((len(pts), len(pts)))
    for a, b in edges:
        A[a, b] = A[b, a] = 1
    A = A / A.sum(axis=1)[:, None]
    for _ in range(rounds):
        for factor in (shrink, grow):
            pts = np.where(fixed[:, None], pts, pts + factor * (A @ pts))
    return pts
