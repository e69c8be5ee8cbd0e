# gaps are set to 0 before the climatology is subtracted, so a gap's anomaly is minus the climatology
def monthly_anomalies(X, lat, first, start, stop):
    t = X.shape[1]
    month = (first + np.arange(t)) % 12
    ok = np.isfinite(X)
    clim = np.zeros((X.shape[0], 12))
    for m in range(12):
        c = [k for k in range(start, stop) if month[k] == m]
        clim[:, m] = np.nanmean(X[:, c], axis=1)
    Z = X.copy()
    Z[~ok] = 0.0
    anomaly = Z - clim[:, month]
    w = np.cos(np.deg2rad(lat))[:, None] * ok
    region = (w * anomaly).sum(axis=0) / w.sum(axis=0)
    return {"climatology": clim, "anomaly": anomaly, "region": region}
