# whether the feed is on is asked at the end of the step, (k + 1) dt < t_feed, so it stops one step too early
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n, V, nA = n0.copy(), float(V0), float(n0[0])
    cs = np.empty((n0.shape[0], steps + 1))
    vs = np.empty(steps + 1)
    xs = np.empty(steps + 1)
    cs[:, 0], vs[0], xs[0] = n / V, V, 0
    t = 0.0
    for k in range(1, steps + 1):
        t = t + dt
        qk = q if t < t_feed else 0.0
        _, p = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])
        n = n + dt * (p[:, 0] * V + qk * c_feed)
        V += dt * qk
        nA += dt * qk * c_feed[0]
        cs[:, k], vs[k], xs[k] = n / V, V, 1 - n[0] / nA
    return cs, vs, xs
