# left out the recompression part where the final stress passes the preconsolidation stress
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
    mid = np.cumsum(h) - 0.5 * h
    w = gamma * h
    above = np.concatenate(([0], np.cumsum(w)[:-1]))
    s0 = above + w / 2 - GAMMA_WATER * np.clip(mid - water, 0, None)
    pts = np.c_[np.ones(len(h)) * site[0], np.ones(len(h)) * site[1], mid]
    s1 = s0 + stress_increase(Q, positions, pts)
    sp = ocr * s0
    total = 0
    layers = []
    for i in range(len(h)):
        if s1[i] > sp[i]:
            value = clay[i, 0] * np.log10(s1[i] / sp[i])
        else:
            value = clay[i, 1] * np.log10(s1[i] / s0[i])
        value *= h[i] / (1 + clay[i, 2])
        layers.append(value)
        total += value
    return s0, np.array(layers), total
