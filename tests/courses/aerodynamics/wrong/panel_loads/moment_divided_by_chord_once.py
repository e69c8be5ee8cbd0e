# the moment is divided by the chord instead of its square
def panel_loads(nodes, cp, cf, alpha):
    def cross(r, f):
        return r[0] * f[1] - r[1] * f[0]

    c = nodes[:, 0].max() - nodes[:, 0].min()
    ref = np.array([nodes[:, 0].min() + c / 4, 0])
    F, P, M = np.zeros(2), np.zeros(2), 0.0
    for a, b, p, t in zip(nodes[:-1], nodes[1:], cp, cf):
        d = b - a
        fp = p * np.array([-d[1], d[0]])
        ff = t * d if d[0] >= 0 else -t * d
        P = P + fp
        F = F + fp + ff
        M = M - cross((a + b) / 2 - ref, fp + ff)
    L = np.array([-np.sin(alpha), np.cos(alpha)])
    D = np.array([np.cos(alpha), np.sin(alpha)])
    return {"cl": F @ L / c, "cd": F @ D / c, "cm": M / c, "cl_p": P @ L / c}
