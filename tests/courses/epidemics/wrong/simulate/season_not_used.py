# the season is computed, but the mean beta is used in the step
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    times = np.arange(steps) * dt
    part1 = season * np.cos(times * (2 * np.pi / 365)) + 1.0
    betas = part1 * beta
    n = state.shape[1]
    inc = np.empty((n, steps))
    cumulative = np.zeros(n)
    y = np.array(state)
    for k, b in enumerate(betas):
        y, inf = seir_step(y, C, beta, sigma, gamma, dt)
        inc[:, k] = inf / dt
        cumulative = inf + cumulative
    ret2 = cumulative / state.sum(axis=0)
    return (inc, y, ret2)
