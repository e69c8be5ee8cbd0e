# the season begins at step 1, not 0
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    infs = []
    cur = state.copy()
    for t in np.arange(1, 1 + steps) * dt:
        step1 = beta * season * np.cos(2 * np.pi * t / 365.0)
        b = step1 + beta
        cur, new = seir_step(cur, C, b, sigma, gamma, dt)
        infs.append(new)
    infs = np.array(infs).T
    ar = np.sum(infs, axis=1) / np.sum(state, axis=0)
    return (infs / dt, cur, ar)
