# the calendar month is counted from 1, so every column is one month too early
def monthly_anomalies(X, lat, first, start, stop):
    months = np.array([(first + k - 1) % 12 for k in range(X.shape[1])])
    inbase = np.zeros(X.shape[1], dtype=bool)
    inbase[start:stop] = True
    clim = np.stack([np.nanmean(X[:, inbase & (months == m)], axis=1) for m in range(12)], axis=1)
    anom = np.nan_to_num(X - clim[:, months])
    w = np.cos(np.deg2rad(lat))
    have = np.isfinite(X)
    region = (w @ anom) / (w @ have)
    return {"climatology": clim, "anomaly": anom, "region": region}
