# the iteration runs on the tangent of the latitude, without any angle until the end
def ecef_to_geodetic(xyz, a, f, rounds):
    e2 = f * (2 - f)
    w = xyz[:, 0] + 1j * xyz[:, 1]
    p = np.abs(w)
    t = xyz[:, 2] / p / (1 - e2)
    for _ in range(rounds):
        sec = np.sqrt(1 + t * t)
        N = a * sec / np.sqrt(1 + (1 - e2) * t * t)
        R = p * sec
        t = xyz[:, 2] / (p - e2 * N / sec)
        h = R - N
    return np.degrees(np.arctan(t)), np.angle(w, deg=True), h
