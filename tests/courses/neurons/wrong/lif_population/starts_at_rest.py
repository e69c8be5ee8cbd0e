# the simulation begins at the resting potential instead of V0
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    n, T = I.shape
    v = np.ones(n) * E_L
    V = np.zeros((n, T))
    spikes = np.zeros((n, T))
    until = np.full(n, -1)
    for t in range(T):
        for i in range(n):
            if t <= until[i]:
                v[i] = V_reset
                V[i, t] = v[i]
                continue
            v[i] += dt * (E_L - v[i] + R[i] * I[i, t]) / tau[i]
            if v[i] >= V_th:
                spikes[i, t] = 1.0
                v[i] = V_reset
                until[i] = t + n_ref
            V[i, t] = v[i]
    return V, spikes
