# beta is overwritten, so that the factors of all steps multiply up
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    N_tot = state[0] + state[1] + state[2] + state[3]
    s = state
    rows = np.zeros((steps, N_tot.size))
    ar = np.zeros(N_tot.size)
    day = 0.0
    k = 0
    while k < steps:
        omega_t = 2 * np.pi * day / 365
        beta = beta * (np.cos(omega_t) * season + 1)
        res = seir_step(s, C, beta, sigma, gamma, dt)
        s = res[0]
        rows[k] = res[1]
        ar = ar + rows[k] / N_tot
        day = day + dt
        k += 1
    inc = rows.T / dt
    return (inc, s, ar)
