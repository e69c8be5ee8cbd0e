# refractory neurons only lose their input and still leak, instead of staying at V_reset
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    n, T = I.shape
    v = V0 * 1.0
    wait = np.zeros(n)
    V = np.zeros((n, T))
    spikes = np.zeros((n, T))
    for t in range(T):
        gate = (wait == 0).astype(float)
        v = v + dt / tau * (E_L - v + gate * R * I[:, t])
        fired = (v >= V_th) & (gate == 1)
        v[fired] = V_reset
        wait = np.maximum(wait - 1, 0)
        wait[fired] = n_ref
        V[:, t] = v
        spikes[:, t] = fired
    return V, spikes
