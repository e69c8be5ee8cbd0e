# vectors one by one, cross products for the reciprocal ones, a loop over the planes
def reciprocal_lattice(lengths, angles, hkl):
    al, be, ga = [x * np.pi / 180 for x in angles]
    a = np.array([lengths[0], 0.0, 0.0])
    b = np.array([lengths[1] * np.cos(ga), lengths[1] * np.sin(ga), 0.0])
    x = lengths[2] * np.cos(be)
    y = lengths[2] * (np.cos(al) - np.cos(be) * np.cos(ga)) / np.sin(ga)
    c = np.array([x, y, np.sqrt(lengths[2] ** 2 - x * x - y * y)])
    volume = a @ np.cross(b, c)
    bs = [np.cross(b, c), np.cross(c, a), np.cross(a, b)]
    B = 2 * np.pi / volume * np.array(bs)
    d = np.zeros(len(hkl))
    for i, (h, k, l) in enumerate(hkl):
        G = h * B[0] + k * B[1] + l * B[2]
        d[i] = 2 * np.pi / np.sqrt(G[0] ** 2 + G[1] ** 2 + G[2] ** 2)
    return {"A": np.array([a, b, c]), "V": volume, "B": B, "d": d}
