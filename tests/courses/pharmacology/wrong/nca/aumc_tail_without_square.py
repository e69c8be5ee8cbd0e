# the AUMC's tail is t_last C_last / lambda_z alone: C_last / lambda_z**2 is missing
def nca(t, conc, dose, duration, loq, n_last):
    end = np.nonzero(conc > loq)[0][-1] + 1
    t, conc = t[:end], conc[:end]
    lambda_z = -np.polyfit(t[-n_last:], np.log(conc[-n_last:]), 1)[0]
    c_last, t_last = conc[-1], t[-1]
    auc, aumc = 0.0, 0.0
    i = 0
    while i < end - 1:
        width = t[i + 1] - t[i]
        if conc[i + 1] < conc[i]:
            k = np.log(conc[i] / conc[i + 1]) / width
            auc += (conc[i] - conc[i + 1]) / k
            aumc += (t[i] * conc[i] - t[i + 1] * conc[i + 1]) / k + (conc[i] - conc[i + 1]) / k**2
        else:
            auc += width * (conc[i] + conc[i + 1]) / 2
            aumc += width * (t[i] * conc[i] + t[i + 1] * conc[i + 1]) / 2
        i += 1
    auc += c_last / lambda_z
    aumc += t_last * c_last / lambda_z
    cl = dose / auc
    mrt = aumc / auc - duration / 2
    return {"lambda_z": lambda_z, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": c_last / lambda_z / auc}
