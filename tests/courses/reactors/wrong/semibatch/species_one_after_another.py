# the species are updated one after another, and each one's production is computed from the moles already updated in this step
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n = n0.astype(float).copy()
    V, put = V0, n0[0]
    c, volume, conversion = [n / V], [V], [0.0]
    for k in range(steps):
        inflow = q if k * dt < t_feed else 0.0
        for i in range(len(n)):
            p_i = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])[1][i, 0]
            n[i] += dt * (V * p_i + inflow * c_feed[i])
        V = V + dt * inflow
        put = put + dt * inflow * c_feed[0]
        c.append(n / V)
        volume.append(V)
        conversion.append(1 - n[0] / put)
    return np.array(c).T, np.array(volume), np.array(conversion)
