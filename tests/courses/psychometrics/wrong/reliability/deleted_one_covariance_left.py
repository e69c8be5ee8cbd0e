# the rest's variance subtracts the item's covariances once, where they stand in it twice
def reliability(X):
    C = np.cov(X.T)
    k = X.shape[1]
    v = np.diag(C)
    whole = np.sum(C)
    alpha = k / (k - 1) * (1 - v.sum() / whole)
    with_others = C.sum(axis=0) - v
    rest_var = whole - v - with_others
    alpha_deleted = (k - 1) / (k - 2) * (1 - (v.sum() - v) / rest_var)
    item_rest = with_others / np.sqrt(v * (whole - v - 2 * with_others))
    return alpha, np.sqrt(whole * (1 - alpha)), alpha_deleted, item_rest
