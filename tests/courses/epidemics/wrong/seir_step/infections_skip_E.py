# the infections go straight into I instead of E
def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    total = state.sum(0)
    part1 = (C * (state[2] / total)[None, :]).sum(axis=1)
    foi = beta * part1
    r = np.vstack([foi, np.full(n, sigma), np.full(n, gamma)])
    moved = state[:3] * (1 - np.exp(dt * -r))
    delta = np.zeros_like(state)
    delta[:3] -= moved
    delta[2] = delta[2] + (moved[0] + moved[1])
    delta[3] = delta[3] + moved[2]
    ret0 = state + delta
    ret1 = moved[0]
    return (ret0, ret1)
