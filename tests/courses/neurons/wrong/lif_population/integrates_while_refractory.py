# refractory neurons cannot spike, but go on integrating instead of staying at V_reset
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    v = V0.copy()
    count = np.zeros(len(V0))
    V = np.zeros(I.shape)
    out = np.zeros(I.shape)
    for t in range(I.shape[1]):
        v = v + dt / tau * (E_L - v + R * I[:, t])
        spike = (v >= V_th) & (count == 0)
        count = np.maximum(count - 1, 0)
        count[spike] = n_ref
        v[spike] = V_reset
        V[:, t] = v
        out[spike, t] = 1.0
    return V, out
