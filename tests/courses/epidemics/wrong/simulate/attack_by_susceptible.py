# the attack rate is divided by the susceptible at the start, not by the population
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    aux1 = np.arange(steps)
    times = aux1 * dt
    betas = (1.0 + season * np.cos(times * (2 * np.pi / 365))) * beta
    n = state.shape[1]
    inc = np.empty((n, steps))
    acc = np.zeros(n)
    y = np.array(state)
    for k, b in enumerate(betas):
        y, inf = seir_step(y, C, b, sigma, gamma, dt)
        inc[:, k] = inf / dt
        acc = acc + inf
    ret2 = acc / state[0]
    return (inc, y, ret2)
