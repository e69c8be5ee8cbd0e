# the reciprocal vectors lack the factor 2 pi (the distances are right)
def reciprocal_lattice(lengths, angles, hkl):
    al, be, ga = np.deg2rad(angles)
    a, b, c = lengths
    va = np.array([a, 0.0, 0.0])
    vb = np.array([b * np.cos(ga), b * np.sin(ga), 0.0])
    cx = c * np.cos(be)
    cy = c * (np.cos(al) - np.cos(be) * np.cos(ga)) / np.sin(ga)
    vc = np.array([cx, cy, np.sqrt(c**2 - cx**2 - cy**2)])
    vol = np.dot(va, np.cross(vb, vc))
    recip = np.array([np.cross(vb, vc), np.cross(vc, va), np.cross(va, vb)]) / vol
    g = hkl @ recip
    d = 1 / np.sqrt((g**2).sum(axis=1))
    return {"A": np.array([va, vb, vc]), "V": vol, "B": recip, "d": d}
