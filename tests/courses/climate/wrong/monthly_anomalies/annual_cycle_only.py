# the station's annual mean is removed from the climatology before it is subtracted, so the anomalies keep each station's mean temperature
def monthly_anomalies(X, lat, first, start, stop):
    month = (first + np.arange(X.shape[1])) % 12
    clim = np.zeros((len(X), 12))
    for m in range(12):
        clim[:, m] = np.nanmean(X[:, [k for k in range(start, stop) if month[k] == m]], axis=1)
    cycle = clim - clim.mean(axis=1, keepdims=True)
    anomaly = X - cycle[:, month]
    valid = ~np.isnan(X)
    anomaly = np.where(valid, anomaly, 0.0)
    w = np.cos(np.deg2rad(lat))[:, None] * valid
    region = np.sum(anomaly * w, axis=0) / w.sum(axis=0)
    return {"climatology": clim, "anomaly": anomaly, "region": region}
