# the state is overwritten group by group, so later groups see I after the step (and the input is changed)
def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    updated = state
    infections = np.zeros(n)
    N_tot = np.sum(state, axis=0)
    for i in range(n):
        s, e, inf, rec = state[:, i]
        lam = 0.0
        for j in range(n):
            lam = lam + state[2, j] * C[i, j] / N_tot[j]
        lam = lam * beta
        aux1 = 1 - np.exp(dt * -lam)
        infections[i] = s * aux1
        leaving_E = e * (1 - np.exp(-sigma * dt))
        step2 = 1 - np.exp(-gamma * dt)
        leaving_I = inf * step2
        updated[0, i] = s - infections[i]
        aux3 = e + infections[i]
        updated[1, i] = aux3 - leaving_E
        updated[2, i] = inf + leaving_E - leaving_I
        updated[3, i] = rec + leaving_I
    return (updated, infections)
