# the true anomaly is never put in the second half: no check of the sign of r.v
def orbital_elements(r, v, mu):
    n = r.shape[1]
    a, e, inc, raan, nu = np.zeros((5, n))
    for j in range(n):
        rj, vj = r[:, j], v[:, j]
        d = np.linalg.norm(rj)
        a[j] = -mu / (2 * (np.dot(vj, vj) / 2 - mu / d))
        h = np.cross(rj, vj)
        ev = np.cross(vj, h) / mu - rj / d
        e[j] = np.linalg.norm(ev)
        inc[j] = np.arccos(h[2] / np.linalg.norm(h))
        raan[j] = np.arctan2(h[0], -h[1]) % (2 * np.pi)
        nu[j] = np.arccos(np.dot(ev, rj) / (e[j] * d))
    return {"a": a, "e": e, "inc": inc, "raan": raan, "nu": nu}
