# the distribution is multiplied by 1 - p in place, and the shifted part is taken from what was multiplied
def score_distribution(P):
    n, k = P.shape
    f = np.zeros((n, k + 1))
    f[:, 0] = 1.0
    for item in P.T:
        p = item[:, None]
        f *= 1 - p
        f[:, 1:] += p * f[:, :-1].copy()
    x = np.arange(k + 1)
    mu = np.sum(f * x, axis=1)
    return f, mu, np.sqrt(np.sum(f * x**2, axis=1) - mu**2)
