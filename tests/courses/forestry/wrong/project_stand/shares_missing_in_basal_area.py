# counted every tree in full in each year's basal area instead of with its share
def project_stand(xy, dbh, side, radius, model, years):
    """Growth and mortality of the trees on a plot over some years.

    xy: positions in m, shape (n, 2)
    dbh: diameters at the start in cm, shape (n,)
    side, radius: as in competition
    model: dictionary with the numbers rate, dmax, shade (c in the text), death, crowded
    years: how many years, a whole number

    returns: final, stems, basal_area
        final: diameters at the end in cm, shape (n,)
        stems: share that is left of each tree, shape (n,)
        basal_area: in m2 per ha, at the start and after each year, shape (years + 1,)
    """
    d = dbh.copy()
    stems = np.ones(len(d))
    hectares = side**2 / 10000
    basal_area = np.zeros(years + 1)
    basal_area[0] = np.sum(np.pi / 4 * (d / 100) ** 2) / hectares
    for year in range(years):
        index = competition(xy, d, side, radius)
        growth = model["rate"] * d * (1 - d / model["dmax"]) * np.exp(-model["shade"] * index["bal"])
        loss = np.where(index["hegyi"] > model["crowded"], 2 * model["death"], model["death"])
        d = d + np.maximum(growth, 0)
        stems = stems * (1 - loss)
        basal_area[year + 1] = np.sum(np.pi / 4 * (d / 100) ** 2) / hectares
    return d, stems, basal_area
