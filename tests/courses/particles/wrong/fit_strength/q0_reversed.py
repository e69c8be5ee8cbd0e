# subtracted the value at zero from that at mu instead of the other way round
def fit_strength(counts, signal, background, start, steps):
    def twice_nll(strength):
        total = 0.0
        for n, s, b in zip(counts, signal, background):
            lam = strength * s + b
            total += 2 * (lam - n * np.log(lam))
        return total

    path = np.zeros(steps)
    mu = start
    for k in range(steps):
        g, h = 0.0, 0.0
        for n, s, b in zip(counts, signal, background):
            lam = mu * s + b
            g += s - n * s / lam
            h += n * s * s / lam**2
        mu -= g / h
        if mu < 0:
            mu = 0.0
        path[k] = mu
    curvature = sum(n * s * s / (mu * s + b) ** 2 for n, s, b in zip(counts, signal, background))
    return path, 1 / np.sqrt(curvature), twice_nll(mu) - twice_nll(0.0)
