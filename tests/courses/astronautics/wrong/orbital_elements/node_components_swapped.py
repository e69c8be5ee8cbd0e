# the node's angle is arctan2(-h_y, h_x) instead of arctan2(h_x, -h_y)
def orbital_elements(r, v, mu):
    dist = np.linalg.norm(r, axis=0)
    speed = np.linalg.norm(v, axis=0)
    sma = mu * dist / (2 * mu - dist * speed**2)
    hx, hy, hz = np.cross(r, v, axis=0)
    hmag = np.sqrt(hx**2 + hy**2 + hz**2)
    ecc = np.cross(v, np.array([hx, hy, hz]), axis=0) / mu - r / dist
    e = np.linalg.norm(ecc, axis=0)
    inc = np.arccos(hz / hmag)
    raan = np.arctan2(-hy, hx)
    raan = np.where(raan < 0, raan + 2 * np.pi, raan)
    nu = np.arccos(np.sum(ecc * r, axis=0) / (e * dist))
    nu = np.where(np.sum(r * v, axis=0) < 0, 2 * np.pi - nu, nu)
    return {"a": sma, "e": e, "inc": inc, "raan": raan, "nu": nu}
