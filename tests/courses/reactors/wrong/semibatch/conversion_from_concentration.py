# the conversion is computed from the concentration of species 0 relative to its initial concentration, as for a constant volume without feed
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    c = np.zeros((n0.shape[0], steps + 1))
    volume = np.zeros(steps + 1)
    n, V = n0 * 1.0, V0
    c[:, 0] = n / V
    volume[0] = V
    for k in range(steps):
        rate_of_formation = mass_action(c[:, k][:, None], nu, kf[:, None], kr[:, None])[1].squeeze(axis=1)
        inflow = 0.0
        if k * dt < t_feed:
            inflow = q
        n = n + (rate_of_formation * V + inflow * c_feed) * dt
        V = V + inflow * dt
        c[:, k + 1] = n / V
        volume[k + 1] = V
    conversion = 1 - c[0] / c[0, 0]
    return c, volume, conversion
