# all neurons get the mean time constant instead of their own
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    tau_m = np.mean(tau)
    v = V0
    wait = np.zeros_like(V0)
    Vs, Ss = [], []
    for t in range(I.shape[1]):
        cand = v + dt / tau_m * (E_L - v + R * I[:, t])
        v = np.where(wait > 0, V_reset, cand)
        wait = np.maximum(wait - 1, 0)
        fired = v >= V_th
        v = np.where(fired, V_reset, v)
        wait = np.where(fired, n_ref, wait)
        Vs.append(v)
        Ss.append(fired.astype(float))
    return np.column_stack(Vs), np.column_stack(Ss)
