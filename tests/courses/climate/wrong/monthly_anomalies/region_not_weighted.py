# the regional mean is the plain mean of the stations that measured, without the cosine of the latitude
def monthly_anomalies(X, lat, first, start, stop):
    m = (np.arange(X.shape[1]) + first) % 12
    B = X[:, start:stop]
    mb = m[start:stop]
    clim = np.transpose([np.nanmean(B[:, mb == j], axis=1) for j in range(12)])
    anom = X - np.take(clim, m, axis=1)
    region = np.nanmean(anom, axis=0)
    return {"climatology": clim, "anomaly": np.nan_to_num(anom), "region": region}
