def seir_step(state, C, beta, sigma, gamma, dt):
    n = state.shape[1]
    total = state.sum(0)
    foi = beta * ((C * (state[2] / total)[None, :]).sum(axis=1))
    rates = np.vstack([foi, np.full(n, sigma), np.full(n, gamma)])
    flows = state[:3] * (1 - np.exp(-rates * dt))
    change = np.zeros_like(state)
    change[:3] -= flows
    change[1:] += flows
    return state + change, flows[0]
