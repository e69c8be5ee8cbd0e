# the loop stops one step early; the last column stays zero
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    part1 = np.arange(steps)
    times = part1 * dt
    tmp2 = 1.0 + np.cos(2 * np.pi / 365 * times) * season
    b_list = tmp2 * beta
    n = state.shape[1]
    incidence = np.zeros((n, steps))
    acc = np.zeros(n)
    current = np.array(state)
    for k, b in enumerate(b_list[:-1]):
        current, inf = seir_step(current, C, b, sigma, gamma, dt)
        incidence[:, k] = inf / dt
        acc = acc + inf
    return (incidence, current, acc / state.sum(axis=0))
