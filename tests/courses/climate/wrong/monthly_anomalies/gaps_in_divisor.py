# the climatology divides by the number of years in the base period, also for stations with gaps
def monthly_anomalies(X, lat, first, start, stop):
    years = (stop - start) // 12
    month = (first + np.arange(X.shape[1])) % 12
    climatology = np.zeros((X.shape[0], 12))
    for k in range(start, stop):
        climatology[:, month[k]] += np.nan_to_num(X[:, k]) / years
    anomaly = X - climatology[:, month]
    measured = ~np.isnan(anomaly)
    anomaly[~measured] = 0
    wt = np.cos(np.deg2rad(lat))[:, None] * measured
    region = np.sum(wt * anomaly, axis=0) / np.sum(wt, axis=0)
    return {"climatology": climatology, "anomaly": anomaly, "region": region}
