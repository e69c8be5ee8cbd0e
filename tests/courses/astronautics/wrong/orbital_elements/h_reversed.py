# the angular momentum is v x r instead of r x v, everywhere it is used
def orbital_elements(r, v, mu):
    rn = np.linalg.norm(r, axis=0)
    vn = np.linalg.norm(v, axis=0)
    a = 1.0 / (2.0 / rn - vn**2 / mu)
    h = np.cross(v, r, axis=0)
    evec = np.cross(v, h, axis=0) / mu - r / rn
    e = np.linalg.norm(evec, axis=0)
    inc = np.arccos(h[2] / np.linalg.norm(h, axis=0))
    raan = np.arctan2(h[0], -h[1]) % (2 * np.pi)
    cosnu = (evec * r).sum(axis=0) / e / rn
    nu = np.arccos(cosnu)
    nu = np.where((r * v).sum(axis=0) >= 0, nu, 2 * np.pi - nu)
    return dict(a=a, e=e, inc=inc, raan=raan, nu=nu)
