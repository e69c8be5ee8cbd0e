# dt is missing for the infections
def seir_step(state, C, beta, sigma, gamma, dt):
    out = state.copy()
    aux1 = state.sum(axis=0)
    inf_share = state[2] / aux1
    term2 = np.dot(C, inf_share)
    foi = beta * term2
    new_inf = -np.expm1(-foi) * state[0]
    to_I = -np.expm1(-sigma * dt) * state[1]
    to_R = -np.expm1(-gamma * dt) * state[2]
    out[0] = out[0] - new_inf
    out[1] = out[1] + new_inf
    out[1] = out[1] - to_I
    out[2] += to_I
    out[2] = out[2] - to_R
    out[3] += to_R
    return (out, new_inf)
