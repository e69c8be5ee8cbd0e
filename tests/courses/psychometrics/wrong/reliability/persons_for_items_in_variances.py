# the items' variances are taken over the items of each person (axis 1), where they go over the persons
def reliability(X):
    n, k = X.shape
    scores = X.sum(axis=1)
    v_items = X.var(axis=1, ddof=1)
    v_tot = scores.var(ddof=1)
    alpha = k / (k - 1) * (1 - v_items.sum() / v_tot)
    deleted, r = np.zeros(k), np.zeros(k)
    for j in range(k):
        others = np.delete(X, j, axis=1)
        deleted[j] = (k - 1) / (k - 2) * (1 - others.var(axis=1, ddof=1).sum() / others.sum(axis=1).var(ddof=1))
        r[j] = np.corrcoef(X[:, j], others.sum(axis=1))[0, 1]
    return alpha, np.sqrt(v_tot * (1 - alpha)), deleted, r
