def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    new = np.zeros((4, n))
    infections = np.zeros(n)
    pop = np.sum(state, axis=0)
    for i in range(n):
        s, e, inf, rec = state[:, i]
        lam = 0.0
        for j in range(n):
            lam += C[i, j] * state[2, j] / pop[j]
        lam = lam * beta
        infections[i] = s * (1 - np.exp(-lam * dt))
        out_e = e * (1 - np.exp(-sigma * dt))
        out_i = inf * (1 - np.exp(-gamma * dt))
        new[0, i] = s - infections[i]
        new[1, i] = e + infections[i] - out_e
        new[2, i] = inf + out_e - out_i
        new[3, i] = rec + out_i
    return new, infections
