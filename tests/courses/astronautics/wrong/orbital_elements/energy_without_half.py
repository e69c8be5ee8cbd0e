# the kinetic energy has no factor one half
def orbital_elements(r, v, mu):
    R = np.sqrt((r**2).sum(axis=0))
    V = np.sqrt((v**2).sum(axis=0))
    energy = V**2 - mu / R
    a = -mu / (2 * energy)
    h = np.cross(r.T, v.T)
    ev = np.cross(v.T, h) / mu - r.T / R[:, None]
    e = np.linalg.norm(ev, axis=1)
    inc = np.arccos(h[:, 2] / np.linalg.norm(h, axis=1))
    raan = np.mod(np.arctan2(h[:, 0], -h[:, 1]), 2 * np.pi)
    nu = np.arccos(np.einsum("ij,ij->i", ev, r.T) / (e * R))
    nu[np.einsum("in,in->n", r, v) < 0] *= -1
    nu = nu % (2 * np.pi)
    return {"a": a, "e": e, "inc": inc, "raan": raan, "nu": nu}
