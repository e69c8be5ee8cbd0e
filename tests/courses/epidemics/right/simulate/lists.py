def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    cases = []
    x = state.copy()
    for t in np.arange(steps) * dt:
        b = beta + beta * season * np.cos(2 * np.pi * t / 365.0)
        x, new = seir_step(x, C, b, sigma, gamma, dt)
        cases.append(new)
    cases = np.array(cases).T
    attack = np.sum(cases, axis=1) / np.sum(state, axis=0)
    return cases / dt, x, attack
