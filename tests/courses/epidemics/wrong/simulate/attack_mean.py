# mean over the steps for the attack rate, not the sum
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    cases = []
    x = state.copy()
    for t in np.arange(steps) * dt:
        part1 = beta * season * np.cos(t * (np.pi * 2) / 365.0)
        beta_now = beta + part1
        x, updated = seir_step(x, C, beta_now, sigma, gamma, dt)
        cases.append(updated)
    cases = np.array(cases).T
    term2 = np.mean(cases, axis=1)
    ar = term2 / np.sum(state, axis=0)
    return (cases / dt, x, ar)
