# u jumps by U instead of by U * (1 - u)
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    out_u = np.empty((n, T))
    out_x = np.empty((n, T))
    trace = np.empty((n, T))
    u, x, s = U.copy(), np.ones(n), np.zeros(n)
    for t in range(T):
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s *= np.exp(-dt / tau_syn)
        fired = spikes[:, t].astype(bool)
        u[fired] = u[fired] + U[fired]
        release = np.where(fired, u * x, 0.0)
        x = x - release
        s = s + release
        out_u[:, t], out_x[:, t], trace[:, t] = u, x, s
    return {"u": out_u, "x": out_x, "I": np.matmul(w, trace)}
