# the second half of the true anomaly is decided by the sign of r_z instead of r.v
def orbital_elements(r, v, mu):
    rr = np.linalg.norm(r, axis=0)
    vv = np.linalg.norm(v, axis=0)
    a = 1 / (2 / rr - vv**2 / mu)
    h = np.cross(r, v, axis=0)
    ev = np.cross(v, h, axis=0) / mu - r / rr
    e = np.linalg.norm(ev, axis=0)
    i = np.arccos(h[2] / np.linalg.norm(h, axis=0))
    Omega = np.arctan2(h[0], -h[1]) % (2 * np.pi)
    nu = np.arccos(np.sum(ev * r, axis=0) / (e * rr))
    for k in range(len(nu)):
        if r[2, k] < 0:
            nu[k] = 2 * np.pi - nu[k]
    return {"a": a, "e": e, "inc": i, "raan": Omega, "nu": nu}
