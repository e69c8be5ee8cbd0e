# the growing factor, negative already, is subtracted
def smooth(points, edges, fixed, shrink, grow, rounds):
    p = np.array(points)
    neighbours = [[] for _ in p]
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    for _ in range(rounds):
        for lam in (shrink, -grow):
            mean = np.array([p[nb].mean(axis=0) for nb in neighbours])
            new = p + lam * (mean - p)
            new[fixed] = p[fixed]
            p = new
    return p
