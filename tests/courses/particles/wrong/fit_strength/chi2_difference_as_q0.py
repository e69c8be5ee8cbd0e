# took the difference of two chi squares instead of two Poisson log-likelihoods
def fit_strength(counts, signal, background, start, steps):
    mu = start
    path = np.empty(steps)
    i = 0
    while i < steps:
        lam = mu * signal + background
        d1 = np.dot(signal, 1 - counts / lam)
        d2 = np.dot(counts, (signal / lam) ** 2)
        mu = np.maximum(mu - d1 / d2, 0)
        path[i] = mu
        i += 1
    lam = mu * signal + background
    err = np.dot(counts, (signal / lam) ** 2) ** -0.5
    q0 = np.sum((counts - background) ** 2 / background) - np.sum((counts - lam) ** 2 / lam)
    return path, err, q0
