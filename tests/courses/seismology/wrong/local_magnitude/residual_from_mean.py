# residuals are taken from the mean of the stations that are not clipped, instead of their median
def local_magnitude(traces, r, corrections, clip, cut):
    up, down = traces.max(axis=2), traces.min(axis=2)
    station = np.log10((up - down) / 2).mean(axis=1)
    station += 1.11 * np.log10(r / 100) + 0.00189 * (r - 100) + 3 + corrections
    in_range = np.all(up < clip, axis=1) & np.all(down > -clip, axis=1)
    center = station[in_range].mean()
    residual = station - center
    used = in_range & (np.abs(residual) <= cut)
    x = station[used]
    err = np.std(x, ddof=1) / np.sqrt(len(x)) if len(x) > 1 else 0.0
    return {"station": station, "residual": residual, "used": used, "network": x.mean(), "error": err}
