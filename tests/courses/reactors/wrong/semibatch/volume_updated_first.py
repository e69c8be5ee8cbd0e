# the volume is updated before the reaction term, so concentration and volume of the step are those of its end
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n = n0
    V = V0
    fed = n0[0]
    c_list = [n0 / V0]
    V_list = [V0]
    X_list = [0.0]
    for step in range(steps):
        feeding = step * dt < t_feed
        if feeding:
            V = V + q * dt
            fed = fed + q * dt * c_feed[0]
        r, p = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])
        n = n + V * p[:, 0] * dt
        if feeding:
            n = n + q * c_feed * dt
        c_list.append(n / V)
        V_list.append(V)
        X_list.append(1 - n[0] / fed)
    return np.array(c_list).T, np.array(V_list), np.array(X_list)
