# the production is subtracted in the mole balance, as if it were a consumption
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n = n0
    V = V0
    put = n0[0]
    all_c, all_V, all_X = [], [], []
    for k in range(steps + 1):
        all_c.append(n / V)
        all_V.append(V)
        all_X.append(1 - n[0] / put)
        flow = q if k * dt < t_feed else 0.0
        r, p = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])
        n = n + dt * (flow * c_feed - V * p[:, 0])
        V = V + dt * flow
        put = put + dt * flow * c_feed[0]
    return np.array(all_c).T, np.array(all_V), np.array(all_X)
