# used the mean mass of a segment instead of the mass of the whole body
def energy_recovery(joints, ends, fractions, masses, dt):
    """Velocity, positive work and recovery."""
    m = np.mean(masses)
    x = center_of_mass(joints, ends, fractions, masses)
    v = np.vstack([x[1:2] - x[0:1], (x[2:] - x[:-2]) / 2, x[-1:] - x[-2:-1]]) / dt
    E_f = m * v[:, 0] ** 2 / 2
    E_v = m * (G * x[:, 1] + v[:, 1] ** 2 / 2)
    work = np.array([np.sum(np.maximum(np.diff(E), 0)) for E in (E_f, E_v, E_f + E_v)])
    recovery = (1 - work[2] / (work[0] + work[1])) * 100
    return v, work, recovery
