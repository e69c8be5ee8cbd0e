# in falling intervals the second term of the AUMC is (C1 - C2) / k instead of (C1 - C2) / k**2
def nca(t, conc, dose, duration, loq, n_last):
    end = np.nonzero(conc > loq)[0][-1] + 1
    t1, t2 = t[: end - 1], t[1:end]
    c1, c2 = conc[: end - 1], conc[1:end]
    lam = -np.polyfit(t[end - n_last : end], np.log(conc[end - n_last : end]), 1)[0]
    fall = c2 < c1
    k = np.log(c1[fall] / c2[fall]) / (t2[fall] - t1[fall])
    auc_parts = (t2 - t1) * (c1 + c2) / 2
    aumc_parts = (t2 - t1) * (t1 * c1 + t2 * c2) / 2
    auc_parts[fall] = (c1[fall] - c2[fall]) / k
    aumc_parts[fall] = (t1[fall] * c1[fall] - t2[fall] * c2[fall]) / k + (c1[fall] - c2[fall]) / k
    rest = conc[end - 1] / lam
    auc = auc_parts.sum() + rest
    aumc = aumc_parts.sum() + rest * t[end - 1] + rest / lam
    mrt = aumc / auc - duration / 2
    cl = dose / auc
    return dict(lambda_z=lam, auc=auc, mrt=mrt, cl=cl, v_ss=cl * mrt, tail=rest / auc)
