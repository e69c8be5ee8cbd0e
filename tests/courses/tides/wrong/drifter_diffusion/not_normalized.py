# integrated the autocovariance itself instead of dividing it by its value at lag zero first
def drifter_diffusion(u, v, dt, max_lag):
    d, n = u.shape
    up = u - u.sum(axis=1, keepdims=True) / n
    vp = v - v.sum(axis=1, keepdims=True) / n
    R = np.empty(max_lag + 1)
    for lag in range(max_lag + 1):
        both = np.einsum("it,it->", up[:, : n - lag], up[:, lag:])
        both += np.einsum("it,it->", vp[:, : n - lag], vp[:, lag:])
        R[lag] = both / (d * (n - lag)) / 2
    scale = 0.0
    for lag in range(1, max_lag + 1):
        if R[lag] <= 0:
            break
        scale += (R[lag - 1] + R[lag]) * dt / 2
    return {"R": R, "timescale": scale, "K": R[0] * scale}
