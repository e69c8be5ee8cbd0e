# lambda_z is fitted to the last n_last + 1 samples
def nca(t, conc, dose, duration, loq, n_last):
    last = np.nonzero(conc > loq)[0][-1]
    first = last - n_last
    slope = np.polyfit(t[first : last + 1], np.log(conc[first : last + 1]), 1)[0]
    lz = -slope
    auc = aumc = 0.0
    for i in range(last):
        t1, t2, c1, c2 = t[i], t[i + 1], conc[i], conc[i + 1]
        if c2 < c1:
            k = np.log(c1 / c2) / (t2 - t1)
            auc += (c1 - c2) / k
            aumc += (t1 * c1 - t2 * c2) / k + (c1 - c2) / k**2
        else:
            auc += (t2 - t1) * (c1 + c2) / 2
            aumc += (t2 - t1) * (t1 * c1 + t2 * c2) / 2
    tail = conc[last] / lz
    auc += tail
    aumc += t[last] * tail + tail / lz
    mrt = aumc / auc - duration / 2
    return {"lambda_z": lz, "auc": auc, "mrt": mrt, "cl": dose / auc, "v_ss": dose * mrt / auc, "tail": tail / auc}
