# the AUMC's tail is C_last / lambda_z**2 alone: t_last C_last / lambda_z is missing
def nca(t, conc, dose, duration, loq, n_last):
    n = np.nonzero(conc > loq)[0][-1] + 1
    time, c = t[:n], conc[:n]
    A = np.column_stack([time[-n_last:], np.ones(n_last)])
    slope = np.linalg.lstsq(A, np.log(c[-n_last:]), rcond=None)[0][0]
    lz = -slope
    auc = aumc = 0.0
    for j in range(1, n):
        t1, t2, c1, c2 = time[j - 1], time[j], c[j - 1], c[j]
        if c1 > c2:
            k = np.log(c1 / c2) / (t2 - t1)
            auc += (c1 - c2) / k
            aumc += (t1 * c1 - t2 * c2) / k + (c1 - c2) / k**2
        else:
            auc += 0.5 * (c1 + c2) * (t2 - t1)
            aumc += 0.5 * (c1 * t1 + c2 * t2) * (t2 - t1)
    auc_inf = auc + c[-1] / lz
    aumc_inf = aumc + c[-1] / lz**2
    mrt = aumc_inf / auc_inf - duration / 2
    return {
        "lambda_z": lz,
        "auc": auc_inf,
        "mrt": mrt,
        "cl": dose / auc_inf,
        "v_ss": dose / auc_inf * mrt,
        "tail": (auc_inf - auc) / auc_inf,
    }
