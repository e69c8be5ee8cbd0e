# multiplied OCR with the final stress instead of the initial one
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
    middle = np.cumsum(h) - h / 2
    overburden = np.cumsum(gamma * h) - gamma * h / 2
    pore = GAMMA_WATER * np.maximum(middle - water, 0)
    effective = overburden - pore
    points = np.column_stack([np.tile(site, (len(h), 1)), middle])
    final = effective + stress_increase(Q, positions, points)
    limit = ocr * final
    Cc, Cr, e0 = clay.T
    recompression = Cr * np.log10(np.minimum(final, limit) / effective)
    virgin = Cc * np.log10(np.maximum(final, limit) / limit)
    s = h / (1 + e0) * (recompression + virgin)
    return effective, s, np.sum(s)
