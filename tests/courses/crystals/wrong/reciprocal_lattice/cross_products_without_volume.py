# the cross products are not divided by the volume of the cell
def reciprocal_lattice(lengths, angles, hkl):
    al, be, ga = np.radians(angles)
    n2 = (np.cos(al) - np.cos(ga) * np.cos(be)) / np.sin(ga)
    n3 = np.sqrt(1 - np.cos(be) ** 2 - n2**2)
    a1 = lengths[0] * np.array([1.0, 0.0, 0.0])
    a2 = lengths[1] * np.array([np.cos(ga), np.sin(ga), 0.0])
    a3 = lengths[2] * np.array([np.cos(be), n2, n3])
    vol = abs(np.dot(a1, np.cross(a2, a3)))
    out = {"A": np.stack([a1, a2, a3]), "V": vol}
    out["B"] = 2 * np.pi * np.stack([np.cross(a2, a3), np.cross(a3, a1), np.cross(a1, a2)])
    out["d"] = 2 * np.pi / np.linalg.norm(hkl @ out["B"], axis=1)
    return out
