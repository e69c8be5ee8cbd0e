def turbine_power(v, curve_v, curve_p, rho):
    w = (v.T * np.exp(np.log(rho / RHO0) / 3)).T
    total = np.zeros_like(w)
    for a, b, pa, pb in zip(curve_v[:-1], curve_v[1:], curve_p[:-1], curve_p[1:]):
        here = (w > a) & (w <= b)
        total[here] = pb - (pb - pa) * (b - w[here]) / (b - a)
    total[w == curve_v[0]] = curve_p[0]
    return total, np.einsum("nt->n", total) / total.shape[1] / np.max(curve_p)
