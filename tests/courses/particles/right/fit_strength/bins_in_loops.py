# right: loops over the bins
def fit_strength(counts, signal, background, start, steps):
    path = np.zeros(steps)
    mu = start
    for k in range(steps + 1):
        g, h = 0.0, 0.0
        for n, s, b in zip(counts, signal, background):
            lam = mu * s + b
            g += s * (lam - n) / lam
            h += n * (s / lam) ** 2
        if k < steps:
            mu -= g / h
            if mu < 0:
                mu = 0.0
            path[k] = mu
    q0 = 0.0
    for n, s, b in zip(counts, signal, background):
        q0 += 2 * (n * np.log((mu * s + b) / b) - mu * s)
    return path, h**-0.5, q0
