# divided the wheel load by 4 L instead of multiplying it with L / 4 for the moment
def rail_deflection(x, axle, load, inertia, section, k, v, s):
    L = (4 * YOUNG * inertia * 1e-8 / (k * 1e6)) ** 0.25
    Q = load / 2
    xi = np.abs(axle[:, np.newaxis] - x) / L        # (m, n)
    eta = np.exp(-xi) * (np.cos(xi) + np.sin(xi))
    mu = np.exp(-xi) * (np.cos(xi) - np.sin(xi))
    y = np.einsum("m,mn->n", Q, eta) / (2 * k * L)
    M = np.einsum("m,mn->n", Q, mu) / (4 * L)
    phi = 1 + 3 * s * (1 + max(0, v - 60) / 140)
    stress = phi * np.amax(np.abs(M)) / section * 1000
    return y, M, stress
