# u jumps in every step, for neurons without a spike too; only the release is masked
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u_t, x_t, s_t = np.zeros((3, n, T))
    u, x, s = U, np.ones(n), np.zeros(n)
    for t in range(T):
        u = U + (u - U) * np.exp(-dt / tau_fac)
        x = 1 + (x - 1) * np.exp(-dt / tau_rec)
        s = s * np.exp(-dt / tau_syn)
        u = u + U * (1 - u)
        amount = np.where(spikes[:, t] > 0.5, u * x, 0)
        x = x - amount
        s = s + amount
        u_t[:, t] = u
        x_t[:, t] = x
        s_t[:, t] = s
    return {"u": u_t, "x": x_t, "I": w @ s_t}
