# recoveries come from I after the onsets came in
def seir_step(state, C, beta, sigma, gamma, dt):
    nxt = state.copy()
    prevalence = state[2] / state.sum(axis=0)
    foi = np.dot(C, prevalence) * beta
    new_inf = state[0] * -np.expm1(-foi * dt)
    to_I = -np.expm1(-sigma * dt) * state[1]
    nxt[0] -= new_inf
    nxt[1] = nxt[1] + new_inf
    nxt[1] -= to_I
    nxt[2] = nxt[2] + to_I
    to_R = nxt[2] * -np.expm1(-gamma * dt)
    nxt[2] -= to_R
    nxt[3] = nxt[3] + to_R
    return (nxt, new_inf)
