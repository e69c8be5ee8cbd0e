# multiplied 3 s with (v - 60) / 140 instead of with 1 + (v - 60) / 140 above 60 km/h
def rail_deflection(x, axle, load, inertia, section, k, v, s):
    L = np.power(4 * YOUNG * inertia * 1e-8 / (k * 1e6), 1 / 4)

    def eta(z):
        return np.exp(-z) * (np.sin(z) + np.cos(z))

    def mu(z):
        return np.exp(-z) * (np.cos(z) - np.sin(z))

    y = np.zeros(len(x))
    M = np.zeros(len(x))
    for place, Q in zip(axle, load / 2):
        z = np.abs(x - place) / L
        y += Q / (2 * k * L) * eta(z)
        M += Q * L / 4 * mu(z)
    phi = 1 + 3 * s if v <= 60 else 1 + 3 * s * ((v - 60) / 140)
    return y, M, phi * np.abs(M).max() * 1000 / section
