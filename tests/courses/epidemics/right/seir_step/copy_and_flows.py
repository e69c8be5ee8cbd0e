def seir_step(state, C, beta, sigma, gamma, dt):
    nxt = state.copy()
    prevalence = state[2] / state.sum(axis=0)
    lam = beta * np.dot(C, prevalence)
    # flows between the compartments
    se = -np.expm1(-lam * dt) * state[0]
    ei = -np.expm1(-sigma * dt) * state[1]
    ir = -np.expm1(-gamma * dt) * state[2]
    nxt[0] -= se
    nxt[1] += se
    nxt[1] -= ei
    nxt[2] += ei
    nxt[2] -= ir
    nxt[3] += ir
    return nxt, se
