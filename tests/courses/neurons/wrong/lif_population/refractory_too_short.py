# the refractory time is one step too short: the counter is lowered already in the step of the spike
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0.copy()
    left = np.zeros(len(v))
    V, spikes = np.zeros(I.shape), np.zeros(I.shape)
    for t in range(I.shape[1]):
        free = left <= 0
        v[free] += dt / tau[free] * (E_L - v[free] + R[free] * I[free, t])
        v[~free] = V_reset
        hit = v >= V_th
        v[hit] = V_reset
        left[hit] = n_ref
        left -= 1
        V[:, t] = v
        spikes[:, t] = hit
    return V, spikes
