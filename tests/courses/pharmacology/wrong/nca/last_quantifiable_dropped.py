# the last sample above the limit of quantification is dropped as well
def nca(t, conc, dose, duration, loq, n_last):
    end = np.nonzero(conc > loq)[0][-1]
    t, conc = t[:end], conc[:end]
    lam = -np.polyfit(t[-n_last:], np.log(conc[-n_last:]), 1)[0]
    tail = conc[-1] / lam
    auc, aumc = tail, tail * t[-1] + tail / lam
    for t1, t2, c1, c2 in zip(t, t[1:], conc, conc[1:]):
        h = t2 - t1
        if c2 < c1:
            k = np.log(c1 / c2) / h
            auc += (c1 - c2) / k
            aumc += (t1 * c1 - t2 * c2) / k + (c1 - c2) / k**2
        else:
            auc += h * (c1 + c2) / 2
            aumc += h * (t1 * c1 + t2 * c2) / 2
    mrt = aumc / auc - duration / 2
    cl = dose / auc
    return {"lambda_z": lam, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": tail / auc}
