# the step is the exact exponential solution for a constant input instead of an Euler step
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    decay = np.exp(-dt / tau)
    v = V0
    wait = np.zeros(len(V0))
    V, spikes = np.zeros(I.shape), np.zeros(I.shape)
    for t in range(I.shape[1]):
        v_inf = E_L + R * I[:, t]
        v = np.where(wait > 0, V_reset, v_inf + (v - v_inf) * decay)
        wait = np.maximum(wait - 1, 0)
        fired = v >= V_th
        v = np.where(fired, V_reset, v)
        wait = np.where(fired, n_ref, wait)
        V[:, t] = v
        spikes[:, t] = fired
    return V, spikes
