def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    times = dt * np.arange(steps)
    betas = beta * (1.0 + season * np.cos(times * (2 * np.pi / 365)))
    n = state.shape[1]
    incidence = np.empty((n, steps))
    cumulative = np.zeros(n)
    current = np.array(state)
    for k, b in enumerate(betas):
        current, inf = seir_step(current, C, b, sigma, gamma, dt)
        incidence[:, k] = inf / dt
        cumulative = cumulative + inf
    return incidence, current, cumulative / state.sum(axis=0)
