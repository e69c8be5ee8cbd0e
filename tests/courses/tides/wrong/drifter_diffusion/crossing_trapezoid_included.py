# added the trapezoid that ends at the first negative value as well instead of stopping before it
def drifter_diffusion(u, v, dt, max_lag):
    uu = (u.T - u.mean(axis=1)).T
    vv = (v.T - v.mean(axis=1)).T
    n = uu.shape[1]
    cov = np.zeros(max_lag + 1)
    for lag in range(max_lag + 1):
        first_u, second_u = uu[:, : n - lag], uu[:, lag:]
        first_v, second_v = vv[:, : n - lag], vv[:, lag:]
        cov[lag] = 0.5 * (np.mean(first_u * second_u) + np.mean(first_v * second_v))
    corr = cov / cov[0]
    tl = 0.0
    for lag in range(1, max_lag + 1):
        tl += dt * (corr[lag] + corr[lag - 1]) / 2
        if corr[lag] <= 0:
            break
    return {"R": cov, "timescale": tl, "K": cov[0] * tl}
