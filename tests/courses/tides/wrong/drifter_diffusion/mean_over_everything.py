# took away one mean over all drifters and times instead of each drifter's own
def drifter_diffusion(u, v, dt, max_lag):
    u0 = u - u.mean()
    v0 = v - v.mean()
    nt = u.shape[1]
    R = np.zeros(max_lag + 1)
    for lag in range(max_lag + 1):
        pairs = nt - lag
        total = np.sum(u0[:, :pairs] * u0[:, lag:]) + np.sum(v0[:, :pairs] * v0[:, lag:])
        R[lag] = total / (2 * pairs * u.shape[0])
    TL = 0.0
    lag = 1
    while lag <= max_lag and R[lag] > 0:
        TL += dt * (R[lag - 1] + R[lag]) / (2 * R[0])
        lag += 1
    return {"R": R, "timescale": TL, "K": R[0] * TL}
