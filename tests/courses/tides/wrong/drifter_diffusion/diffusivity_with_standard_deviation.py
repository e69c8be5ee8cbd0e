# multiplied the time scale by the root of the variance instead of by the variance
def drifter_diffusion(u, v, dt, max_lag):
    def anomaly(w):
        return w - np.mean(w, axis=1).reshape(-1, 1)

    def covariance(w, lag):
        return np.mean(w[:, : w.shape[1] - lag] * w[:, lag:])

    ua, va = anomaly(u), anomaly(v)
    R = np.array([(covariance(ua, L) + covariance(va, L)) / 2 for L in range(max_lag + 1)])
    rho = R / R[0]
    end = 0
    while end < max_lag and rho[end + 1] > 0:
        end += 1
    area = rho[: end + 1]
    timescale = dt * np.sum((area[1:] + area[:-1]) / 2)
    return {"R": R, "timescale": timescale, "K": np.sqrt(R[0]) * timescale}
