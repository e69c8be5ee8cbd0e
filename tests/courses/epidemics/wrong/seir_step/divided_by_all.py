# divided by the population of all groups together, not of each
def seir_step(state, C, beta, sigma, gamma, dt):
    out = state.copy()
    inf_share = state[2] / state.sum()
    step1 = np.dot(C, inf_share)
    lam = step1 * beta
    new_inf = -np.expm1(-lam * dt) * state[0]
    to_I = state[1] * -np.expm1(dt * -sigma)
    ir = -np.expm1(-gamma * dt) * state[2]
    out[0] = out[0] - new_inf
    out[1] = out[1] + new_inf
    out[1] -= to_I
    out[2] += to_I
    out[2] -= ir
    out[3] += ir
    return (out, new_inf)
