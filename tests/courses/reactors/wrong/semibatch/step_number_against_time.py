# the number of the step k is compared with t_feed instead of the time k dt
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n, V, put_in = n0, V0, n0[0]
    c, volume, conversion = [n0 / V0], [V0], [0.0]
    k = 0
    while k < steps:
        _, p = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])
        n = n + dt * V * p[:, 0]
        if k < t_feed:
            n = n + dt * q * c_feed
            V = V + dt * q
            put_in = put_in + dt * q * c_feed[0]
        c.append(n / V)
        volume.append(V)
        conversion.append(1 - n[0] / put_in)
        k += 1
    return np.array(c).T, np.array(volume), np.array(conversion)
