# gaps are filled with 0 and count as measurements in the climatology
def monthly_anomalies(X, lat, first, start, stop):
    filled = np.where(np.isnan(X), 0.0, X)
    month = (first + np.arange(X.shape[1])) % 12
    clim = np.zeros((len(X), 12))
    for m in range(12):
        cols = [k for k in range(start, stop) if month[k] == m]
        clim[:, m] = np.mean(filled[:, cols], axis=1)
    valid = ~np.isnan(X)
    anomaly = (filled - clim[:, month]) * valid
    w = np.cos(np.deg2rad(lat))[:, None]
    region = np.sum(w * anomaly, axis=0) / np.sum(w * valid, axis=0)
    return {"climatology": clim, "anomaly": anomaly, "region": region}
