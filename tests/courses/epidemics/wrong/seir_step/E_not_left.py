# the onsets are not taken out of E
def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    updated = np.zeros((4, n))
    infections = np.zeros(n)
    N_tot = np.sum(state, axis=0)
    for i in range(n):
        s, e, inf, rec = state[:, i]
        foi = 0.0
        for j in range(n):
            foi += C[i, j] * state[2, j] / N_tot[j]
        foi = foi * beta
        infections[i] = s * (1 - np.exp(-foi * dt))
        out_e = e * (1 - np.exp(-sigma * dt))
        leaving_I = inf * (1 - np.exp(-gamma * dt))
        updated[0, i] = s - infections[i]
        updated[1, i] = e + infections[i]
        updated[2, i] = inf + out_e - leaving_I
        updated[3, i] = leaving_I + rec
    return (updated, infections)
