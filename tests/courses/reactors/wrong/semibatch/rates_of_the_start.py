# the production is computed once from the initial concentrations and not anew in each step
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    _, p0 = mass_action((n0 / V0)[:, None], nu, kf[:, None], kr[:, None])
    p0 = p0[:, 0]
    n, V, put = n0, V0, n0[0]
    cs, vs, xs = [n / V], [V], [0.0]
    for k in range(steps):
        flow = q if k * dt < t_feed else 0.0
        n = n + dt * (V * p0 + flow * c_feed)
        V = V + dt * flow
        put = put + dt * flow * c_feed[0]
        cs.append(n / V)
        vs.append(V)
        xs.append(1 - n[0] / put)
    return np.array(cs).T, np.array(vs), np.array(xs)
