def energy_recovery(joints, ends, fractions, masses, dt):
    def derivative(s):
        d = np.empty_like(s)
        d[0] = s[1] - s[0]
        d[-1] = s[-1] - s[-2]
        d[1:-1] = 0.5 * (s[2:] - s[:-2])
        return d / dt

    def positive_work(energy):
        steps = np.diff(energy)
        return (np.abs(steps) + steps).sum() / 2

    com = center_of_mass(joints, ends, fractions, masses)
    speed = derivative(com)
    body = np.sum(masses)
    kinetic = 0.5 * body * speed**2
    potential = body * G * com[:, 1]
    w_f = positive_work(kinetic[:, 0])
    w_v = positive_work(potential + kinetic[:, 1])
    w_t = positive_work(potential + kinetic.sum(axis=1))
    return speed, np.array([w_f, w_v, w_t]), 100 * (w_f + w_v - w_t) / (w_f + w_v)
