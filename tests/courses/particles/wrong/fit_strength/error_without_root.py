# took one over the second derivative instead of one over its root as the error
def fit_strength(counts, signal, background, start, steps):
    """The strength mu of a signal in a counting histogram, by Newton's method.

    counts: observed events in each bin, shape (b,)
    signal, background: expected events in each bin at mu = 1, and without signal, shape (b,)
    start: first value of mu
    steps: number of Newton steps

    returns: path, error, q0
        path: mu after each step, shape (steps,)
        error: standard error of the last mu, from the second derivative there
        q0: twice the negative log-likelihood at mu = 0, minus twice that at the last mu
    """
    mu = start
    path = np.zeros(steps)
    for k in range(steps):
        expected = mu * signal + background
        first = np.sum(signal - counts * signal / expected)
        second = np.sum(counts * signal**2 / expected**2)
        mu = max(mu - first / second, 0.0)
        path[k] = mu
    expected = mu * signal + background
    error = 1 / np.sum(counts * signal**2 / expected**2)
    nll = np.sum(expected - counts * np.log(expected))
    nll0 = np.sum(background - counts * np.log(background))
    return path, error, 2 * (nll0 - nll)
