# the onsets come from E after the new infections were added, not from before
def seir_step(state, C, beta, sigma, gamma, dt):
    nxt = state.copy()
    tmp1 = state.sum(axis=0)
    inf_share = state[2] / tmp1
    lam = beta * np.dot(C, inf_share)
    new_inf = -np.expm1(dt * -lam) * state[0]
    to_R = state[2] * -np.expm1(-gamma * dt)
    nxt[0] = nxt[0] - new_inf
    nxt[1] = nxt[1] + new_inf
    ei = nxt[1] * -np.expm1(-sigma * dt)
    nxt[1] = nxt[1] - ei
    nxt[2] = nxt[2] + ei
    nxt[2] -= to_R
    nxt[3] = nxt[3] + to_R
    return (nxt, new_inf)
