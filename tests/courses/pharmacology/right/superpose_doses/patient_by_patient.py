# sum() over a generator, then a loop over the patients and over the intervals
def superpose_doses(t, dose_times, doses, f, ka, cl, v, t_lag, mic):
    conc = sum(oral_profile(t - s, d, f, ka, cl, v, t_lag)[0] for s, d in zip(dose_times, doses))
    start = int(np.searchsorted(t, dose_times[-1]))
    n = len(ka)
    c_avg, swing, above = np.zeros(n), np.zeros(n), np.zeros(n)
    for i in range(n):
        area, count = 0.0, 0
        low, high = conc[i, start], conc[i, start]
        for j in range(start, len(t)):
            if j > start:
                area += (t[j] - t[j - 1]) * (conc[i, j] + conc[i, j - 1]) / 2
            low, high = min(low, conc[i, j]), max(high, conc[i, j])
            count += conc[i, j] > mic
        c_avg[i] = area / (t[-1] - t[start])
        swing[i] = (high - low) / c_avg[i]
        above[i] = count / (len(t) - start)
    return {"conc": conc, "c_avg": c_avg, "swing": swing, "above": above}
