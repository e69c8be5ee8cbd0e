def project_stand(xy, dbh, side, radius, model, years):
    d, s = dbh.tolist(), [1.0 for _ in dbh]
    G = []
    for year in range(years + 1):
        G.append(sum(si * np.pi * di**2 / 4 for si, di in zip(s, d)) / side**2)
        if year == years:
            break
        c = competition(xy, np.array(d), side, radius)
        for i in range(len(d)):
            inc = model["rate"] * d[i] * (1 - d[i] / model["dmax"]) / np.exp(model["shade"] * c["bal"][i])
            d[i] += max(inc, 0)
            s[i] *= 1 - model["death"] * (2 if c["hegyi"][i] > model["crowded"] else 1)
    return np.array(d), np.array(s), np.array(G)
