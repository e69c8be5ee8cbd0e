# complex velocities, the real part of the product
def drifter_diffusion(u, v, dt, max_lag):
    w = u + 1j * v
    w = w - w.mean(axis=1, keepdims=True)
    n = w.shape[1]
    R = np.array(
        [0.5 * np.mean((w[:, : n - k].conj() * w[:, k:]).real) for k in range(max_lag + 1)]
    )
    stop = np.flatnonzero(R <= 0)
    last = stop[0] if stop.size else max_lag + 1
    part = R[:last] / R[0]
    T = dt * (part.sum() - 0.5 * part[0] - 0.5 * part[-1])
    return {"R": R, "timescale": T, "K": R[0] * T}
