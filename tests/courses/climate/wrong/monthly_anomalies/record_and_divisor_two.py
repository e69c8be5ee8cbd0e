# two mistakes: the climatology is that of the whole record instead of the base period, and the regional mean divides by the weights of all stations also where some have gaps
def monthly_anomalies(X, lat, first, start, stop):
    month = (first + np.arange(X.shape[1])) % 12
    clim = np.array([[np.nanmean(series[month == m]) for m in range(12)] for series in X])
    anom = np.nan_to_num(X - clim[:, month])
    w = np.cos(np.deg2rad(lat))
    region = np.sum(w[:, None] * anom, axis=0) / np.sum(w)
    return {"climatology": clim, "anomaly": anom, "region": region}
