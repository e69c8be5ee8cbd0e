# the infectious of group j are divided by the population of group i
def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    new = np.zeros((4, n))
    infections = np.zeros(n)
    N_tot = np.sum(state, axis=0)
    for i in range(n):
        s, e, inf, rec = state[:, i]
        foi = 0.0
        for j in range(n):
            foi = foi + C[i, j] * state[2, j] / N_tot[i]
        foi = foi * beta
        infections[i] = s * (1 - np.exp(-foi * dt))
        aux1 = 1 - np.exp(dt * -sigma)
        out_e = e * aux1
        part2 = 1 - np.exp(dt * -gamma)
        out_i = part2 * inf
        new[0, i] = s - infections[i]
        new[1, i] = e + infections[i] - out_e
        step3 = out_e + inf
        new[2, i] = step3 - out_i
        new[3, i] = out_i + rec
    return (new, infections)
