# the population leaves out the recovered
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    N_tot = state[0] + state[1] + state[2]
    s = state
    rec = np.zeros((steps, N_tot.size))
    ar = np.zeros(N_tot.size)
    dow = 0.0
    k = 0
    while k < steps:
        term1 = np.pi * 2 * dow
        omega_t = term1 / 365
        term2 = season * np.cos(omega_t)
        factor = term2 + 1
        result = seir_step(s, C, factor * beta, sigma, gamma, dt)
        s = result[0]
        rec[k] = result[1]
        ar = ar + rec[k] / N_tot
        dow += dt
        k += 1
    inc = rec.T / dt
    return (inc, s, ar)
