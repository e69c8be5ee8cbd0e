# the doses' profiles are stacked and summed backwards; np.trapezoid; sorted values for the swing
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    layers = []
    for j in range(len(doses) - 1, -1, -1):
        layers.append(oral_profile(t - dose_times[j], doses[j], f, ka, cl, v, t_lag)[0])
    conc = np.stack(layers).sum(axis=0)
    w = np.flatnonzero(t >= dose_times[-1])
    part = np.sort(conc[:, w], axis=1)
    mean = np.trapezoid(conc[:, w], t[w], axis=1) / np.ptp(t[w])
    return {
        "conc": conc,
        "c_avg": mean,
        "swing": (part[:, -1] - part[:, 0]) / mean,
        "above": np.count_nonzero(part > mic, axis=1) / w.size,
    }
