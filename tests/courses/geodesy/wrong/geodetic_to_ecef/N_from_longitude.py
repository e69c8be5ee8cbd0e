# N is computed from the longitude instead of the latitude
def geodetic_to_ecef(geo, a, f):
    u = np.radians(geo[:, 0])
    v = np.radians(geo[:, 1])
    w = geo[:, 2]
    ee = 2 * f - f**2
    N = a / np.sqrt(1 - ee * np.sin(v)**2)
    return np.stack([(N + w) * np.cos(u) * np.cos(v), (N + w) * np.cos(u) * np.sin(v), (N * (1 - ee) + w) * np.sin(u)], axis=-1), N
