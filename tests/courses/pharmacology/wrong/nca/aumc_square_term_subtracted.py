# in falling intervals (C1 - C2) / k**2 is subtracted from the AUMC instead of added
def nca(t, conc, dose, duration, loq, n_last):
    end = np.nonzero(conc > loq)[0][-1] + 1
    t, conc = t[:end], conc[:end]
    lam = -np.polyfit(t[-n_last:], np.log(conc[-n_last:]), 1)[0]
    auc_tail = conc[-1] / lam
    aumc_tail = t[-1] * conc[-1] / lam + conc[-1] / lam**2
    auc, aumc = 0.0, 0.0
    for i in range(1, end):
        dt = t[i] - t[i - 1]
        if conc[i] < conc[i - 1]:
            k = np.log(conc[i - 1] / conc[i]) / dt
            dc = conc[i - 1] - conc[i]
            auc += dc / k
            aumc += (t[i - 1] * conc[i - 1] - t[i] * conc[i]) / k - dc / k**2
        else:
            auc += dt * (conc[i] + conc[i - 1]) / 2
            aumc += dt * (conc[i] * t[i] + conc[i - 1] * t[i - 1]) / 2
    AUC = auc + auc_tail
    AUMC = aumc + aumc_tail
    mrt = AUMC / AUC - duration / 2
    cl = dose / AUC
    return {"lambda_z": lam, "auc": AUC, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": auc_tail / AUC}
