# v_ss is cl / lambda_z, the volume of the terminal phase, instead of cl * mrt
def nca(t, conc, dose, duration, loq, n_last):
    end = np.nonzero(conc > loq)[0][-1] + 1
    t, conc = t[:end], conc[:end]
    lambda_z = -np.polyfit(t[-n_last:], np.log(conc[-n_last:]), 1)[0]
    auc = conc[-1] / lambda_z
    share = auc
    aumc = conc[-1] / lambda_z * (t[-1] + 1 / lambda_z)
    for (ta, ca), (tb, cb) in zip(zip(t, conc), zip(t[1:], conc[1:])):
        if cb < ca:
            k = np.log(ca / cb) / (tb - ta)
            auc += (ca - cb) / k
            aumc += (ta * ca - tb * cb) / k + (ca - cb) / k**2
        else:
            auc += (tb - ta) * (ca + cb) / 2
            aumc += (tb - ta) * (ta * ca + tb * cb) / 2
    cl = dose / auc
    return {
        "lambda_z": lambda_z,
        "auc": auc,
        "mrt": aumc / auc - duration / 2,
        "cl": cl,
        "v_ss": cl / lambda_z,
        "tail": share / auc,
    }
