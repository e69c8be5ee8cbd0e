# added the two components of the autocovariance instead of taking half of their sum
def drifter_diffusion(u, v, dt, max_lag):
    n = u.shape[1]
    du = u - np.mean(u, axis=1, keepdims=True)
    dv = v - np.mean(v, axis=1, keepdims=True)
    R = np.zeros(max_lag + 1)
    for lag in range(max_lag + 1):
        product = du[:, : n - lag] * du[:, lag:] + dv[:, : n - lag] * dv[:, lag:]
        R[lag] = np.mean(product)
    rho = R / R[0]
    timescale = 0.0
    for lag in range(1, max_lag + 1):
        if rho[lag] <= 0:
            break
        timescale += (rho[lag - 1] + rho[lag]) / 2 * dt
    return {"R": R, "timescale": timescale, "K": R[0] * timescale}
