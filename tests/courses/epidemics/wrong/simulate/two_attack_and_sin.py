# two mistakes: sine for cosine, and the attack rate counts persons
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    times = dt * np.arange(steps)
    betas = (np.sin(times * (2 * np.pi / 365)) * season + 1.0) * beta
    n = state.shape[1]
    inc = np.empty((n, steps))
    acc = np.zeros(n)
    y = np.array(state)
    for k, b in enumerate(betas):
        y, inf = seir_step(y, C, b, sigma, gamma, dt)
        inc[:, k] = inf / dt
        acc = acc + inf
    return (inc, y, acc)
