# two mistakes: the mean residence time is not corrected for the infusion, and the tail's share is taken of the area up to the last sample
def nca(t, conc, dose, duration, loq, n_last):
    end = np.nonzero(conc > loq)[0][-1] + 1
    t, conc = t[:end], conc[:end]
    lam = -np.polyfit(t[-n_last:], np.log(conc[-n_last:]), 1)[0]
    observed = moment = 0.0
    for i in range(end - 1):
        d = t[i + 1] - t[i]
        if conc[i + 1] < conc[i]:
            k = np.log(conc[i] / conc[i + 1]) / d
            observed += (conc[i] - conc[i + 1]) / k
            moment += (t[i] * conc[i] - t[i + 1] * conc[i + 1]) / k + (conc[i] - conc[i + 1]) / k**2
        else:
            observed += d * (conc[i] + conc[i + 1]) / 2
            moment += d * (t[i] * conc[i] + t[i + 1] * conc[i + 1]) / 2
    tail = conc[-1] / lam
    auc = observed + tail
    aumc = moment + tail * t[-1] + tail / lam
    mrt = aumc / auc
    cl = dose / auc
    return {"lambda_z": lam, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": tail / observed}
