# the leak has the wrong sign and drives the potential away from rest
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    alpha = dt / tau
    v = V0
    ref = np.zeros(len(V0))
    V = np.zeros(I.shape)
    spk = np.zeros(I.shape)
    for t in range(I.shape[1]):
        v = np.where(ref > 0, V_reset, v + alpha * ((v - E_L) + R * I[:, t]))
        ref = np.maximum(ref - 1, 0)
        idx = np.where(v >= V_th)[0]
        for j in idx:
            v[j] = V_reset
            ref[j] = n_ref
            spk[j, t] = 1.0
        V[:, t] = v
    return V, spk
