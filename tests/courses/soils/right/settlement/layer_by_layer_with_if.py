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
    n = len(h)
    depth = weight = 0.0
    eff, mids = np.zeros(n), np.zeros((n, 3))
    for i in range(n):
        mids[i] = site[0], site[1], depth + h[i] / 2
        eff[i] = weight + gamma[i] * h[i] / 2
        if mids[i, 2] > water:
            eff[i] -= GAMMA_WATER * (mids[i, 2] - water)
        depth += h[i]
        weight += gamma[i] * h[i]
    ds = stress_increase(Q, positions, mids)
    s = []
    for e, d, r, t, (cc, cr, void) in zip(eff, ds, ocr, h, clay):
        if e + d <= r * e:
            strain = cr * np.log10((e + d) / e)
        else:
            strain = cr * np.log10(r) + cc * np.log10((e + d) / (r * e))
        s.append(strain * t / (1 + void))
    return eff, np.array(s), sum(s)
