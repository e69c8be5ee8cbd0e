# the second eccentricity (a^2 - b^2) / b^2 is used instead of the first
def geodetic_to_ecef(geo, a, f):
    b = a - a * f
    e2 = (a * a - b * b) / (b * b)
    angles = np.radians(geo[:, :2])
    S, C = np.sin(angles), np.cos(angles)
    N = a / np.sqrt(1 - e2 * S[:, 0]**2)
    h = geo[:, 2]
    return np.column_stack([(N + h) * C[:, 0] * C[:, 1], (N + h) * C[:, 0] * S[:, 1], (N * (1 - e2) + h) * S[:, 0]]), N
