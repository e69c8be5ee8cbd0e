# took m v squared for the kinetic energies instead of half of it
def energy_recovery(joints, ends, fractions, masses, dt):
    """The external work of walking, and how much of the energy the pendulum recovers.

    joints, ends, fractions, masses: as in center_of_mass; all markers are seen
    dt: time between two frames in s

    returns: velocity, work, recovery
        velocity: of the center of mass, in m/s, shape (T, 2)
        work: positive work of the forward, the vertical and the total energy in J, shape (3,)
        recovery: in percent, a number
    """
    com = center_of_mass(joints, ends, fractions, masses)
    velocity = np.zeros_like(com)
    velocity[1:-1] = (com[2:] - com[:-2]) / (2 * dt)
    velocity[0] = (com[1] - com[0]) / dt
    velocity[-1] = (com[-1] - com[-2]) / dt

    mass = np.sum(masses)
    forward = mass * velocity[:, 0] ** 2
    vertical = mass * G * com[:, 1] + mass * velocity[:, 1] ** 2

    work = np.zeros(3)
    for i, energy in enumerate((forward, vertical, forward + vertical)):
        change = np.diff(energy)
        work[i] = np.sum(change[change > 0])
    recovery = 100 * (work[0] + work[1] - work[2]) / (work[0] + work[1])
    return velocity, work, recovery
