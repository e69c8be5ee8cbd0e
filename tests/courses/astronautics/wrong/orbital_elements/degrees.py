# the inclination is given in degrees
def orbital_elements(r, v, mu):
    R = np.linalg.norm(r, axis=0)
    V2 = np.sum(v**2, axis=0)
    h = np.cross(r, v, axis=0)
    e_vec = np.cross(v, h, axis=0) / mu - r / R
    e = np.linalg.norm(e_vec, axis=0)
    cosi = h[2] / np.linalg.norm(h, axis=0)
    nu = np.arccos(np.sum(e_vec * r, axis=0) / (e * R))
    return {
        "a": 1 / (2 / R - V2 / mu),
        "e": e,
        "inc": np.degrees(np.arccos(cosi)),
        "raan": np.arctan2(h[0], -h[1]) % (2 * np.pi),
        "nu": np.where(np.sum(r * v, axis=0) < 0, 2 * np.pi - nu, nu),
    }
