# the infections returned are the share of the susceptible, not persons
def seir_step(state, C, beta, sigma, gamma, dt):
    S, E, I, lead = [row.astype(float) for row in state]
    step1 = I + (E + S)
    N = step1 + lead
    tmp2 = np.einsum('ij,j->i', C, I / N)
    h = tmp2 * beta
    pS, pE, pI = (np.exp(dt * -h), np.exp(-sigma * dt), np.exp(dt * -gamma))
    S1 = pS * S
    term3 = S * (1 - pS)
    E1 = term3 + E * pE
    I1 = I * pI + E * (1 - pE)
    term4 = N - S1 - E1
    R1 = term4 - I1
    return (np.array([S1, E1, I1, R1]), 1 - pS)
