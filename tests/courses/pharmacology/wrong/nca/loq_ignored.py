# samples after the last one above the limit of quantification are kept
def nca(t, conc, dose, duration, loq, n_last):
    lz = -np.polyfit(t[-n_last:], np.log(conc[-n_last:]), 1)[0]
    t1, t2, c1, c2 = t[:-1], t[1:], conc[:-1], conc[1:]
    falling = c2 < c1
    k = np.ones(len(t1))
    k[falling] = np.log(c1[falling] / c2[falling]) / (t2 - t1)[falling]
    auc_i = np.where(falling, (c1 - c2) / k, (t2 - t1) * (c1 + c2) / 2)
    aumc_i = np.where(falling, (t1 * c1 - t2 * c2) / k + (c1 - c2) / k**2, (t2 - t1) * (t1 * c1 + t2 * c2) / 2)
    extrapolated = conc[-1] / lz
    auc = auc_i.sum() + extrapolated
    aumc = aumc_i.sum() + extrapolated * (t[-1] + 1 / lz)
    mrt = aumc / auc - duration / 2
    cl = dose / auc
    return {"lambda_z": lz, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": mrt * cl, "tail": extrapolated / auc}
