# copied the neighbor's velocity into the first and the last frame instead of taking the difference there
def energy_recovery(joints, ends, fractions, masses, dt):
    com = center_of_mass(joints, ends, fractions, masses)
    velocity = np.zeros((len(com), 2))
    for t in range(1, len(com) - 1):
        velocity[t] = (com[t + 1] - com[t - 1]) / (2 * dt)
    velocity[0] = velocity[1]
    velocity[-1] = velocity[-2]
    m = masses.sum()
    e_forward = 0.5 * m * np.square(velocity[:, 0])
    e_vertical = 0.5 * m * np.square(velocity[:, 1]) + m * G * com[:, 1]
    e_total = e_forward + e_vertical

    def gain(e):
        total = 0
        for before, after in zip(e[:-1], e[1:]):
            if after > before:
                total += after - before
        return total

    a, b, c = gain(e_forward), gain(e_vertical), gain(e_total)
    return velocity, np.array([a, b, c]), 100 * (a + b - c) / (a + b)
