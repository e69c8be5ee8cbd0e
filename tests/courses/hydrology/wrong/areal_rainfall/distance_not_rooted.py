# the squared distance is used in place of the distance, both in the weights and in the comparison with the radius
def areal_rainfall(gauges, rain, cells, radius, power):
    n_c = cells.shape[0]
    n_g = gauges.shape[0]
    W = np.zeros((n_c, n_g))
    for c in range(n_c):
        dist = np.zeros(n_g)
        for g in range(n_g):
            dx = cells[c, 0] - gauges[g, 0]
            dy = cells[c, 1] - gauges[g, 1]
            dist[g] = dx**2 + dy**2
        ok = dist <= radius
        if ok.any():
            W[c, ok] = 1 / dist[ok] ** power
            W[c] /= W[c].sum()
        else:
            W[c, np.argmin(dist)] = 1
    return W, np.mean(W @ rain, axis=0)
