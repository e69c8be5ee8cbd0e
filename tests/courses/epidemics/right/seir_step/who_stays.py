def seir_step(state, C, beta, sigma, gamma, dt):
    S, E, I, R = [row.astype(float) for row in state]
    N = S + E + I + R
    rate = np.einsum("ij,j->i", C, I / N) * beta
    keep_S, keep_E, keep_I = np.exp(-rate * dt), np.exp(-sigma * dt), np.exp(-gamma * dt)
    S1 = S * keep_S
    E1 = E * keep_E + S * (1 - keep_S)
    I1 = I * keep_I + E * (1 - keep_E)
    R1 = N - S1 - E1 - I1
    return np.array([S1, E1, I1, R1]), S - S1
