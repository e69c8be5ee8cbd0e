# the release uses the utilization before its jump
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u = U.copy()
    x = np.ones(n)
    s = np.zeros(n)
    U_out, X_out, I_out = np.zeros((n, T)), np.zeros((n, T)), np.zeros((w.shape[0], T))
    ef, er, es = np.exp(-dt / tau_fac), np.exp(-dt / tau_rec), np.exp(-dt / tau_syn)
    for t in range(T):
        u = U + (u - U) * ef
        x = 1 - (1 - x) * er
        s = s * es
        k = spikes[:, t] > 0
        r = u[k] * x[k]
        u[k] += U[k] * (1 - u[k])
        x[k] -= r
        s[k] += r
        U_out[:, t], X_out[:, t], I_out[:, t] = u, x, w.dot(s)
    return {"u": U_out, "x": X_out, "I": I_out}
