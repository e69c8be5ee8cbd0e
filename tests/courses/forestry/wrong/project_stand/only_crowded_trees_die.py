# let only the crowded trees lose stems instead of all of them, the crowded ones twice as much
def project_stand(xy, dbh, side, radius, model, years):
    d = list(dbh)
    left = [1.0] * len(d)
    ha = side * side / 10000
    G = [sum(np.pi * (x / 200) ** 2 for x in d) / ha]
    for year in range(years):
        c = competition(xy, np.array(d), side, radius)
        for i in range(len(d)):
            inc = model["rate"] * d[i] * (1 - d[i] / model["dmax"])
            inc *= np.exp(-model["shade"] * c["bal"][i])
            if inc > 0:
                d[i] += inc
            if c["hegyi"][i] > model["crowded"]:
                left[i] *= 1 - 2 * model["death"]
        G.append(sum(s * np.pi * (x / 200) ** 2 for s, x in zip(left, d)) / ha)
    return np.array(d), np.array(left), np.array(G)
