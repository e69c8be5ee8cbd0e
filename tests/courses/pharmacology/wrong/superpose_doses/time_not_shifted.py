# each dose's profile is taken at t itself, not at the time since that dose
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = sum(oral_profile(t, D, f, ka, cl, v, t_lag)[0] for D in doses)
    sel = t >= dose_times[-1]
    tw = t[sel]
    cw = conc[:, sel]
    auc = ((cw[:, :-1] + cw[:, 1:]) * 0.5 * (tw[1:] - tw[:-1])).sum(axis=1)
    avg = auc / (tw[-1] - tw[0])
    return {
        "conc": conc,
        "c_avg": avg,
        "swing": (np.max(cw, axis=1) - np.min(cw, axis=1)) / avg,
        "above": (cw > mic).mean(axis=1),
    }
