# took the second derivative before the last step instead of at the last mu
def fit_strength(counts, signal, background, start, steps):
    mu = start
    path = []
    for k in range(steps):
        lam = background + mu * signal
        ratio = counts / lam
        grad = (signal * (1 - ratio)).sum()
        hess = (ratio * signal**2 / lam).sum()
        mu = mu - grad / hess
        if mu < 0:
            mu = 0.0
        path.append(mu)
    lam = background + mu * signal
    q0 = 2 * np.sum(background - lam + counts * np.log(lam / background))
    return np.array(path), 1 / np.sqrt(hess), q0
