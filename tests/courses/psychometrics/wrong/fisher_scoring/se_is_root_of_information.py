# the standard error is the root of the information, and not the inverse of that
def fisher_scoring(X, a, b, c, variance, steps):
    n = X.shape[0]
    th = np.zeros(n)
    hist = np.zeros((n, steps))
    for s in range(steps):
        pr, dp = item_curves(th, a, b, c)
        v = pr - pr**2
        U = np.einsum("ij,ij->i", dp / v, X - pr) - th / variance
        J = np.einsum("ij,ij->i", dp / v, dp) + 1 / variance
        th = th + U / J
        hist[:, s] = th
    return th, np.sqrt(J), hist
