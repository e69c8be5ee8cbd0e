# returned the basal area after each year only instead of beginning with that at the start
def project_stand(xy, dbh, side, radius, model, years):
    hectare = side**2 / 10000
    trees = dbh.astype(float)
    rest = np.ones(trees.shape[0])
    record = []
    y = 0
    while y < years:
        c = competition(xy, trees, side, radius)
        increment = trees - trees**2 / model["dmax"]
        increment = increment * model["rate"] * np.exp(-c["bal"] * model["shade"])
        increment[increment < 0] = 0
        trees = trees + increment
        risk = model["death"] * np.ones(len(rest))
        risk[c["hegyi"] > model["crowded"]] = 2 * model["death"]
        rest = rest - rest * risk
        record.append((rest * np.pi * (trees / 200) ** 2).sum() / hectare)
        y += 1
    return trees, rest, np.array(record)
