# what: everything from the covariance matrix, without a loop
def reliability(X):
    C = np.cov(X.T)
    k = X.shape[1]
    v = np.diag(C)
    whole = np.sum(C)
    alpha = k / (k - 1) * (1 - v.sum() / whole)
    with_others = C.sum(axis=0) - v
    rest_var = whole - v - 2 * with_others
    alpha_deleted = (k - 1) / (k - 2) * (1 - (v.sum() - v) / rest_var)
    return alpha, np.sqrt(whole * (1 - alpha)), alpha_deleted, with_others / np.sqrt(v * rest_var)
