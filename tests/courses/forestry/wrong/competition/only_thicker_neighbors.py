# summed Hegyi's index over the thicker neighbors only instead of all of them
def competition(xy, dbh, side, radius):
    n = dbh.shape[0]
    plot_ha = side**2 / 10000
    ba = 0.25 * np.pi * (dbh * 0.01) ** 2
    bal, hegyi = np.empty(n), np.empty(n)
    for i in range(n):
        bigger = np.where(dbh > dbh[i])[0]
        bal[i] = ba[bigger].sum() / plot_ha
        step = np.abs(xy[bigger] - xy[i])
        step = np.minimum(step, side - step)
        r = np.sqrt((step**2).sum(axis=1))
        close = r <= radius
        hegyi[i] = (dbh[bigger][close] / dbh[i] / (r[close] + 1)).sum()
    return {"bal": bal, "hegyi": hegyi}
