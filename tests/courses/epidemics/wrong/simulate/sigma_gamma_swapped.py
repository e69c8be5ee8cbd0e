# sigma and gamma are handed over in the wrong order
def simulate(state, C, beta, sigma, gamma, dt, steps, season):
    aux1 = state[1] + state[0] + state[2]
    pop = aux1 + state[3]
    s = state
    rec = np.zeros((steps, pop.size))
    attack = np.zeros(pop.size)
    dow = 0.0
    k = 0
    while k < steps:
        aux2 = dow * (2 * np.pi)
        omega_t = aux2 / 365
        f = np.cos(omega_t) * season + 1
        res = seir_step(s, C, beta * f, gamma, sigma, dt)
        s = res[0]
        rec[k] = res[1]
        attack += rec[k] / pop
        dow += dt
        k = k + 1
    inc = rec.T / dt
    return (inc, s, attack)
