# the attack is the sum of infections per day, without times dt
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    cases = []
    x = state.copy()
    for t in np.arange(steps) * dt:
        term1 = season * beta * np.cos(t * (np.pi * 2) / 365.0)
        beta_now = beta + term1
        x, updated = seir_step(x, C, beta_now, sigma, gamma, dt)
        cases.append(updated)
    cases = np.array(cases).T
    ar = np.sum(cases / dt, axis=1) / np.sum(state, axis=0)
    ret0 = cases / dt
    return (ret0, x, ar)
