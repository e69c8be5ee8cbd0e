def gamma_index(reference, measured, p_ref, p_meas, percent, distance, cutoff, local):
    def per_point(dose, point, tol):
        v = p_meas - point
        s = np.einsum("jk,jk->j", v, v) / (distance * distance) + ((dose - measured) / tol) ** 2
        return np.sqrt(s.min())

    m = max(reference)
    g = []
    for dose, point in zip(reference, p_ref):
        g.append(per_point(dose, point, percent * (dose if local else m) / 100))
    g = np.array(g)
    low = reference < cutoff * m / 100
    rate = 100 * (1 - np.count_nonzero(g[~low] > 1) / np.count_nonzero(~low))
    g[g > CAP] = CAP
    g[low] = 0
    return g, rate
