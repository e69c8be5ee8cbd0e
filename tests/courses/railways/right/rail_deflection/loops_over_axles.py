def rail_deflection(x, axle, load, inertia, section, k, v, s):
    L = np.sqrt(np.sqrt(4 * YOUNG * inertia * 1e-8 / (k * 1e6)))
    y, M = np.zeros(len(x)), np.zeros(len(x))
    for i in range(len(x)):
        for j in range(len(axle)):
            z = abs(x[i] - axle[j]) / L
            Q = load[j] / 2
            y[i] += Q / (2 * k * L) * np.exp(-z) * (np.cos(z) + np.sin(z))
            M[i] += Q * L / 4 * np.exp(-z) * (np.cos(z) - np.sin(z))
    phi = 1 + 3 * s if v <= 60 else 1 + 3 * s * (1 + (v - 60) / 140)
    return y, M, phi * max(abs(M)) * 1000 / section
