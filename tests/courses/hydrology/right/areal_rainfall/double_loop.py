# style: plain double loops, nearest gauge tracked by hand
def areal_rainfall(gauges, rain, cells, radius, power):
    nc, ng, nt = len(cells), len(gauges), rain.shape[1]
    weights = np.zeros((nc, ng))
    for c in range(nc):
        best, best_d, total = 0, 1e30, 0.0
        for g in range(ng):
            d = ((cells[c][0] - gauges[g][0]) ** 2 + (cells[c][1] - gauges[g][1]) ** 2) ** 0.5
            if d < best_d:
                best, best_d = g, d
            if d <= radius:
                weights[c, g] = 1 / d**power
                total += weights[c, g]
        if total == 0:
            weights[c, best] = 1.0
        else:
            for g in range(ng):
                weights[c, g] /= total
    areal = np.zeros(nt)
    for t in range(nt):
        for c in range(nc):
            for g in range(ng):
                areal[t] += weights[c, g] * rain[g, t] / nc
    return weights, areal
