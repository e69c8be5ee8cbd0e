# the feed term in the mole balance is q alone; the feed concentration is left out
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    def rhs(n, V, flow):
        p = mass_action(np.expand_dims(n / V, 1), nu, np.expand_dims(kf, 1), np.expand_dims(kr, 1))[1]
        return p[:, 0] * V + flow

    n, V, put = n0, V0, n0[0]
    out = [(n / V, V, 0.0)]
    for k in range(steps):
        flow = q if k * dt < t_feed else 0.0
        n = n + dt * rhs(n, V, flow)
        V = V + dt * flow
        put = put + dt * flow * c_feed[0]
        out.append((n / V, V, 1 - n[0] / put))
    return np.array([o[0] for o in out]).T, np.array([o[1] for o in out]), np.array([o[2] for o in out])
