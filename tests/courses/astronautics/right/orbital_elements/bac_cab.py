# the eccentricity vector by bac-cab, the node by arccos with a check of its y component
def orbital_elements(r, v, mu):
    rm = np.linalg.norm(r, axis=0)
    v2 = np.sum(v * v, axis=0)
    rv = np.sum(r * v, axis=0)
    ev = ((v2 - mu / rm) * r - rv * v) / mu
    e = np.linalg.norm(ev, axis=0)
    hx = r[1] * v[2] - r[2] * v[1]
    hy = r[2] * v[0] - r[0] * v[2]
    hz = r[0] * v[1] - r[1] * v[0]
    om = np.arccos(-hy / np.hypot(hx, hy))
    om = np.where(hx < 0, 2 * np.pi - om, om)
    energy = v2 / 2 - mu / rm
    f = np.arccos((ev * r).sum(axis=0) / (e * rm))
    f = np.where(rv >= 0, f, 2 * np.pi - f)
    return {"a": -mu / 2 / energy, "e": e, "inc": np.arccos(hz / np.sqrt(hx**2 + hy**2 + hz**2)), "raan": om, "nu": f}
