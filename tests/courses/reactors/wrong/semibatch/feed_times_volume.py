# the feed term is multiplied by the volume like the reaction term: V (p + q c_feed)
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n, V, inn = n0, V0, n0[0]
    c, v, x = [n / V], [V], [0.0]
    for k in range(steps):
        qq = q if k * dt < t_feed else 0.0
        _, p = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])
        source = p[:, 0] + qq * c_feed
        n = n + dt * V * source
        V += dt * qq
        inn += dt * qq * c_feed[0]
        c.append(n / V)
        v.append(V)
        x.append(1 - n[0] / inn)
    return np.column_stack(c), np.array(v), np.array(x)
