# the climatology is the mean over the whole record instead of over the base period
def monthly_anomalies(X, lat, first, start, stop):
    month = (np.arange(X.shape[1]) + first) % 12
    normal = np.zeros((X.shape[0], 12))
    for i in range(X.shape[0]):
        for m in range(12):
            values = X[i, month == m]
            normal[i, m] = values[~np.isnan(values)].mean()
    anom = X - normal[:, month]
    gap = np.isnan(anom)
    anom[gap] = 0.0
    w = np.where(gap, 0.0, np.cos(np.deg2rad(lat))[:, None])
    return {"climatology": normal, "anomaly": anom, "region": (w * anom).sum(0) / w.sum(0)}
