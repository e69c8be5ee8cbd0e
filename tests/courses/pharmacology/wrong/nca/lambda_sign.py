# lambda_z is the slope itself, without the minus sign, so that the tails are subtracted
def nca(t, conc, dose, duration, loq, n_last):
    last = np.nonzero(conc > loq)[0][-1]
    x, y = t[: last + 1], conc[: last + 1]
    lz = np.polyfit(x[-n_last:], np.log(y[-n_last:]), 1)[0]
    h = np.diff(x)
    down = y[1:] < y[:-1]
    auc = aumc = 0.0
    for i in range(len(h)):
        if down[i]:
            k = np.log(y[i] / y[i + 1]) / h[i]
            auc += (y[i] - y[i + 1]) / k
            aumc += (x[i] * y[i] - x[i + 1] * y[i + 1]) / k + (y[i] - y[i + 1]) / k**2
        else:
            auc += h[i] * (y[i] + y[i + 1]) / 2
            aumc += h[i] * (x[i] * y[i] + x[i + 1] * y[i + 1]) / 2
    extra = y[-1] / lz
    auc += extra
    aumc += extra * x[-1] + y[-1] / lz**2
    mrt = aumc / auc - duration / 2
    cl = dose / auc
    return {"lambda_z": lz, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": extra / auc}
