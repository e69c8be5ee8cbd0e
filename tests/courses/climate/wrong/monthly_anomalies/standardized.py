# the anomalies are divided by the standard deviation of the station in the base period
def monthly_anomalies(X, lat, first, start, stop):
    month = (first + np.arange(X.shape[1])) % 12
    climatology = np.zeros((len(X), 12))
    for m in range(12):
        cols = np.arange(start, stop)[month[start:stop] == m]
        climatology[:, m] = np.nanmean(X[:, cols], axis=1)
    sd = np.nanstd(X[:, start:stop], axis=1, keepdims=True)
    z = (X - climatology[:, month]) / sd
    mask = ~np.isnan(z)
    z = np.where(mask, z, 0.0)
    w = np.cos(np.deg2rad(lat))[:, None] * mask
    return {"climatology": climatology, "anomaly": z, "region": (w * z).sum(0) / w.sum(0)}
