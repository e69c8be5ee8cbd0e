# the share that stays is taken for the share that leaves
def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    total = state.sum(0)
    lambda_ = beta * ((state[2] / total)[None, :] * C).sum(axis=1)
    r = np.vstack([lambda_, np.full(n, sigma), np.full(n, gamma)])
    tmp1 = np.exp(-r * dt)
    flows = state[:3] * tmp1
    delta = np.zeros_like(state)
    delta[:3] -= flows
    delta[1:] = delta[1:] + flows
    return (delta + state, flows[0])
