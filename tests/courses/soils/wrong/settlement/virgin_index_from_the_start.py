# used Cc for the whole way from the initial stress where the preconsolidation stress is passed instead of Cr up to it
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
    z = []
    depth = 0
    for thick in h:
        z.append(depth + thick / 2)
        depth += thick
    z = np.array(z)
    sigma = np.cumsum(h * gamma) - 0.5 * h * gamma
    u = np.where(z > water, (z - water) * GAMMA_WATER, 0)
    sigma_eff = sigma - u
    grid = np.zeros((len(h), 3))
    grid[:, 0], grid[:, 1], grid[:, 2] = site[0], site[1], z
    new = sigma_eff + stress_increase(Q, positions, grid)
    index = np.where(new > ocr * sigma_eff, clay[:, 0], clay[:, 1])
    s = index * h / (1 + clay[:, 2]) * np.log10(new / sigma_eff)
    return sigma_eff, s, float(np.sum(s))
