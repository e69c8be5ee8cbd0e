# returned the moment with the dynamic factor instead of the static one
def rail_deflection(x, axle, load, inertia, section, k, v, s):
    E_I = YOUNG * inertia / 1e8
    L = np.sqrt(np.sqrt(4 * E_I / (k * 1e6)))
    n = len(x)
    y = np.zeros(n)
    M = np.zeros(n)
    for i in range(n):
        for j in range(len(axle)):
            Q = load[j] / 2
            z = abs(x[i] - axle[j]) / L
            y[i] += Q / (2 * k * L) * np.exp(-z) * (np.cos(z) + np.sin(z))
            M[i] += Q * L / 4 * np.exp(-z) * (np.cos(z) - np.sin(z))
    if v <= 60:
        phi = 1 + 3 * s
    else:
        phi = 1 + 3 * s * (1 + (v - 60) / 140)
    M = phi * M
    sigma = 1000 * max(abs(M)) / section
    return y, M, sigma
