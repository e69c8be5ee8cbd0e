# the point itself counts as one of its neighbours
def smooth(points, edges, fixed, shrink, grow, rounds):
    pts = points.copy()
    A = np.eye(len(pts))
    for a, b in edges:
        A[a, b] = A[b, a] = 1
    A /= A.sum(axis=1, keepdims=True)
    for _ in range(rounds):
        for factor in (shrink, grow):
            target = A @ pts
            pts = np.where(fixed[:, None], pts, pts + factor * (target - pts))
    return pts
