# the cross product v x h is not divided by mu in the eccentricity vector
def orbital_elements(r, v, mu):
    absr = np.linalg.norm(r, axis=0)
    en = np.sum(v**2, axis=0) / 2 - mu / absr
    semi = -mu / 2 / en
    hvec = np.cross(r, v, axis=0)
    evec = np.cross(v, hvec, axis=0) - r / absr
    ee = np.linalg.norm(evec, axis=0)
    incl = np.arccos(hvec[2] / np.linalg.norm(hvec, axis=0))
    Om = np.arctan2(hvec[0], -hvec[1]) % (2 * np.pi)
    th = np.arccos(np.sum(evec * r, axis=0) / (ee * absr))
    th = np.where(np.sum(r * v, axis=0) < 0, 2 * np.pi - th, th)
    return {"a": semi, "e": ee, "inc": incl, "raan": Om, "nu": th}
