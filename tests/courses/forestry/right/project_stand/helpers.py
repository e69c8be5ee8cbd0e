def project_stand(xy, dbh, side, radius, model, years):
    def step(d, s):
        c = competition(xy, d, side, radius)
        inc = np.clip(model["rate"] * (d - d * d / model["dmax"]), 0, None) * np.exp(-model["shade"] * c["bal"])
        return d + inc, s - s * model["death"] * (1 + (c["hegyi"] > model["crowded"]))

    states = [(dbh, np.ones(dbh.shape))]
    for _ in range(years):
        states.append(step(*states[-1]))
    G = np.array([np.pi * s @ (d / 200) ** 2 for d, s in states]) / (side**2 / 1e4)
    return states[-1][0], states[-1][1], G
