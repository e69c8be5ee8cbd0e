# the regional mean averages the temperatures of the stations that measured and subtracts the mean climatology of all stations, instead of averaging anomalies
def monthly_anomalies(X, lat, first, start, stop):
    month = (first + np.arange(X.shape[1])) % 12
    clim = np.zeros((X.shape[0], 12))
    for m in range(12):
        ks = [k for k in range(start, stop) if month[k] == m]
        clim[:, m] = np.nanmean(X[:, ks], axis=1)
    ok = ~np.isnan(X)
    anomaly = np.where(ok, X - clim[:, month], 0.0)
    w = np.cos(np.deg2rad(lat))
    mean_T = (w @ np.where(ok, X, 0.0)) / (w @ ok)
    mean_clim = w @ clim / w.sum()
    region = mean_T - mean_clim[month]
    return {"climatology": clim, "anomaly": anomaly, "region": region}
