# the anomaly is the climatology minus the measurement
def monthly_anomalies(X, lat, first, start, stop):
    nt = X.shape[1]
    month = [(first + k) % 12 for k in range(nt)]
    clim = np.zeros((len(X), 12))
    for m in range(12):
        clim[:, m] = np.nanmean(np.column_stack([X[:, k] for k in range(start, stop) if month[k] == m]), axis=1)
    expected = clim[:, month]
    anomaly = expected - X
    good = ~np.isnan(anomaly)
    anomaly[~good] = 0
    w = np.cos(np.deg2rad(lat))[:, np.newaxis]
    return {"climatology": clim, "anomaly": anomaly, "region": np.sum(w * anomaly, 0) / np.sum(w * good, 0)}
