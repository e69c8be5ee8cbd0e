# computed each year's growth from the diameters at the very start instead of the current ones
def project_stand(xy, dbh, side, radius, model, years):
    area = side**2 / 10000
    now = dbh.copy()
    stems = np.ones(dbh.size)
    ba = np.zeros(1 + years)
    for t in range(years + 1):
        ba[t] = (stems * np.pi * now**2 / 40000).sum() / area
        if t == years:
            break
        ci = competition(xy, now, side, radius)
        potential = model["rate"] * dbh * (1 - dbh / model["dmax"])
        real = potential / np.exp(model["shade"] * ci["bal"])
        stems = np.where(
            ci["hegyi"] > model["crowded"],
            stems * (1 - 2 * model["death"]),
            stems * (1 - model["death"]),
        )
        now = now + np.maximum(0, real)
    return now, stems, ba
