def project_stand(xy, dbh, side, radius, model, years):
    D = np.zeros((years + 1, len(dbh)))
    N = np.ones((years + 1, len(dbh)))
    D[0] = dbh
    for t in range(1, years + 1):
        idx = competition(xy, D[t - 1], side, radius)
        factor = np.exp(-model["shade"] * idx["bal"])
        growing = D[t - 1] < model["dmax"]
        D[t] = D[t - 1] + growing * model["rate"] * D[t - 1] * factor * (1 - D[t - 1] / model["dmax"])
        N[t] = N[t - 1] * (1 - model["death"])
        hit = idx["hegyi"] > model["crowded"]
        N[t, hit] = N[t - 1, hit] * (1 - 2 * model["death"])
    g = np.einsum("ti,ti,ti->t", N, D, D) * np.pi / 4 / side**2
    return D[-1], N[-1], g
