# the AUMC ends at the last sample: its tail is not added
def nca(t, conc, dose, duration, loq, n_last):
    last = np.flatnonzero(conc > loq)[-1]
    t, conc = t[: last + 1], conc[: last + 1]
    terminal_t, terminal_c = t[-n_last:], np.log(conc[-n_last:])
    tm, cm = terminal_t.mean(), terminal_c.mean()
    lam = -np.sum((terminal_t - tm) * (terminal_c - cm)) / np.sum((terminal_t - tm) ** 2)

    def interval(t1, t2, c1, c2):
        if c2 < c1:
            k = np.log(c1 / c2) / (t2 - t1)
            return (c1 - c2) / k, (t1 * c1 - t2 * c2) / k + (c1 - c2) / k**2
        return (t2 - t1) * (c1 + c2) / 2, (t2 - t1) * (t1 * c1 + t2 * c2) / 2

    pieces = np.array([interval(t[i], t[i + 1], conc[i], conc[i + 1]) for i in range(last)])
    auc, aumc = pieces.sum(axis=0)
    auc += conc[-1] / lam
    mrt = aumc / auc - duration / 2
    cl = dose / auc
    return {"lambda_z": lam, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": conc[-1] / lam / auc}
