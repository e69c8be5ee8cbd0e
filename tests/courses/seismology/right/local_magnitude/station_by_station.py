# style: a loop over the stations with lists and ifs, sorting for the median, sums for mean and error
def local_magnitude(traces, r, corrections, clip, cut):
    n = len(r)
    station, clipped = [], []
    for i in range(n):
        logs = []
        touched = False
        for c in range(2):
            top, bottom = max(traces[i, c]), min(traces[i, c])
            logs.append(np.log10((top - bottom) / 2))
            if top >= clip or bottom <= -clip:
                touched = True
        m = sum(logs) / 2 + 1.11 * np.log10(r[i] / 100) + 0.00189 * (r[i] - 100) + 3 + corrections[i]
        station.append(m)
        clipped.append(touched)
    fine = sorted(m for m, bad in zip(station, clipped) if not bad)
    h = len(fine) // 2
    median = fine[h] if len(fine) % 2 else (fine[h - 1] + fine[h]) / 2
    residual = [m - median for m in station]
    used = [not clipped[i] and abs(residual[i]) <= cut for i in range(n)]
    good = [station[i] for i in range(n) if used[i]]
    k = len(good)
    network = sum(good) / k
    error = 0.0
    if k > 1:
        error = (sum((g - network) ** 2 for g in good) / (k - 1) / k) ** 0.5
    return {
        "station": np.array(station),
        "residual": np.array(residual),
        "used": np.array(used),
        "network": network,
        "error": error,
    }
