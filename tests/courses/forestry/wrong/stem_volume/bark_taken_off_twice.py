# took the bark share off on both sides instead of once from the diameter
def stem_volume(diameters, step, top, bark, limit):
    """Total and merchantable volume under bark, and form factor, of some stems.

    diameters: over bark in cm, from the foot up, shape (n, p): n stems, p points
    step: distance between two points in m, a number
    top: length of the top above the last point in m, shape (n,)
    bark: share of bark in a diameter, a number
    limit: smallest diameter under bark that is sold in cm, a number

    returns: total, merchantable, form
        total: volume of each stem in m3, shape (n,)
        merchantable: volume sold of each stem in m3, shape (n,)
        form: form factor of each stem, shape (n,)
    """
    d = diameters * (1 - 2 * bark)
    g = np.pi / 4 * (d / 100) ** 2
    sections = step * (g[:, :-1] + g[:, 1:]) / 2
    total = np.sum(sections, axis=1) + g[:, -1] * top / 3
    merchantable = np.zeros(len(d))
    for i in range(len(d)):
        for j in range(sections.shape[1]):
            if d[i, j + 1] < limit:
                break
            merchantable[i] += sections[i, j]
    form = total / (g[:, 0] * (step * sections.shape[1] + top))
    return total, merchantable, form
