# the sum of the neighbours, not their mean: weights of difference vectors are not divided by the degree
def smooth(points, edges, fixed, shrink, grow, rounds):
    x = points.copy()
    for r in range(rounds):
        for c in (shrink, grow):
            lap = np.zeros(x.shape)
            for a, b in edges:
                lap[a] += x[b] - x[a]
                lap[b] += x[a] - x[b]
            lap[fixed] = 0
            x = x + c * lap
    return x
