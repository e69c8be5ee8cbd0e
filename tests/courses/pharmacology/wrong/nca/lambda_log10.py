# lambda_z is the slope of the decadic logarithm, without the factor ln 10 (everything extrapolated follows)
def nca(t, conc, dose, duration, loq, n_last):
    quantifiable = np.flatnonzero(conc > loq)
    stop = quantifiable.max()
    time, plasma = np.array(t[: stop + 1]), np.array(conc[: stop + 1])
    fit = np.polynomial.Polynomial.fit(time[-n_last:], np.log10(plasma[-n_last:]), 1).convert()
    kel = -fit.coef[1]
    auc_ext = plasma[-1] / kel
    aumc_ext = plasma[-1] * time[-1] / kel + plasma[-1] / kel**2

    total_auc, total_aumc = auc_ext, aumc_ext
    for left in range(stop):
        right = left + 1
        h = time[right] - time[left]
        if plasma[right] < plasma[left]:
            slope = np.log(plasma[left] / plasma[right]) / h
            total_auc += (plasma[left] - plasma[right]) / slope
            total_aumc += (time[left] * plasma[left] - time[right] * plasma[right]) / slope
            total_aumc += (plasma[left] - plasma[right]) / slope**2
        else:
            total_auc += h / 2 * (plasma[left] + plasma[right])
            total_aumc += h / 2 * (time[left] * plasma[left] + time[right] * plasma[right])
    residence = total_aumc / total_auc - duration / 2
    clearance = dose / total_auc
    return {
        "lambda_z": kel,
        "auc": total_auc,
        "mrt": residence,
        "cl": clearance,
        "v_ss": clearance * residence,
        "tail": auc_ext / total_auc,
    }
