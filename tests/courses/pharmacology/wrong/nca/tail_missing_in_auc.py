# auc ends at the last sample: the extrapolated tail is not added (the AUMC has its tail)
def nca(t, conc, dose, duration, loq, n_last):
    end = np.nonzero(conc > loq)[0][-1] + 1
    t, c = t[:end], conc[:end]
    lz = -np.polyfit(t[-n_last:], np.log(c[-n_last:]), 1)[0]
    auc = aumc = 0
    for a, b, p, q in zip(t, t[1:], c, c[1:]):
        if q < p:
            k = (np.log(p) - np.log(q)) / (b - a)
            auc = auc + (p - q) / k
            aumc = aumc + (a * p - b * q) / k + (p - q) / k / k
        else:
            auc = auc + (p + q) / 2 * (b - a)
            aumc = aumc + (a * p + b * q) / 2 * (b - a)
    aumc = aumc + c[-1] * t[-1] / lz + c[-1] / lz**2
    mrt = aumc / auc - duration / 2
    return {"lambda_z": lz, "auc": auc, "mrt": mrt, "cl": dose / auc, "v_ss": dose / auc * mrt, "tail": c[-1] / lz / auc}
