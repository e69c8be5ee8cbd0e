# took the buoyant unit weight above the water table as well instead of below it only
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
    depth = np.array([h[:i].sum() + 0.5 * h[i] for i in range(len(h))])
    g = gamma - GAMMA_WATER
    initial = np.array([np.dot(g[:i], h[:i]) + 0.5 * g[i] * h[i] for i in range(len(h))])
    xyz = np.stack([np.full(len(h), site[0]), np.full(len(h), site[1]), depth], axis=1)
    after = initial + stress_increase(Q, positions, xyz)
    past = ocr * initial
    over = after > past
    reload_part = clay[:, 1] * np.log10(np.where(over, past, after) / initial)
    virgin_part = np.where(over, clay[:, 0] * np.log10(after / past), 0)
    each = (reload_part + virgin_part) * h / (1 + clay[:, 2])
    return initial, each, each.sum()
