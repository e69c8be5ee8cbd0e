# held BAL against the crowding limit instead of Hegyi's index
def project_stand(xy, dbh, side, radius, model, years):
    rate, dmax, shade = model["rate"], model["dmax"], model["shade"]
    death, crowded = model["death"], model["crowded"]

    def g_ha(diam, n):
        return np.dot(n, np.pi / 4 * (diam / 100) ** 2) * 10000 / side**2

    diam = dbh + 0.0
    n = np.ones(diam.shape)
    series = np.empty(years + 1)
    series[0] = g_ha(diam, n)
    for t in range(1, years + 1):
        bal = competition(xy, diam, side, radius)["bal"]
        die = np.full(len(n), death)
        die[bal > crowded] *= 2
        diam = diam + np.clip(rate * diam * (1 - diam / dmax) * np.exp(-shade * bal), 0, None)
        n = n - die * n
        series[t] = g_ha(diam, n)
    return diam, n, series
