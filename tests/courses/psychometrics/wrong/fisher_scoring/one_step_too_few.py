# the loop starts at 1: one step too few, and the first column of the path stays zero
def fisher_scoring(X, a, b, c, variance, steps):
    n = X.shape[0]
    th = np.zeros(n)
    hist = np.zeros((n, steps))
    J = np.full(n, 1 / variance)
    for s in range(1, steps):
        pr, dp = item_curves(th, a, b, c)
        v = pr - pr**2
        U = np.einsum("ij,ij->i", dp / v, X - pr) - th / variance
        J = np.einsum("ij,ij->i", dp / v, dp) + 1 / variance
        th = th + U / J
        hist[:, s] = th
    return th, np.sqrt(1 / J), hist
