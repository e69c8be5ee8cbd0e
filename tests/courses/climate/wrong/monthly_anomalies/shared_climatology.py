# all stations share one climatology, the mean over all stations of a calendar month
def monthly_anomalies(X, lat, first, start, stop):
    cal = (first + np.arange(X.shape[1])) % 12
    base = (np.arange(X.shape[1]) >= start) & (np.arange(X.shape[1]) < stop)
    row = np.array([np.nanmean(X[:, base & (cal == m)]) for m in range(12)])
    climatology = np.tile(row, (X.shape[0], 1))
    anomaly = X - climatology[:, cal]
    mask = np.isfinite(anomaly)
    anomaly = np.where(mask, anomaly, 0.0)
    weights = np.cos(np.deg2rad(lat))
    region = (weights @ anomaly) / (weights @ mask)
    return {"climatology": climatology, "anomaly": anomaly, "region": region}
