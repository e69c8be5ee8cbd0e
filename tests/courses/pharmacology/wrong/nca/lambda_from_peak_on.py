# lambda_z is fitted to all samples from the largest concentration on instead of the last n_last
def nca(t, conc, dose, duration, loq, n_last):
    end = len(conc) - np.argmax((conc > loq)[::-1])
    T, C = t[:end], conc[:end]
    peak = C.argmax()
    slope, _ = np.polyfit(T[peak:], np.log(C[peak:]), 1)
    dT, falls = np.diff(T), np.diff(C) < 0
    with np.errstate(all="ignore"):
        k = np.log(C[:-1] / C[1:]) / dT
        log_auc = -np.diff(C) / k
        log_aumc = -np.diff(T * C) / k - np.diff(C) / k**2
    auc0 = np.where(falls, log_auc, dT * (C[:-1] + C[1:]) / 2).sum()
    aumc0 = np.where(falls, log_aumc, dT * ((T * C)[:-1] + (T * C)[1:]) / 2).sum()
    beyond = -C[-1] / slope
    auc = auc0 + beyond
    aumc = aumc0 + beyond * T[-1] - beyond / slope
    cl, mrt = dose / auc, aumc / auc - duration / 2
    return {"lambda_z": -slope, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": beyond / auc}
