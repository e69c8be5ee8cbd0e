# u, x and s take Euler steps between spikes instead of the exact exponentials
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    n, T = spikes.shape
    u, x, s = U.copy(), np.ones(n), np.zeros(n)
    u_all, x_all, I_all = np.zeros((n, T)), np.zeros((n, T)), np.zeros((len(w), T))
    for t in range(T):
        u = u + dt * (U - u) / tau_fac
        x = x + dt * (1 - x) / tau_rec
        s = s - dt * s / tau_syn
        mask = spikes[:, t] == 1
        u[mask] += U[mask] * (1 - u[mask])
        r = u * x * mask
        x -= r
        s += r
        u_all[:, t] = u
        x_all[:, t] = x
        I_all[:, t] = w @ s
    return {"u": u_all, "x": x_all, "I": I_all}
