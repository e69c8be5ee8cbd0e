# right: a triangular matrix for the integration, lstsq for the line, np.average for the center time
def decay_parameters(h, fs):
    x = h[np.flatnonzero(np.abs(h) >= np.abs(h).max() / 10)[0]:]
    e = x * x
    n = e.size
    E = np.triu(np.ones((n, n))) @ e
    level = 10 * (np.log10(E) - np.log10(E[0]))
    t = np.linspace(0, (n - 1) / fs, n)
    k = np.flatnonzero((level >= -25) & (level <= -5))
    design = np.column_stack([t[k], np.ones(len(k))])
    (slope, _), *_ = np.linalg.lstsq(design, level[k], rcond=None)
    count = int(round(0.08 * fs))
    return {"Ts": np.average(t, weights=e), "C80": -10 * np.log10(E[count] / np.sum(e[:count])), "T20": 60 / -slope, "level": level}
