# the attack rate holds only the last step: = instead of +=
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    step1 = state[2] + (state[1] + state[0])
    pop = state[3] + step1
    s = state
    rec = np.zeros((steps, pop.size))
    ar = np.zeros(pop.size)
    day = 0.0
    k = 0
    while k < steps:
        term2 = 2 * np.pi * day
        omega_t = term2 / 365
        part3 = season * np.cos(omega_t)
        f = 1 + part3
        result = seir_step(s, C, beta * f, sigma, gamma, dt)
        s = result[0]
        rec[k] = result[1]
        ar = rec[k] / pop
        day += dt
        k += 1
    incidence = rec.T / dt
    return (incidence, s, ar)
