# there is one round more than asked for
def ecef_to_geodetic(xyz, a, f, rounds):
    n = len(xyz)
    lat, lon, h = np.zeros(n), np.zeros(n), np.zeros(n)
    e2 = f * (2 - f)
    for i in range(n):
        x, y, z = xyz[i]
        p = np.hypot(x, y)
        phi = np.arctan2(z, p * (1 - e2))
        count = 0
        while count <= rounds:
            N = a / np.sqrt(1 - e2 * np.sin(phi)**2)
            h[i] = p / np.cos(phi) - N
            phi = np.arctan2(z, p * (1 - e2 * N / (N + h[i])))
            count += 1
        lat[i] = np.degrees(phi)
        lon[i] = np.degrees(np.arctan2(y, x))
    return lat, lon, h
