# gaps are filled with the station's mean over the base period at the beginning, and count as measurements from then on
def monthly_anomalies(X, lat, first, start, stop):
    X = X.copy()
    for i in range(len(X)):
        X[i, np.isnan(X[i])] = np.nanmean(X[i, start:stop])
    month = (first + np.arange(X.shape[1])) % 12
    k = np.arange(X.shape[1])
    clim = np.zeros((len(X), 12))
    for m in range(12):
        clim[:, m] = X[:, (month == m) & (k >= start) & (k < stop)].mean(axis=1)
    anomaly = X - clim[:, month]
    region = np.average(anomaly, axis=0, weights=np.cos(np.deg2rad(lat)))
    return {"climatology": clim, "anomaly": anomaly, "region": region}
