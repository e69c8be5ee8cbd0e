# the growing half step first: both are the same linear map, so they commute
def smooth(points, edges, fixed, shrink, grow, rounds):
    p = points.copy()
    degree = np.bincount(edges.ravel(), minlength=len(points))
    for _ in range(rounds):
        for lam in (grow, shrink):
            s = np.zeros(p.shape)
            for a, b in edges:
                s[a] += p[b]
                s[b] += p[a]
            for v in range(len(p)):
                if fixed[v]:
                    s[v] = degree[v] * p[v]
            p = p + lam * (s / degree[:, None] - p)
    return p
