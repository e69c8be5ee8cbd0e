# two mistakes: dt missing in the recovery, and recovered are taken from R
def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    updated = np.zeros((4, n))
    infections = np.zeros(n)
    pop = np.sum(state, axis=0)
    for i in range(n):
        s, e, inf, rec = state[:, i]
        lam = 0.0
        for j in range(n):
            lam = lam + C[i, j] * state[2, j] / pop[j]
        lam = beta * lam
        infections[i] = s * (1 - np.exp(-lam * dt))
        aux1 = 1 - np.exp(-sigma * dt)
        leaving_E = e * aux1
        part2 = 1 - np.exp(-gamma)
        leaving_I = inf * part2
        updated[0, i] = s - infections[i]
        updated[1, i] = e + infections[i] - leaving_E
        updated[2, i] = inf + leaving_E - leaving_I
        updated[3, i] = rec - leaving_I
    return (updated, infections)
