def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    pop = state[0] + state[1] + state[2] + state[3]
    s = state
    rows = np.zeros((steps, pop.size))
    attack = np.zeros(pop.size)
    day = 0.0
    k = 0
    while k < steps:
        phase = 2 * np.pi * day / 365
        factor = 1 + season * np.cos(phase)
        result = seir_step(s, C, beta * factor, sigma, gamma, dt)
        s = result[0]
        rows[k] = result[1]
        attack += rows[k] / pop
        day += dt
        k += 1
    incidence = rows.T / dt
    return incidence, s, attack
