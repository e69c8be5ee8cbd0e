# all samples that are not above the limit of quantification are dropped, the one at time 0 too, so the first interval is missing
def nca(t, conc, dose, duration, loq, n_last):
    ok = conc > loq
    tt, cc = t[ok], conc[ok]
    lam = -np.polyfit(tt[-n_last:], np.log(cc[-n_last:]), 1)[0]
    tail = cc[-1] / lam
    auc, aumc = tail, tail * tt[-1] + tail / lam
    for i in range(len(tt) - 1):
        h = tt[i + 1] - tt[i]
        if cc[i + 1] < cc[i]:
            k = np.log(cc[i] / cc[i + 1]) / h
            auc += (cc[i] - cc[i + 1]) / k
            aumc += (tt[i] * cc[i] - tt[i + 1] * cc[i + 1]) / k + (cc[i] - cc[i + 1]) / k**2
        else:
            auc += h * (cc[i] + cc[i + 1]) / 2
            aumc += h * (tt[i] * cc[i] + tt[i + 1] * cc[i + 1]) / 2
    cl = dose / auc
    mrt = aumc / auc - duration / 2
    return {"lambda_z": lam, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": tail / auc}
