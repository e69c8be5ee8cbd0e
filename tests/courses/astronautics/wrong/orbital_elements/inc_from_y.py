# the inclination uses the y component of h instead of the z component
def orbital_elements(r, v, mu):
    r_abs = np.linalg.norm(r, axis=0)
    a = mu / (2 * mu / r_abs - np.sum(v**2, 0))
    h1 = r[1] * v[2] - r[2] * v[1]
    h2 = r[2] * v[0] - r[0] * v[2]
    h3 = r[0] * v[1] - r[1] * v[0]
    h = np.stack([h1, h2, h3])
    ecc = np.cross(v, h, axis=0) / mu - r / r_abs
    e = np.sqrt(np.sum(ecc**2, 0))
    inc = np.arccos(h2 / np.sqrt(h1**2 + h2**2 + h3**2))
    raan = np.arctan2(h1, -h2) % (2 * np.pi)
    nu = np.arccos(np.sum(ecc * r, 0) / (e * r_abs))
    nu = np.where(np.sum(r * v, 0) < 0, 2 * np.pi - nu, nu)
    return {"a": a, "e": e, "inc": inc, "raan": raan, "nu": nu}
