# the loop begins at step 1 with V0 in column 0, so the first input is never used
def lif_population(I, V0, tau, R, E_L, V_th, V_reset, n_ref, dt):
    n, T = I.shape
    V = np.zeros((n, T))
    S = np.zeros((n, T))
    V[:, 0] = V0
    ref = np.zeros(n)
    for t in range(1, T):
        V[:, t] = V[:, t - 1] + dt / tau * (E_L - V[:, t - 1] + R * I[:, t])
        V[ref > 0, t] = V_reset
        ref = np.maximum(ref - 1, 0)
        fired = V[:, t] >= V_th
        S[fired, t] = 1.0
        V[fired, t] = V_reset
        ref[fired] = n_ref
    return V, S
