def rail_deflection(x, axle, load, inertia, section, k, v, s):
    L = (4 * YOUNG * inertia * 1e-8 / (k * 1e6)) ** (1 / 4)
    z = np.abs(np.subtract.outer(axle, x)) / L
    wave = np.exp((-1 + 1j) * z)
    total = np.einsum("m,mn->n", load, wave) / 2
    y = (total.real + total.imag) / (2 * k * L)
    M = (total.real - total.imag) * L / 4
    phi = 1 + 3 * s * (1 + max(v - 60, 0) / 140)
    return y, M, phi * np.linalg.norm(M, np.inf) / section * 1000
