# all pairs in plain loops
def drifter_diffusion(u, v, dt, max_lag):
    d, n = u.shape
    R = np.zeros(max_lag + 1)
    for lag in range(max_lag + 1):
        for i in range(d):
            mu, mv = sum(u[i]) / n, sum(v[i]) / n
            for t in range(lag, n):
                R[lag] += (u[i, t] - mu) * (u[i, t - lag] - mu)
                R[lag] += (v[i, t] - mv) * (v[i, t - lag] - mv)
        R[lag] = R[lag] / (2 * d * (n - lag))
    area = 0.0
    lag = 1
    while lag <= max_lag and R[lag] > 0:
        area += dt * (R[lag - 1] + R[lag]) / 2
        lag += 1
    return {"R": R, "timescale": area / R[0], "K": area}
