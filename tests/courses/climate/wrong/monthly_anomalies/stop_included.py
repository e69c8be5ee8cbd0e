# the column stop is counted into the base period, one month too many
def monthly_anomalies(X, lat, first, start, stop):
    ns, nt = X.shape
    sums = np.zeros((ns, 12))
    counts = np.zeros((ns, 12))
    for k in range(start, min(stop + 1, nt)):
        m = (first + k) % 12
        for i in range(ns):
            if not np.isnan(X[i, k]):
                sums[i, m] += X[i, k]
                counts[i, m] += 1
    clim = sums / counts
    anom = np.zeros((ns, nt))
    region = np.zeros(nt)
    for k in range(nt):
        wsum = 0.0
        for i in range(ns):
            if not np.isnan(X[i, k]):
                anom[i, k] = X[i, k] - clim[i, (first + k) % 12]
                w = np.cos(np.deg2rad(lat[i]))
                region[k] += w * anom[i, k]
                wsum += w
        region[k] /= wsum
    return {"climatology": clim, "anomaly": anom, "region": region}
