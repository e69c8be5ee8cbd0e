# the unit position is added instead of subtracted in the eccentricity vector
def orbital_elements(r, v, mu):
    unit = r / np.linalg.norm(r, axis=0)
    R = np.linalg.norm(r, axis=0)
    h = np.cross(r, v, axis=0)
    ev = np.cross(v, h, axis=0) / mu + unit
    e = np.linalg.norm(ev, axis=0)
    a = 1 / (2 / R - np.linalg.norm(v, axis=0) ** 2 / mu)
    inc = np.arccos(h[2] / np.linalg.norm(h, axis=0))
    raan = np.arctan2(h[0], -h[1]) % (2 * np.pi)
    nu = np.arccos(np.sum(ev * unit, axis=0) / e)
    nu = np.where(np.sum(unit * v, axis=0) < 0, 2 * np.pi - nu, nu)
    return {"a": a, "e": e, "inc": inc, "raan": raan, "nu": nu}
