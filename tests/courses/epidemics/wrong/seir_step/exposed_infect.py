# the exposed infect, not the infectious
def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    updated = np.zeros((4, n))
    infections = np.zeros(n)
    N_tot = np.sum(state, axis=0)
    for i in range(n):
        s, e, inf, rec = state[:, i]
        foi = 0.0
        for j in range(n):
            foi += C[i, j] * state[1, j] / N_tot[j]
        foi = beta * foi
        term1 = 1 - np.exp(-foi * dt)
        infections[i] = term1 * s
        leaving_E = e * (1 - np.exp(-sigma * dt))
        tmp2 = 1 - np.exp(-gamma * dt)
        leaving_I = inf * tmp2
        updated[0, i] = s - infections[i]
        step3 = e + infections[i]
        updated[1, i] = step3 - leaving_E
        part4 = leaving_E + inf
        updated[2, i] = part4 - leaving_I
        updated[3, i] = rec + leaving_I
    return (updated, infections)
