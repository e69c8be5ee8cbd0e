# took the loss of crowded trees off twice in a row instead of taking off twice the loss
def project_stand(xy, dbh, side, radius, model, years):
    ha = side**2 / 1e4
    d = np.array(dbh)
    share = np.ones_like(d)
    g = [np.sum(np.pi * d**2 / 40000) / ha]
    for _ in range(years):
        comp = competition(xy, d, side, radius)
        inc = model["rate"] * d * (1 - d / model["dmax"]) * np.exp(-model["shade"] * comp["bal"])
        d = d + np.where(inc > 0, inc, 0)
        share = share * (1 - model["death"])
        crowded = comp["hegyi"] > model["crowded"]
        share[crowded] = share[crowded] * (1 - model["death"])
        g.append(np.sum(share * np.pi * d**2 / 40000) / ha)
    return d, share, np.array(g)
