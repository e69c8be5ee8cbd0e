# two mistakes: E gets infections by the new S, and sigma dt without the minus
def seir_step(state, C, beta, sigma, gamma, dt):
    S, E, n_cases, lead = [row.astype(float) for row in state]
    aux1 = S + E + n_cases
    N = lead + aux1
    h = beta * np.einsum('ij,j->i', C, n_cases / N)
    keep_S, pE, keep_I = (np.exp(dt * -h), np.exp(sigma * dt), np.exp(-gamma * dt))
    S1 = keep_S * S
    E1 = pE * E + (1 - keep_S) * S1
    aux2 = n_cases * keep_I
    I1 = aux2 + (1 - pE) * E
    R1 = N - S1 - E1 - I1
    return (np.array([S1, E1, I1, R1]), S - S1)
