# the second half step is left out, plain Laplacian smoothing
def smooth(points, edges, fixed, shrink, grow, rounds):
    p = np.array(points)
    neighbours = [[] for _ in p]
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    for _ in range(rounds):
        mean = np.array([p[nb].mean(axis=0) for nb in neighbours])
        new = p + shrink * (mean - p)
        new[fixed] = p[fixed]
        p = new
    return p
