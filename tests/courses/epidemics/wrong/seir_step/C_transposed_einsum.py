# the contact matrix is transposed
def seir_step(state, C, beta, sigma, gamma, dt):
    S, E, n_cases, lead = [row.astype(float) for row in state]
    N = n_cases + (E + S) + lead
    rate = beta * np.einsum('ji,j->i', C, n_cases / N)
    keep_S, keep_E, pI = (np.exp(dt * -rate), np.exp(-sigma * dt), np.exp(-gamma * dt))
    S1 = S * keep_S
    part1 = keep_E * E
    E1 = part1 + S * (1 - keep_S)
    I1 = n_cases * pI + E * (1 - keep_E)
    part2 = N - S1 - E1
    R1 = part2 - I1
    return (np.array([S1, E1, I1, R1]), S - S1)
