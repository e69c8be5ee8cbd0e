# the climatology is the median instead of the mean of each calendar month
def monthly_anomalies(X, lat, first, start, stop):
    n, t = X.shape
    month = (first + np.arange(t)) % 12
    clim = np.zeros((n, 12))
    for i in range(n):
        for m in range(12):
            values = [X[i, k] for k in range(start, stop) if month[k] == m and not np.isnan(X[i, k])]
            clim[i, m] = np.median(values)
    anomaly = np.zeros((n, t))
    for i in range(n):
        for k in range(t):
            if not np.isnan(X[i, k]):
                anomaly[i, k] = X[i, k] - clim[i, month[k]]
    w = np.cos(np.deg2rad(lat))
    region = np.array([np.sum(w * anomaly[:, k]) / np.sum(w[~np.isnan(X[:, k])]) for k in range(t)])
    return {"climatology": clim, "anomaly": anomaly, "region": region}
