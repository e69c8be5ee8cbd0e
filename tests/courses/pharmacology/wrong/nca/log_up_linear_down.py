# the condition is the wrong way round: logarithmic where the concentration rises, linear where it falls
def nca(t, conc, dose, duration, loq, n_last):
    n_good = len(conc)
    while conc[n_good - 1] <= loq:
        n_good -= 1
    x, y = t[:n_good], conc[:n_good]
    kz = np.polyfit(x[-n_last:], np.log(y[-n_last:]), 1)[0] * -1

    def log_rule(i):
        k = np.log(y[i] / y[i + 1]) / (x[i + 1] - x[i])
        return np.array([(y[i] - y[i + 1]) / k, (x[i] * y[i] - x[i + 1] * y[i + 1]) / k + (y[i] - y[i + 1]) / k**2])

    def linear_rule(i):
        w = (x[i + 1] - x[i]) / 2
        return np.array([w * (y[i] + y[i + 1]), w * (x[i] * y[i] + x[i + 1] * y[i + 1])])

    both = np.array([y[-1] / kz, x[-1] * y[-1] / kz + y[-1] / kz**2])
    for i in range(n_good - 1):
        rising = y[i + 1] > y[i] > 0
        both = both + (log_rule(i) if rising else linear_rule(i))
    auc, aumc = both
    mrt = aumc / auc - 0.5 * duration
    cl = dose / auc
    return {"lambda_z": kz, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": mrt * cl, "tail": y[-1] / kz / auc}
