# right: while loop for the onset, a loop from the end backwards, the regression by hand
def decay_parameters(h, fs):
    loudest = max(abs(v) for v in h)
    start = 0
    while abs(h[start]) < 0.1 * loudest:
        start += 1
    x = h[start:]
    n = len(x)
    curve = [0.0] * n
    left = early = moment = 0.0
    for i in range(n - 1, -1, -1):
        left += x[i] ** 2
        curve[i] = left
        moment += i / fs * x[i] ** 2
        if i / fs < 0.08:
            early += x[i] ** 2
    level = np.array([10 * np.log10(c / left) for c in curve])
    pts = [(i / fs, level[i]) for i in range(n) if -25 <= level[i] <= -5]
    mt = sum(p[0] for p in pts) / len(pts)
    ml = sum(p[1] for p in pts) / len(pts)
    slope = sum((t - mt) * (v - ml) for t, v in pts) / sum((t - mt) ** 2 for t, v in pts)
    return {"level": level, "T20": -60 / slope, "C80": 10 * np.log10(early / (left - early)), "Ts": moment / left}
