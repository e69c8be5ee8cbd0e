# the climatology is right, but it is subtracted as if the record started in January (column k gets month k % 12, first is forgotten there)
def monthly_anomalies(X, lat, first, start, stop):
    s, t = X.shape
    clim = np.zeros((s, 12))
    for j in range(12):
        columns = [k for k in range(start, stop) if (k + first) % 12 == j]
        clim[:, j] = np.nanmean(X[:, columns], axis=1)
    anomaly = np.zeros((s, t))
    for k in range(t):
        anomaly[:, k] = np.nan_to_num(X[:, k] - clim[:, k % 12])
    w = np.cos(np.deg2rad(lat))[:, None] * ~np.isnan(X)
    region = (w * anomaly).sum(axis=0) / w.sum(axis=0)
    return {"climatology": clim, "anomaly": anomaly, "region": region}
