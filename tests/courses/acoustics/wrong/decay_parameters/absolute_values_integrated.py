# the decay curve integrates |h| instead of h squared
def decay_parameters(h, fs):
    start = 0
    while abs(h[start]) < 0.1 * max(abs(h)):
        start += 1
    x = h[start:]
    n = len(x)
    rest = np.zeros(n)
    acc = 0.0
    for i in range(n - 1, -1, -1):
        acc += abs(x[i])
        rest[i] = acc
    level = 10 * np.log10(rest / rest[0])
    t = np.arange(n) / fs
    inside = (level <= -5) & (level >= -25)
    slope = np.polyfit(t[inside], level[inside], 1)[0]
    early = np.sum(x[t < 0.08] ** 2)
    late = np.sum(x[t >= 0.08] ** 2)
    return {"level": level, "T20": -60 / slope, "C80": 10 * np.log10(early / late),
            "Ts": np.sum(t * x**2) / np.sum(x**2)}
