# lists of neighbours, and a helper
def smooth(points, edges, fixed, shrink, grow, rounds):
    nbs = {v: [] for v in range(len(points))}
    for a, b in edges:
        nbs[a].append(b)
        nbs[b].append(a)

    def half(p, c):
        new = p.copy()
        for v in nbs:
            if not fixed[v]:
                new[v] = p[v] + c * (p[nbs[v]].mean(axis=0) - p[v])
        return new

    for _ in range(rounds):
        points = half(half(points, shrink), grow)
    return points
