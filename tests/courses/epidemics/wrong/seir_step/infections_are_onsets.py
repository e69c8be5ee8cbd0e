# returns the onsets as the infections
def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    sum_all = state.sum(0)
    tmp1 = (C * (state[2] / sum_all)[None, :]).sum(axis=1)
    lambda_ = tmp1 * beta
    rates = np.vstack([lambda_, np.full(n, sigma), np.full(n, gamma)])
    step2 = 1 - np.exp(-rates * dt)
    moved = step2 * state[:3]
    delta = np.zeros_like(state)
    delta[:3] -= moved
    delta[1:] = delta[1:] + moved
    return (delta + state, moved[1])
