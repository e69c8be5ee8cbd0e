# the points are moved one after the other, later ones see the new places
def smooth(points, edges, fixed, shrink, grow, rounds):
    x = points.copy()
    for r in range(rounds):
        for c in (shrink, grow):
            for v in range(len(x)):
                if fixed[v]:
                    continue
                nb = np.concatenate([edges[edges[:, 0] == v, 1], edges[edges[:, 1] == v, 0]])
                x[v] = x[v] + c * (x[nb].mean(axis=0) - x[v])
    return x
