# took s instead of 3 s in the dynamic factor
def rail_deflection(x, axle, load, inertia, section, k, v, s):
    foundation = k * 1e6
    stiffness = YOUNG * inertia * 1e-8
    L = (4 * stiffness / foundation) ** (1 / 4)
    dist = np.abs(np.subtract.outer(x, axle)) / L
    e = np.exp(-dist)
    Q = 0.5 * load * 1000                     # N
    y = np.sum(Q * e * (np.cos(dist) + np.sin(dist)), axis=1) / (2 * foundation * L)
    M = np.sum(Q * e * (np.cos(dist) - np.sin(dist)), axis=1) * L / 4
    speed_part = max(v - 60, 0) / 140
    phi = 1 + s * (1 + speed_part)
    sigma = phi * np.max(np.abs(M)) / (section * 1e-6) / 1e6
    return y * 1000, M / 1000, sigma
