# what: einsum, a list of abilities, the standard error as a power
def fisher_scoring(X, a, b, c, variance, steps):
    th = np.zeros(X.shape[0])
    hist = []
    for s in range(steps):
        pr, dp = item_curves(th, a, b, c)
        r = dp / (pr - pr**2)
        U = np.einsum("ij,ij->i", r, X - pr) - th / variance
        J = np.einsum("ij,ij->i", r, dp) + 1 / variance
        th = th + U / J
        hist.append(th)
    return hist[-1], J**-0.5, np.stack(hist, axis=-1)
