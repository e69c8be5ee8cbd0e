# the refractory time is one step too long
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    n, T = I.shape
    V = np.zeros((n, T))
    spikes = np.zeros((n, T))
    for i in range(n):
        v = V0[i]
        last = None
        for t in range(T):
            if last is not None and t - last <= n_ref + 1:
                v = V_reset
            else:
                v = v + dt / tau[i] * (-(v - E_L) + R[i] * I[i, t])
                if v >= V_th:
                    spikes[i, t] = 1.0
                    v = V_reset
                    last = t
            V[i, t] = v
    return V, spikes
