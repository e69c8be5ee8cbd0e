# the position is not divided by its length in the eccentricity vector
def orbital_elements(r, v, mu):
    d = np.linalg.norm(r, axis=0)
    s2 = np.einsum("ij,ij->j", v, v)
    a = 1 / (2 / d - s2 / mu)
    L = np.cross(r, v, axis=0)
    B = np.cross(v, L, axis=0) / mu
    ecc = B - r
    e = np.linalg.norm(ecc, axis=0)
    inc = np.arccos(L[2] / np.linalg.norm(L, axis=0))
    raan = (np.arctan2(L[0], -L[1]) + 2 * np.pi) % (2 * np.pi)
    nu = np.arccos(np.einsum("ij,ij->j", ecc, r) / e / d)
    neg = np.einsum("ij,ij->j", r, v) < 0
    nu = np.where(neg, 2 * np.pi - nu, nu)
    return {"a": a, "e": e, "inc": inc, "raan": raan, "nu": nu}
