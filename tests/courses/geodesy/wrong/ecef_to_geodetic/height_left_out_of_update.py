# the new latitude is computed as if the height were zero, so it never leaves its first value
def ecef_to_geodetic(xyz, a, f, rounds):
    x, y, z = (xyz[:, j] for j in range(3))
    e2 = f * (2 - f)
    p = np.hypot(x, y)
    tan_phi = z / (p * (1 - e2))
    for _ in range(rounds):
        phi = np.arctan(tan_phi)
        N = a / np.sqrt(1 - e2 * np.sin(phi)**2)
        h = p / np.cos(phi) - N
        tan_phi = z / (p * (1 - e2 * N / N))
    return np.degrees(np.arctan(tan_phi)), np.degrees(np.arctan2(y, x)), h
