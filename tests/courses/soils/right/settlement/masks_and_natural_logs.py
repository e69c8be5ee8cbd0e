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
    bottom = np.cumsum(h)
    top = bottom - h
    z = 0.5 * (top + bottom)
    w = np.cumsum(gamma * h)
    sigma = 0.5 * (w + np.concatenate([[0.0], w[:-1]]))
    u = GAMMA_WATER * (z - water)
    u[u < 0] = 0
    s0 = sigma - u
    xyz = np.empty((z.size, 3))
    xyz[:, 0] = site[0]
    xyz[:, 1] = site[1]
    xyz[:, 2] = z
    s1 = s0 + stress_increase(Q, positions, xyz)
    Cc, Cr, e0 = clay[:, 0], clay[:, 1], clay[:, 2]
    change = Cr * np.log(s1 / s0)
    past = s1 > ocr * s0
    change[past] = (Cr * np.log(ocr) + Cc * np.log(s1 / (ocr * s0)))[past]
    s = h * change / (np.log(10) * (1 + e0))
    return s0, s, np.add.reduce(s)
