def energy_recovery(joints, ends, fractions, masses, dt):
    c = center_of_mass(joints, ends, fractions, masses)
    v = np.gradient(c, dt, axis=0)
    m = masses.sum()
    e = np.stack([m * v[:, 0] ** 2 / 2, m * (G * c[:, 1] + v[:, 1] ** 2 / 2)])
    e = np.vstack([e, e.sum(axis=0)])
    w = np.maximum(e[:, 1:] - e[:, :-1], 0).sum(axis=1)
    return v, w, 100 * (1 - w[2] / (w[0] + w[1]))
