def rail_deflection(x, axle, load, inertia, section, k, v, s):
    foundation = k * 1e6
    L = (4 * (YOUNG * inertia / 1e8) / foundation) ** 0.25
    y, M = 0.0, 0.0
    for a, q in zip(axle, 500 * load):
        z = np.abs(a - x) / L
        e = np.exp(-z)
        y = y + q * e * np.sqrt(2) * np.cos(z - np.pi / 4) / (2 * foundation * L)
        M = M + q * e * np.sqrt(2) * np.cos(z + np.pi / 4) * L / 4
    t = 1.0
    if v > 60:
        t += (v - 60) / 140
    worst = max(M.max(), -M.min())
    return 1000 * y, M / 1000, (1 + 3 * s * t) * worst / (section * 1e-6) / 1e6
