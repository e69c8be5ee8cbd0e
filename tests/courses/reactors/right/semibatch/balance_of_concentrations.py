# Euler for the moles written as an update of the concentrations with the exact ratio of volumes
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    c = np.zeros((steps + 1, len(n0)))
    volume, fed = np.zeros(steps + 1), np.zeros(steps + 1)
    c[0], volume[0] = n0 / V0, V0
    for k in range(steps):
        added = q * dt if k * dt < t_feed else 0.0
        production = mass_action(c[k][:, np.newaxis], nu, kf[:, np.newaxis], kr[:, np.newaxis])[1][:, 0]
        volume[k + 1] = volume[k] + added
        fed[k + 1] = fed[k] + added
        c[k + 1] = ((c[k] + dt * production) * volume[k] + added * c_feed) / volume[k + 1]
    left = c[:, 0] * volume
    conversion = 1 - left / (n0[0] + fed * c_feed[0])
    return c.T, volume, conversion
