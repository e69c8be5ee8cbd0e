# the second reciprocal vector is made of a x c instead of c x a, so it has the wrong sign
def reciprocal_lattice(lengths, angles, hkl):
    al, be, ga = np.radians(angles)
    a = np.array([lengths[0], 0, 0])
    b = lengths[1] * np.array([np.cos(ga), np.sin(ga), 0])
    n2 = (np.cos(al) - np.cos(ga) * np.cos(be)) / np.sin(ga)
    c = lengths[2] * np.array([np.cos(be), n2, np.sqrt(np.sin(be) ** 2 - n2**2)])
    V = a @ np.cross(b, c)
    b1 = 2 * np.pi / V * np.cross(b, c)
    b2 = 2 * np.pi / V * np.cross(a, c)
    b3 = 2 * np.pi / V * np.cross(a, b)
    B = np.array([b1, b2, b3])
    G = hkl[:, [0]] * b1 + hkl[:, [1]] * b2 + hkl[:, [2]] * b3
    return {"A": np.array([a, b, c]), "V": V, "B": B, "d": 2 * np.pi / np.linalg.norm(G, axis=1)}
