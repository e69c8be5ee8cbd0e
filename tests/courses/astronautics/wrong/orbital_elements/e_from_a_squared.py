# the eccentricity is returned squared (the root of 1 - p/a is missing)
def orbital_elements(r, v, mu):
    d = np.linalg.norm(r, axis=0)
    a = 1 / (2 / d - np.sum(v**2, axis=0) / mu)
    h = np.cross(r, v, axis=0)
    p = np.sum(h**2, axis=0) / mu
    e2 = 1 - p / a
    cos_nu = (p / d - 1) / np.sqrt(e2)
    f = np.arccos(cos_nu)
    f = np.where(np.sum(r * v, axis=0) < 0, 2 * np.pi - f, f)
    inc = np.arccos(h[2] / np.linalg.norm(h, axis=0))
    raan = np.arctan2(h[0], -h[1]) % (2 * np.pi)
    return {"a": a, "e": e2, "inc": inc, "raan": raan, "nu": f}
