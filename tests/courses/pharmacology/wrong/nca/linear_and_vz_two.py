# two mistakes: the linear rule is used in all intervals, and v_ss is cl / lambda_z
def nca(t, conc, dose, duration, loq, n_last):
    end = np.nonzero(conc > loq)[0][-1] + 1
    t, conc = t[:end], conc[:end]
    lz = -np.polyfit(t[-n_last:], np.log(conc[-n_last:]), 1)[0]
    d = np.diff(t)
    auc = (d * (conc[1:] + conc[:-1])).sum() / 2 + conc[-1] / lz
    tc = t * conc
    aumc = (d * (tc[1:] + tc[:-1])).sum() / 2 + conc[-1] * t[-1] / lz + conc[-1] / lz**2
    cl = dose / auc
    return {
        "lambda_z": lz,
        "auc": auc,
        "mrt": aumc / auc - duration / 2,
        "cl": cl,
        "v_ss": cl / lz,
        "tail": conc[-1] / lz / auc,
    }
