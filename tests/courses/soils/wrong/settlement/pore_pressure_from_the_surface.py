# measured the water depth from the ground surface instead of the water table
def settlement(h, gamma, water, clay, ocr, Q, positions, site):
    """The primary consolidation settlement of each layer under a site.

    h, gamma: thickness and total unit weight of each layer, from the top, shape (n,) each
    water: depth of the water table, a number
    clay: Cc, Cr and e0 of each layer, shape (n, 3)
    ocr: overconsolidation ratio of each layer, shape (n,)
    Q, positions: loads and their x and y, as in stress_increase, shapes (k,) and (k, 2)
    site: x and y of the place whose settlement is asked, shape (2,)

    returns: effective, s, total
        effective: effective stress in the middle of each layer before loading, shape (n,)
        s: settlement of each layer, shape (n,)
        total: their sum, a number
    """
    count = h.size
    effective = np.empty(count)
    centers = np.empty((count, 3))
    centers[:, :2] = site
    weight_above, z_top = 0.0, 0.0
    for k in range(count):
        zc = z_top + 0.5 * h[k]
        centers[k, 2] = zc
        effective[k] = weight_above + 0.5 * gamma[k] * h[k]
        if zc > water:
            effective[k] -= GAMMA_WATER * zc
        weight_above += gamma[k] * h[k]
        z_top += h[k]
    increase = stress_increase(Q, positions, centers)
    Cc, Cr, e0 = clay[:, 0], clay[:, 1], clay[:, 2]
    pc = ocr * effective
    final = effective + increase
    first = Cr * np.log10(np.minimum(final, pc) / effective)
    second = Cc * np.maximum(np.log10(final / pc), 0)
    s = (first + second) / (1 + e0) * h
    return effective, s, s.sum()
