# loops over stations and months with sums and counts, nothing of numpy's nan functions
def monthly_anomalies(X, lat, first, start, stop):
    s, t = X.shape
    total, count = np.zeros((s, 12)), np.zeros((s, 12))
    for i in range(s):
        for k in range(start, stop):
            if X[i, k] == X[i, k]:
                total[i, (first + k) % 12] += X[i, k]
                count[i, (first + k) % 12] += 1
    clim = total / count
    anomaly, region = np.zeros((s, t)), np.zeros(t)
    for k in range(t):
        up = down = 0.0
        for i in range(s):
            if np.isnan(X[i, k]):
                continue
            anomaly[i, k] = X[i, k] - clim[i, (first + k) % 12]
            w = np.cos(lat[i] * np.pi / 180)
            up, down = up + w * anomaly[i, k], down + w
        region[k] = up / down
    return {"climatology": clim, "anomaly": anomaly, "region": region}
