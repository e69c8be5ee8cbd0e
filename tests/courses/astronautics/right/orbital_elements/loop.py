# a loop over the satellites, e from p and a, nu by arctan2
def orbital_elements(r, v, mu):
    res = {key: np.zeros(r.shape[1]) for key in ("a", "e", "inc", "raan", "nu")}
    for j in range(r.shape[1]):
        R, V = r[:, j], v[:, j]
        d = np.sqrt(R @ R)
        h = np.cross(R, V)
        p = (h @ h) / mu
        a = -mu / (V @ V - 2 * mu / d)
        res["a"][j] = a
        res["e"][j] = np.sqrt(1 - p / a)
        res["inc"][j] = np.arctan2(np.hypot(h[0], h[1]), h[2])
        res["raan"][j] = np.arctan2(h[0], -h[1]) % (2 * np.pi)
        ecos = p / d - 1
        esin = np.sqrt(p / mu) * (R @ V) / d
        res["nu"][j] = np.arctan2(esin, ecos) % (2 * np.pi)
    return res
