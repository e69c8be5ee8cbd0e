# left out the factor d in the growth formula
def project_stand(xy, dbh, side, radius, model, years):
    def grow(d, bal):
        free = 1 - d / model["dmax"]
        inc = model["rate"] * free * np.exp(-model["shade"] * bal)
        return d + np.maximum(inc, 0)

    def thin(s, hegyi):
        twice = (hegyi > model["crowded"]).astype(int) + 1
        return s * (1 - twice * model["death"])

    def basal(d, s):
        return np.pi / 40000 * np.sum(s * d**2) / side**2 * 10000

    d, s = dbh, np.ones(len(dbh))
    out = [basal(d, s)]
    for _ in range(years):
        comp = competition(xy, d, side, radius)
        d, s = grow(d, comp["bal"]), thin(s, comp["hegyi"])
        out.append(basal(d, s))
    return d, s, np.array(out)
