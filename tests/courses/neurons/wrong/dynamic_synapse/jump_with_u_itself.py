# the jump of u is u * (1 - u), with the present u in the place of U
def dynamic_synapse(spikes, U, tau_fac, tau_rec, tau_syn, w, dt):
    d_u, d_x, d_s = (np.exp(-dt / k) for k in (tau_fac, tau_rec, tau_syn))
    u, x, s = U, np.ones(U.size), np.zeros(U.size)
    u_all, x_all, i_all = [], [], []
    for t in range(spikes.shape[1]):
        spk = spikes[:, t]
        u, x, s = U + (u - U) * d_u, 1 + (x - 1) * d_x, s * d_s
        u = u + spk * u * (1 - u)
        r = spk * u * x
        x = x - r
        s = s + r
        u_all.append(u)
        x_all.append(x)
        i_all.append((w * s).sum(axis=1))
    return dict(u=np.column_stack(u_all), x=np.column_stack(x_all), I=np.column_stack(i_all))
