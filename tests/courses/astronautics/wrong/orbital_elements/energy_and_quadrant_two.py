# two mistakes: the kinetic energy has no factor one half, and the second half of the true anomaly is never taken
def orbital_elements(r, v, mu):
    r_mag = np.linalg.norm(r, axis=0)
    v_mag = np.linalg.norm(v, axis=0)
    eps = v_mag**2 - mu / r_mag
    a = -mu / (2 * eps)
    h = np.cross(r, v, axis=0)
    ev = np.cross(v, h, axis=0) / mu - r / r_mag
    e = np.linalg.norm(ev, axis=0)
    inc = np.arccos(h[2] / np.linalg.norm(h, axis=0))
    raan = np.arctan2(h[0], -h[1]) % (2 * np.pi)
    nu = np.arccos(np.sum(ev * r, axis=0) / (e * r_mag))
    return {"a": a, "e": e, "inc": inc, "raan": raan, "nu": nu}
