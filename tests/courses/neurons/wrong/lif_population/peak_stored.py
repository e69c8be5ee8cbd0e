# the potential is stored before the reset, so the step of a spike shows the value above threshold
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    n, T = I.shape
    v = V0.copy()
    ref = np.zeros(n, dtype=int)
    V = np.zeros((n, T))
    S = np.zeros((n, T))
    for t in range(T):
        dv = (-(v - E_L) + R * I[:, t]) * dt / tau
        v = np.where(ref > 0, V_reset, v + dv)
        ref = np.maximum(ref - 1, 0)
        V[:, t] = v
        spk = v >= V_th
        S[spk, t] = 1.0
        ref[spk] = n_ref
        v[spk] = V_reset
    return V, S
