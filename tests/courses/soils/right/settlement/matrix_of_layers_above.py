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
    above = np.tri(len(h)) - 0.5 * np.eye(len(h))
    z = above @ h
    effective = above @ (gamma * h) - np.where(z > water, GAMMA_WATER * (z - water), 0.0)
    increase = stress_increase(Q, positions, np.c_[np.full((len(h), 2), site), z])
    x = np.log10(1 + increase / effective)
    bend = np.log10(ocr)
    strain = clay[:, 1] * np.minimum(x, bend) + clay[:, 0] * np.maximum(x - bend, 0)
    s = strain * h / (clay[:, 2] + 1)
    return effective, s, s.sum()
