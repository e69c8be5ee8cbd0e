# the stations are weighted with the absolute sine of the latitude instead of the cosine
def monthly_anomalies(X, lat, first, start, stop):
    month = (first + np.arange(X.shape[1])) % 12
    clim = np.zeros((X.shape[0], 12))
    for mo in range(12):
        sel = np.zeros(X.shape[1], bool)
        sel[start:stop] = month[start:stop] == mo
        block = X[:, sel]
        n = np.sum(~np.isnan(block), axis=1)
        clim[:, mo] = np.nansum(block, axis=1) / n
    measured = ~np.isnan(X)
    anomaly = np.where(measured, X - clim[:, month], 0.0)
    w = np.abs(np.sin(np.deg2rad(lat)))[:, None] * measured
    region = (w * anomaly).sum(axis=0) / w.sum(axis=0)
    return {"climatology": clim, "anomaly": anomaly, "region": region}
