# the tails are extrapolated from the limit of quantification instead of the last concentration
def nca(t, conc, dose, duration, loq, n_last):
    n = np.nonzero(conc > loq)[0][-1] + 1
    t, conc = t[:n], conc[:n]
    logs = np.log(conc[n - n_last :])
    times = t[n - n_last :]
    lz = -np.cov(times, logs)[0, 1] / np.var(times, ddof=1)
    tail = loq / lz
    auc, aumc = tail, tail * t[-1] + tail / lz
    for a in range(n - 1):
        b = a + 1
        if conc[b] < conc[a]:
            k = np.log(conc[a] / conc[b]) / (t[b] - t[a])
            auc += (conc[a] - conc[b]) / k
            aumc += (t[a] * conc[a] - t[b] * conc[b]) / k + (conc[a] - conc[b]) / k**2
        else:
            auc += (t[b] - t[a]) * (conc[a] + conc[b]) / 2
            aumc += (t[b] - t[a]) * (t[a] * conc[a] + t[b] * conc[b]) / 2
    mrt = aumc / auc - duration / 2
    cl = dose / auc
    return {"lambda_z": lz, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": tail / auc}
