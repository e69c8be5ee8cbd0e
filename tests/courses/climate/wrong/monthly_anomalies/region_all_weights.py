# the regional mean divides by the weights of all stations, also of those with a gap in that month
def monthly_anomalies(X, lat, first, start, stop):
    month = (first + np.arange(X.shape[1])) % 12
    clim = np.zeros((X.shape[0], 12))
    for k in range(12):
        idx = start + np.where(month[start:stop] == k)[0]
        clim[:, k] = np.nanmean(X[:, idx], axis=1)
    dev = X - clim[:, month]
    dev[np.isnan(dev)] = 0
    w = np.cos(np.deg2rad(lat))
    region = w @ dev / w.sum()
    return {"climatology": clim, "anomaly": dev, "region": region}
