# the linear trapezoidal rule is used in all intervals, also where the concentration falls
def nca(t, conc, dose, duration, loq, n_last):
    last = np.where(conc > loq)[0].max()
    x = t[: last + 1]
    y = conc[: last + 1]
    slope, intercept = np.polyfit(x[-n_last:], np.log(y[-n_last:]), 1)
    lz = -slope
    auc_last = np.trapezoid(y, x)
    aumc_last = np.trapezoid(x * y, x)
    auc = auc_last + y[-1] / lz
    aumc = aumc_last + x[-1] * y[-1] / lz + y[-1] / lz**2
    mrt = aumc / auc - duration / 2
    cl = dose / auc
    return {"lambda_z": lz, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": (y[-1] / lz) / auc}
