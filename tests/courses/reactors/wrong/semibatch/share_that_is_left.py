# the share of species 0 that is left is returned, n / put in, instead of one minus it (0 at the start was set by hand)
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n, V, a = n0, V0, n0[0]
    c = n0[:, None] / V0
    vol = np.array([V0])
    conv = np.array([0.0])
    for k in range(steps):
        _, p = mass_action(c[:, -1:], nu, kf[:, None], kr[:, None])
        f = q if k * dt < t_feed else 0.0
        n = n + dt * (V * p[:, 0] + f * c_feed)
        V = V + dt * f
        a = a + dt * f * c_feed[0]
        c = np.hstack([c, (n / V)[:, None]])
        vol = np.append(vol, V)
        conv = np.append(conv, n[0] / a)
    return c, vol, conv
