# took the ratio of the basal areas instead of that of the diameters in Hegyi's index
def competition(xy, dbh, side, radius):
    g = np.pi * dbh**2 / 40000
    bal = np.array([g[dbh > d].sum() for d in dbh]) * 10000 / side**2

    def dist(i):
        diff = np.abs(xy - xy[i])
        diff = np.where(diff > side / 2, side - diff, diff)
        return np.hypot(diff[:, 0], diff[:, 1])

    hegyi = []
    for i in range(len(dbh)):
        r = dist(i)
        nb = r <= radius
        nb[i] = False
        hegyi.append(np.sum(g[nb] / g[i] / (r[nb] + 1)))
    return {"bal": bal, "hegyi": np.array(hegyi)}
