# tau_rec and tau_fac are swapped: u relaxes with tau_rec and x with tau_fac
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n_pre, n_steps = spikes.shape
    n_post = len(w)
    u_hist = np.zeros((n_pre, n_steps))
    x_hist = np.zeros((n_pre, n_steps))
    I_hist = np.zeros((n_post, n_steps))
    s = np.zeros(n_pre)
    for j in range(n_pre):
        u, x, sj = U[j], 1.0, 0.0
        for t in range(n_steps):
            u = U[j] + (u - U[j]) * np.exp(-dt / tau_rec[j])
            x = 1 + (x - 1) * np.exp(-dt / tau_fac[j])
            sj *= np.exp(-dt / tau_syn)
            if spikes[j, t]:
                u += U[j] * (1 - u)
                r = u * x
                x -= r
                sj += r
            u_hist[j, t] = u
            x_hist[j, t] = x
            I_hist[:, t] += w[:, j] * sj
    return {"u": u_hist, "x": x_hist, "I": I_hist}
