# the logarithmic rule is used wherever both concentrations are positive and differ, also where they rise
def nca(t, conc, dose, duration, loq, n_last):
    n = max(i for i in range(len(conc)) if conc[i] > loq) + 1
    t = t[:n]
    conc = conc[:n]
    lam = -np.polyfit(t[n - n_last :], np.log(conc[n - n_last :]), 1)[0]
    auc = 0.0
    aumc = 0.0
    for i in range(1, n):
        dt = t[i] - t[i - 1]
        ca, cb = conc[i - 1], conc[i]
        if ca > 0 and cb > 0 and ca != cb:
            k = np.log(ca / cb) / dt
            auc += (ca - cb) / k
            aumc += (t[i - 1] * ca - t[i] * cb) / k + (ca - cb) / k**2
        else:
            auc += dt * (ca + cb) / 2
            aumc += dt * (t[i - 1] * ca + t[i] * cb) / 2
    extra = conc[-1] / lam
    auc += extra
    aumc += conc[-1] * t[-1] / lam + conc[-1] / lam**2
    out = {"lambda_z": lam, "auc": auc, "mrt": aumc / auc - duration / 2, "cl": dose / auc, "tail": extra / auc}
    out["v_ss"] = out["cl"] * out["mrt"]
    return out
