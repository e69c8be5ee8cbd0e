# left out only the lags with negative correlation instead of stopping at the first of them
def drifter_diffusion(u, v, dt, max_lag):
    n = u.shape[1]
    u1 = u - np.average(u, axis=1)[:, np.newaxis]
    v1 = v - np.average(v, axis=1)[:, np.newaxis]
    R = np.zeros(max_lag + 1)
    for k in range(max_lag + 1):
        R[k] = 0.5 * np.mean(u1[:, : n - k] * u1[:, k:] + v1[:, : n - k] * v1[:, k:])
    T = 0.0
    for k in range(1, max_lag + 1):
        if R[k] > 0:
            T += 0.5 * (R[k] + R[k - 1]) / R[0] * dt
    return {"R": R, "timescale": T, "K": T * R[0]}
