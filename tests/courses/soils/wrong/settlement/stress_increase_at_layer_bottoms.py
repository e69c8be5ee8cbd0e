# asked the stress increase at the bottoms of the layers instead of their middles
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
    eff = np.zeros(n)
    s = np.zeros(n)
    places = np.zeros((n, 3))
    top = 0.0
    load = 0.0
    for i in range(n):
        z = top + h[i] / 2
        sigma = load + gamma[i] * h[i] / 2
        u = GAMMA_WATER * (z - water) if z > water else 0.0
        eff[i] = sigma - u
        top += h[i]
        load += gamma[i] * h[i]
        places[i] = site[0], site[1], top
    ds = stress_increase(Q, positions, places)
    for i in range(n):
        Cc, Cr, e0 = clay[i]
        end = eff[i] + ds[i]
        pc = ocr[i] * eff[i]
        if end <= pc:
            strain = Cr * np.log10(end / eff[i])
        else:
            strain = Cr * np.log10(pc / eff[i]) + Cc * np.log10(end / pc)
        s[i] = h[i] / (1 + e0) * strain
    return eff, s, s.sum()
