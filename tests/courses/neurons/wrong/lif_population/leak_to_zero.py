# the potential leaks towards 0 mV: E_L is left out of the leak
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0
    timer = np.zeros(V0.shape)
    V = np.empty_like(I)
    spikes = np.empty_like(I)
    for t in range(I.shape[1]):
        new = v + dt / tau * (-v + R * I[:, t])
        v = np.where(timer > 0, V_reset, new)
        fire = v >= V_th
        timer = np.where(fire, n_ref, np.clip(timer - 1, 0, None))
        v = np.where(fire, V_reset, v)
        V[:, t] = v
        spikes[:, t] = fire.astype(float)
    return V, spikes
