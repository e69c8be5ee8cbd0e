# the height is forgotten in x and y
def geodetic_to_ecef(geo, a, f):
    d = np.pi / 180
    e2 = 2 * f - f * f
    N = a / np.sqrt(1 - e2 * np.sin(geo[:, 0] * d)**2)
    x = N * np.cos(geo[:, 0] * d) * np.cos(geo[:, 1] * d)
    y = N * np.cos(geo[:, 0] * d) * np.sin(geo[:, 1] * d)
    z = (N * (1 - e2) + geo[:, 2]) * np.sin(geo[:, 0] * d)
    return np.stack([x, y, z], axis=1), N
