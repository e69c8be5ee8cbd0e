# the latitude goes into the cosine in degrees
def monthly_anomalies(X, lat, first, start, stop):
    month = np.mod(first + np.arange(X.shape[1]), 12)
    climatology = np.empty((X.shape[0], 12))
    for m in range(12):
        which = [c for c in np.arange(start, stop) if month[c] == m]
        climatology[:, m] = np.nanmean(X[:, which], axis=1)
    raw = X - climatology[:, month]
    anomaly = np.nan_to_num(raw, nan=0.0)
    has = 1.0 - np.isnan(raw)
    weight = np.cos(lat)
    region = np.sum(weight[:, None] * anomaly * has, axis=0) / np.sum(weight[:, None] * has, axis=0)
    return {"climatology": climatology, "anomaly": anomaly, "region": region}
