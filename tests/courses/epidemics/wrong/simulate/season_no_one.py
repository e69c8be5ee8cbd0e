# the mean beta is missing: beta * season * cos without 1 +
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    infs = []
    x = state.copy()
    for t in dt * np.arange(steps):
        beta_now = beta * season * np.cos(t * (2 * np.pi) / 365.0)
        x, new = seir_step(x, C, beta_now, sigma, gamma, dt)
        infs.append(new)
    infs = np.array(infs).T
    attack = np.sum(infs, axis=1) / np.sum(state, axis=0)
    return (infs / dt, x, attack)
