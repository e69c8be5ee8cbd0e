# the second half step takes the factor shrink with a minus, not grow
def smooth(points, edges, fixed, shrink, grow, rounds):
    p = points.copy()
    degree = np.bincount(edges.ravel(), minlength=len(points))
    for _ in range(rounds):
        for lam in (shrink, -shrink):
            s = np.zeros(p.shape)
            for a, b in edges:
                s[a] += p[b]
                s[b] += p[a]
            d = s / degree[:, None] - p
            d[fixed] = 0
            p = p + lam * d
    return p
