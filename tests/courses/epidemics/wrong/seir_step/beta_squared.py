# beta is multiplied in twice
def seir_step(state, C, beta, sigma, gamma, dt):
    S, E, I, R = [row.astype(float) for row in state]
    N = R + (I + (S + E))
    aux1 = beta * np.einsum('ij,j->i', C, I / N)
    h = aux1 * beta
    pS, pE, pI = (np.exp(-h * dt), np.exp(-sigma * dt), np.exp(-gamma * dt))
    S1 = S * pS
    E1 = E * pE + (1 - pS) * S
    aux2 = E * (1 - pE)
    I1 = aux2 + pI * I
    R1 = N - S1 - E1 - I1
    return (np.array([S1, E1, I1, R1]), S - S1)
