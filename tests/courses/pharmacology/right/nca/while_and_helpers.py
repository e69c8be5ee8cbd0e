# helper functions for the two rules, a while loop from the end to drop samples, normal equations for the line
def by_line(t1, t2, c1, c2):
    h = (t2 - t1) / 2
    return h * (c1 + c2), h * (t1 * c1 + t2 * c2)


def by_exponential(t1, t2, c1, c2):
    lt = (t2 - t1) / np.log(c1 / c2)
    area = (c1 - c2) * lt
    return area, lt * (t1 * c1 - t2 * c2 + area)


def nca(t, conc, dose, duration, loq, n_last):
    n = len(conc)
    while not conc[n - 1] > loq:
        n -= 1
    design = np.stack([np.ones(n_last), t[n - n_last : n]], axis=1)
    line = np.linalg.solve(design.T @ design, design.T @ np.log(conc[n - n_last : n]))
    lam = -line[1]
    auc, aumc = 0.0, 0.0
    for i in range(n - 1):
        rule = by_exponential if conc[i] > conc[i + 1] else by_line
        a, b = rule(t[i], t[i + 1], conc[i], conc[i + 1])
        auc, aumc = auc + a, aumc + b
    extra = conc[n - 1] / lam
    auc = auc + extra
    aumc = aumc + extra * t[n - 1] + extra / lam
    out = {"lambda_z": lam, "auc": auc, "tail": extra / auc, "cl": dose / auc}
    out["mrt"] = aumc / auc - duration / 2
    out["v_ss"] = dose * out["mrt"] / auc
    return out
