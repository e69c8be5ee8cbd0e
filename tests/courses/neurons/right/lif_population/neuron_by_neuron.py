# two loops, neuron by neuron, remembering the step of the last spike
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    n, T = I.shape
    V = np.zeros((n, T))
    spikes = np.zeros((n, T))
    for i in range(n):
        v, last = V0[i], -10**9
        for t in range(T):
            if t - last <= n_ref:
                v = V_reset
            else:
                v += (-(v - E_L) + R[i] * I[i, t]) * dt / tau[i]
                if v >= V_th:
                    v = V_reset
                    last = t
                    spikes[i, t] = 1.0
            V[i, t] = v
    return V, spikes
