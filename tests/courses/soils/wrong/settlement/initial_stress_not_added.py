# took the stress increase alone as the final stress instead of adding it to the initial one
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
    def effective_stress():
        answer = []
        for i in range(len(h)):
            z = np.sum(h[:i]) + h[i] / 2
            total = np.sum(gamma[:i] * h[:i]) + gamma[i] * h[i] / 2
            answer.append(total - GAMMA_WATER * max(z - water, 0))
        return np.array(answer)

    s0 = effective_stress()
    z_mid = np.cumsum(h) - h / 2
    spots = np.array([[site[0], site[1], z] for z in z_mid])
    s1 = stress_increase(Q, positions, spots)
    p = s0 * ocr
    Cc, Cr, e0 = np.transpose(clay)
    e_change = Cr * (np.log10(np.minimum(s1, p)) - np.log10(s0))
    e_change = e_change + Cc * (np.log10(np.maximum(s1, p)) - np.log10(p))
    settle = e_change / (1 + e0) * h
    return s0, settle, settle.sum()
