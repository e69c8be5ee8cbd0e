# the mean residence time is not corrected for the infusion: duration / 2 is not subtracted (v_ss follows)
def nca(t, conc, dose, duration, loq, n_last):
    end = np.nonzero(conc > loq)[0][-1] + 1
    t, conc = t[:end], conc[:end]
    lz = -np.polyfit(t[-n_last:], np.log(conc[-n_last:]), 1)[0]
    tail = conc[-1] / lz
    auc, aumc = tail, tail * (t[-1] + 1 / lz)
    for t1, t2, c1, c2 in zip(t[:-1], t[1:], conc[:-1], conc[1:]):
        if c2 >= c1:
            auc += (t2 - t1) * (c1 + c2) / 2
            aumc += (t2 - t1) * (t1 * c1 + t2 * c2) / 2
            continue
        k = np.log(c1 / c2) / (t2 - t1)
        auc += (c1 - c2) / k
        aumc += (t1 * c1 - t2 * c2) / k + (c1 - c2) / k**2
    mrt = aumc / auc
    cl = dose / auc
    return {"lambda_z": lz, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": tail / auc}
