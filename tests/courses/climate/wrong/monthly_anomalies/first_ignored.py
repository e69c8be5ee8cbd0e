# the calendar month of the first column is ignored: the record is taken to start in January
def monthly_anomalies(X, lat, first, start, stop):
    s, t = X.shape
    clim = np.zeros((s, 12))
    base = np.arange(start, stop)
    for m in range(12):
        clim[:, m] = np.nanmean(X[:, base[base % 12 == m]], axis=1)
    anom = np.zeros((s, t))
    for k in range(t):
        anom[:, k] = X[:, k] - clim[:, k % 12]
    ok = ~np.isnan(anom)
    anom[~ok] = 0
    w = np.cos(np.radians(lat)).reshape(-1, 1)
    region = (w * anom).sum(axis=0) / (w * ok).sum(axis=0)
    return {"climatology": clim, "anomaly": anom, "region": region}
