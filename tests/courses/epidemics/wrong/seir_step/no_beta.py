# beta is forgotten
def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    updated = np.zeros((4, n))
    infections = np.zeros(n)
    pop = np.sum(state, axis=0)
    for i in range(n):
        s, e, inf, rec = state[:, i]
        foi = 0.0
        for j in range(n):
            foi = foi + C[i, j] * state[2, j] / pop[j]
        infections[i] = s * (1 - np.exp(dt * -foi))
        term1 = 1 - np.exp(-sigma * dt)
        leaving_E = term1 * e
        leaving_I = inf * (1 - np.exp(-gamma * dt))
        updated[0, i] = s - infections[i]
        tmp2 = e + infections[i]
        updated[1, i] = tmp2 - leaving_E
        term3 = inf + leaving_E
        updated[2, i] = term3 - leaving_I
        updated[3, i] = leaving_I + rec
    return (updated, infections)
