# in the last step with feed only the time that is left until t_feed is fed, instead of the whole step
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n, V, put_in = n0, V0, n0[0]
    c, volume, conversion = [n / V], [V], [0.0]
    for k in range(steps):
        fed_volume = q * min(dt, max(t_feed - k * dt, 0.0))
        _, p = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])
        n = n + dt * V * p[:, 0] + fed_volume * c_feed
        V = V + fed_volume
        put_in = put_in + fed_volume * c_feed[0]
        c.append(n / V)
        volume.append(V)
        conversion.append(1 - n[0] / put_in)
    return np.array(c).T, np.array(volume), np.array(conversion)
