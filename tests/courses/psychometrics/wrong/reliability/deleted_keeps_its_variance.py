# alpha_deleted keeps the deleted item's variance in the sum of the items' variances
def reliability(X):
    C = np.cov(X, rowvar=False)
    k = len(C)
    tr, whole = np.trace(C), C.sum()
    alpha = k / (k - 1) * (1 - tr / whole)
    out_alpha = []
    out_corr = []
    for j in range(k):
        keep = [i for i in range(k) if i != j]
        sub = C[np.ix_(keep, keep)]
        out_alpha.append((k - 1) / (k - 2) * (1 - tr / sub.sum()))
        out_corr.append(C[j, keep].sum() / np.sqrt(C[j, j] * sub.sum()))
    return alpha, np.sqrt(whole * (1 - alpha)), np.array(out_alpha), np.array(out_corr)
