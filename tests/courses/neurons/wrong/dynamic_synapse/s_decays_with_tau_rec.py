# s decays with the recovery time constant instead of tau_syn
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    state = np.vstack([U, np.ones(n), np.zeros(n)])
    target = np.vstack([U, np.ones(n), np.zeros(n)])
    decay = np.exp(-dt / np.vstack([tau_fac, tau_rec, tau_rec]))
    hist = np.zeros((3, n, T))
    for t in range(T):
        state = target + (state - target) * decay
        k = spikes[:, t]
        state[0] += U * (1 - state[0]) * k
        r = state[0] * state[1] * k
        state[1] -= r
        state[2] += r
        hist[:, :, t] = state
    return {"u": hist[0], "x": hist[1], "I": w @ hist[2]}
