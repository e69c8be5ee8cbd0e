# a rate times dt instead of 1 - exp(-rate dt)
def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    sum_all = state.sum(0)
    foi = beta * (C * (state[2] / sum_all)[None, :]).sum(axis=1)
    rates = np.vstack([foi, np.full(n, sigma), np.full(n, gamma)])
    moved = state[:3] * rates * dt
    change = np.zeros_like(state)
    change[:3] -= moved
    change[1:] = change[1:] + moved
    ret0 = change + state
    ret1 = moved[0]
    return (ret0, ret1)
