# two mistakes: the feed is never switched off, and the conversion is relative to the charge n0 alone
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n, V = n0, V0
    c, volume, conversion = [n / V], [V], [0.0]
    for k in range(steps):
        _, p = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])
        n = n + dt * (V * p[:, 0] + q * c_feed)
        V = V + dt * q
        c.append(n / V)
        volume.append(V)
        conversion.append(1 - n[0] / n0[0])
    return np.array(c).T, np.array(volume), np.array(conversion)
