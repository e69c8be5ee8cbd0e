# the sign of the semi-major axis is wrong: +mu/(2 energy) instead of -mu/(2 energy)
def orbital_elements(r, v, mu):
    rabs = np.linalg.norm(r, axis=0)
    vabs = np.linalg.norm(v, axis=0)
    xi = vabs**2 / 2 - mu / rabs
    h = np.cross(r, v, axis=0)
    evec = ((vabs**2 - mu / rabs) * r - np.sum(r * v, axis=0) * v) / mu
    e = np.linalg.norm(evec, axis=0)
    raan = np.arctan2(h[0], -h[1]) % (2 * np.pi)
    inc = np.arccos(h[2] / np.linalg.norm(h, axis=0))
    nu = np.arccos(np.sum(evec * r, axis=0) / (e * rabs))
    nu = np.where(np.sum(r * v, axis=0) < 0, 2 * np.pi - nu, nu)
    return {"a": mu / (2 * xi), "e": e, "inc": inc, "raan": raan, "nu": nu}
