# raan is the angle of h itself, arctan2(h_y, h_x), not of the node direction
def orbital_elements(r, v, mu):
    d = np.sqrt(np.sum(r * r, axis=0))
    a = 1 / (2 / d - np.sum(v * v, axis=0) / mu)
    h = np.cross(r, v, axisa=0, axisb=0).T
    e_vec = np.cross(v, h, axisa=0, axisb=0).T / mu - r / d
    e = np.sqrt(np.sum(e_vec**2, axis=0))
    inc = np.arccos(h[2] / np.sqrt(np.sum(h**2, axis=0)))
    raan = np.arctan2(h[1], h[0]) % (2 * np.pi)
    nu = np.arccos(np.sum(e_vec * r, axis=0) / (e * d))
    rv = np.sum(r * v, axis=0)
    nu = np.where(rv < 0, 2 * np.pi - nu, nu)
    return {"a": a, "e": e, "inc": inc, "raan": raan, "nu": nu}
