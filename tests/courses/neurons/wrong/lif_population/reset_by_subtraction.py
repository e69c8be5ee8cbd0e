# at a spike V_th - V_reset is subtracted, so the overshoot stays, instead of setting V to V_reset
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0
    wait = np.zeros(len(V0))
    V = np.zeros(I.shape)
    spikes = np.zeros(I.shape)
    for t in range(I.shape[1]):
        held = wait > 0
        v = np.where(held, V_reset, v + dt / tau * (E_L - v + R * I[:, t]))
        fired = v >= V_th
        v = v - (V_th - V_reset) * fired
        wait = np.where(fired, n_ref, np.where(held, wait - 1, 0))
        V[:, t] = v
        spikes[:, t] = fired * 1.0
    return V, spikes
