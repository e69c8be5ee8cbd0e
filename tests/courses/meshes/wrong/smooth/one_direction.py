# each edge counts in one direction only
def smooth(points, edges, fixed, shrink, grow, rounds):
    p = points.copy()
    degree = np.bincount(edges.ravel(), minlength=len(points))
    for _ in range(rounds):
        for lam in (shrink, grow):
            s = np.zeros(p.shape)
            for a, b in edges:
                s[a] += p[b]
            step = lam * (s / degree[:, None] - p)
            step[fixed] = 0
            p = p + step
    return p
