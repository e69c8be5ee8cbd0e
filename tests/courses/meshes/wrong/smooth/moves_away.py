# the difference is the wrong way round, points minus mean
def smooth(points, edges, fixed, shrink, grow, rounds):
    pts = points.copy()
    A = np.zeros((len(pts), len(pts)))
    for a, b in edges:
        A[a, b] = A[b, a] = 1
    deg = A.sum(axis=1)
    for _ in range(rounds):
        for factor in (shrink, grow):
            away = pts - (A @ pts) / deg[:, None]
            away[fixed] = 0
            pts = pts + factor * away
    return pts
