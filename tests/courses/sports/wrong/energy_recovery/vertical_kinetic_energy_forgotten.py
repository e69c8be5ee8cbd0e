# took only the potential energy as the vertical energy instead of adding the vertical kinetic energy
def energy_recovery(joints, ends, fractions, masses, dt):
    c = center_of_mass(joints, ends, fractions, masses)
    v = np.empty(c.shape)
    v[0], v[-1] = (c[1] - c[0]) / dt, (c[-1] - c[-2]) / dt
    for i in range(1, len(c) - 1):
        v[i] = (c[i + 1] - c[i - 1]) / dt / 2
    m = np.sum(masses)
    kin = m * v[:, 0] * v[:, 0] / 2
    pot = m * G * c[:, 1]
    energies = np.stack([kin, pot, kin + pot])
    w = np.clip(np.diff(energies, axis=1), 0, None).sum(axis=1)
    saved = w[0] + w[1] - w[2]
    return v, w, 100 * saved / (w[0] + w[1])
