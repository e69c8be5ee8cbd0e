# the loop over the intervals ends one too early: the last interval is missing in both areas
def nca(t, conc, dose, duration, loq, n_last):
    end = np.nonzero(conc > loq)[0][-1] + 1
    t, conc = t[:end], conc[:end]
    lam = -np.polyfit(t[-n_last:], np.log(conc[-n_last:]), 1)[0]
    auc = aumc = 0.0
    for i in range(len(t) - 2):
        dt = t[i + 1] - t[i]
        if conc[i + 1] < conc[i]:
            k = np.log(conc[i] / conc[i + 1]) / dt
            auc += (conc[i] - conc[i + 1]) / k
            aumc += (t[i] * conc[i] - t[i + 1] * conc[i + 1]) / k + (conc[i] - conc[i + 1]) / k**2
        else:
            auc += dt * (conc[i] + conc[i + 1]) / 2
            aumc += dt * (t[i] * conc[i] + t[i + 1] * conc[i + 1]) / 2
    extra = conc[-1] / lam
    auc, aumc = auc + extra, aumc + extra * t[-1] + extra / lam
    cl = dose / auc
    mrt = aumc / auc - duration / 2
    return {"lambda_z": lam, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": extra / auc}
