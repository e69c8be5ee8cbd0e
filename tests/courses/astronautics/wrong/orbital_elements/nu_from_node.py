# the true anomaly is the angle between the node vector and r instead of between the eccentricity vector and r (the check of r.v is right)
def orbital_elements(r, v, mu):
    d = np.linalg.norm(r, axis=0)
    a = 1 / (2 / d - np.sum(v**2, axis=0) / mu)
    h = np.cross(r, v, axis=0)
    node = np.array([-h[1], h[0], np.zeros_like(h[0])])
    ecc = np.cross(v, h, axis=0) / mu - r / d
    e = np.linalg.norm(ecc, axis=0)
    inc = np.arccos(h[2] / np.linalg.norm(h, axis=0))
    raan = np.arctan2(node[1], node[0]) % (2 * np.pi)
    nu = np.arccos(np.sum(node * r, axis=0) / (np.linalg.norm(node, axis=0) * d))
    nu = np.where(np.sum(r * v, axis=0) < 0, 2 * np.pi - nu, nu)
    return {"a": a, "e": e, "inc": inc, "raan": raan, "nu": nu}
