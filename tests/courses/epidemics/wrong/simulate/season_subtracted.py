# the season is subtracted
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    N_tot = state[0] + state[1] + state[2] + state[3]
    s = state
    rows = np.zeros((steps, N_tot.size))
    ar = np.zeros(N_tot.size)
    day = 0.0
    k = 0
    while k < steps:
        phase = np.pi * 2 * day / 365
        term1 = np.cos(phase) * season
        factor = 1 - term1
        res = seir_step(s, C, beta * factor, sigma, gamma, dt)
        s = res[0]
        rows[k] = res[1]
        ar += rows[k] / N_tot
        day += dt
        k = k + 1
    inc = rows.T / dt
    return (inc, s, ar)
