# the clearance is the dose over the area up to the last sample, without the tail (v_ss follows)
def nca(t, conc, dose, duration, loq, n_last):
    result = {}
    n = 1 + max(np.nonzero(conc > loq)[0])
    pairs = [(t[i], conc[i], t[i + 1], conc[i + 1]) for i in range(n - 1)]
    observed = 0.0
    observed_moment = 0.0
    for ta, ca, tb, cb in pairs:
        if ca > cb:
            rate = (np.log(ca) - np.log(cb)) / (tb - ta)
            observed += (ca - cb) / rate
            observed_moment += (ta * ca - tb * cb) / rate + (ca - cb) / rate**2
        else:
            observed += (ca + cb) * (tb - ta) / 2
            observed_moment += (ta * ca + tb * cb) * (tb - ta) / 2
    lz = -np.polyfit(t[n - n_last : n], np.log(conc[n - n_last : n]), 1)[0]
    result["lambda_z"] = lz
    result["auc"] = observed + conc[n - 1] / lz
    all_moment = observed_moment + conc[n - 1] / lz * t[n - 1] + conc[n - 1] / lz**2
    result["mrt"] = all_moment / result["auc"] - duration / 2
    result["cl"] = dose / observed
    result["v_ss"] = result["cl"] * result["mrt"]
    result["tail"] = conc[n - 1] / lz / result["auc"]
    return result
