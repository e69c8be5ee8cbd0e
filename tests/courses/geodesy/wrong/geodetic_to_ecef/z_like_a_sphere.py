# z is (N + h) sin(lat): the factor 1 - e2 is missing in z
def geodetic_to_ecef(geo, a, f):
    rad = np.radians(geo[:, :2])
    h = geo[:, 2]
    e2 = 1 - (1 - f)**2
    N = a / np.sqrt(1 - e2 * np.sin(rad[:, 0])**2)
    direction = np.stack([np.cos(rad[:, 0]) * np.cos(rad[:, 1]),
                          np.cos(rad[:, 0]) * np.sin(rad[:, 1]),
                          np.sin(rad[:, 0])], axis=-1)
    return (N + h)[:, None] * direction, N
