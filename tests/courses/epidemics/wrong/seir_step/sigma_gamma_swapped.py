# sigma and gamma are swapped
def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    sum_all = state.sum(0)
    term1 = (C * (state[2] / sum_all)[None, :]).sum(axis=1)
    lambda_ = term1 * beta
    r = np.vstack([lambda_, np.full(n, gamma), np.full(n, sigma)])
    tmp2 = 1 - np.exp(-r * dt)
    moved = tmp2 * state[:3]
    change = np.zeros_like(state)
    change[:3] -= moved
    change[1:] = change[1:] + moved
    ret0 = change + state
    ret1 = moved[0]
    return (ret0, ret1)
