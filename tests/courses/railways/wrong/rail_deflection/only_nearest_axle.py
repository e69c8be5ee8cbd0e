# counted only the nearest axle at each place instead of the sum of all axles
def rail_deflection(x, axle, load, inertia, section, k, v, s):
    L = (4 * YOUNG * inertia * 1e-8 / (k * 1e6)) ** 0.25
    y = np.zeros(len(x))
    M = np.zeros(len(x))
    for i, place in enumerate(x):
        d = np.abs(axle - place)
        j = np.argmin(d)
        xi = d[j] / L
        Q = load[j] / 2
        y[i] = Q / (2 * k * L) * np.exp(-xi) * (np.cos(xi) + np.sin(xi))
        M[i] = Q * L / 4 * np.exp(-xi) * (np.cos(xi) - np.sin(xi))
    phi = 1 + 3 * s
    if v > 60:
        phi = 1 + 3 * s * (1 + (v - 60) / 140)
    return y, M, phi * np.max(np.abs(M)) * 1000 / section
