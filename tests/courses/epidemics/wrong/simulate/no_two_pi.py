# 2 is missing in 2 pi
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    step1 = state[2] + (state[0] + state[1])
    N_tot = step1 + state[3]
    s = state
    rec = np.zeros((steps, N_tot.size))
    ar = np.zeros(N_tot.size)
    dow = 0.0
    k = 0
    while k < steps:
        omega_t = np.pi * dow / 365
        tmp2 = season * np.cos(omega_t)
        factor = tmp2 + 1
        result = seir_step(s, C, factor * beta, sigma, gamma, dt)
        s = result[0]
        rec[k] = result[1]
        ar = ar + rec[k] / N_tot
        dow = dow + dt
        k = k + 1
    incidence = rec.T / dt
    return (incidence, s, ar)
