# the variance of the total score is divided by n, where n - 1 belongs (the items' are right)
def reliability(X):
    k = X.shape[1]
    total = np.sum(X, axis=1)
    item_vars = np.var(X, axis=0, ddof=1)
    total_var = np.var(total)
    alpha = k / (k - 1) * (1 - np.sum(item_vars) / total_var)
    sem = np.sqrt(total_var * (1 - alpha))
    alpha_deleted, item_rest = np.zeros(k), np.zeros(k)
    for j in range(k):
        rest = total - X[:, j]
        share = (np.sum(item_vars) - item_vars[j]) / np.var(rest, ddof=1)
        alpha_deleted[j] = (k - 1) / (k - 2) * (1 - share)
        item_rest[j] = np.corrcoef(X[:, j], rest)[0, 1]
    return alpha, sem, alpha_deleted, item_rest
