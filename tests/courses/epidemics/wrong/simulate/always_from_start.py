# each step starts from the initial state again
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    infs = []
    cur = state.copy()
    for t in np.arange(steps) * dt:
        beta_now = beta + season * beta * np.cos(t * (np.pi * 2) / 365.0)
        cur, updated = seir_step(state, C, beta_now, sigma, gamma, dt)
        infs.append(updated)
    infs = np.array(infs).T
    part1 = np.sum(infs, axis=1)
    ar = part1 / np.sum(state, axis=0)
    return (infs / dt, cur, ar)
