# incidence per step, not per day: not divided by dt
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    infs = []
    cur = state.copy()
    for t in np.arange(steps) * dt:
        beta_now = np.cos(t * (2 * np.pi) / 365.0) * (season * beta) + beta
        cur, new = seir_step(cur, C, beta_now, sigma, gamma, dt)
        infs.append(new)
    infs = np.array(infs).T
    tmp1 = np.sum(infs, axis=1)
    ar = tmp1 / np.sum(state, axis=0)
    return (infs, cur, ar)
