# both components stacked, einsum for the sums
def drifter_diffusion(u, v, dt, max_lag):
    w = np.stack([u, v])
    w = w - w.sum(axis=2, keepdims=True) / w.shape[2]
    _, d, n = w.shape

    def covariance(lag):
        return np.einsum("cit,cit->", w[:, :, lag:], w[:, :, : n - lag]) / (2 * d * (n - lag))

    R = np.array([covariance(lag) for lag in range(max_lag + 1)])
    T = 0.0
    for a, b in zip(R[:-1], R[1:]):
        if not b > 0:
            break
        T = T + (a + b) * dt / (2 * R[0])
    return {"R": R, "timescale": float(T), "K": float(T * R[0])}
