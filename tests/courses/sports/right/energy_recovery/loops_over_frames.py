def energy_recovery(joints, ends, fractions, masses, dt):
    com = center_of_mass(joints, ends, fractions, masses)
    n = len(com)
    vel = np.zeros((n, 2))
    for t in range(n):
        a, b = max(0, t - 1), min(n - 1, t + 1)
        for k in range(2):
            vel[t, k] = (com[b, k] - com[a, k]) / ((b - a) * dt)
    m = 0.0
    for x in masses:
        m += x
    works = [0.0, 0.0, 0.0]
    for t in range(1, n):
        df = m / 2 * (vel[t, 0] ** 2 - vel[t - 1, 0] ** 2)
        dv = m * G * (com[t, 1] - com[t - 1, 1]) + m / 2 * (vel[t, 1] ** 2 - vel[t - 1, 1] ** 2)
        for i, d in enumerate([df, dv, df + dv]):
            if d > 0:
                works[i] += d
    recovered = works[0] + works[1] - works[2]
    return vel, np.array(works), recovered / (works[0] + works[1]) * 100
