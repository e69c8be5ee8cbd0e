# applied the speed term at all speeds instead of above 60 km/h only
def rail_deflection(x, axle, load, inertia, section, k, v, s):
    L = (4 * YOUNG * inertia * 1e-8 / (k * 1e6)) ** 0.25
    y = 0
    M = 0
    for a, q in zip(axle, load):
        xi = np.abs(x - a) / L
        y = y + q / 2 / (2 * k * L) * np.exp(-xi) * (np.cos(xi) + np.sin(xi))
        M = M + q / 2 * L / 4 * np.exp(-xi) * (np.cos(xi) - np.sin(xi))
    phi = 1 + 3 * s * (1 + (v - 60) / 140)
    return y, M, phi * np.max(np.abs(M)) * 1000 / section
