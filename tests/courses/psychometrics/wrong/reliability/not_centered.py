# the correlation is the cosine of item and rest: the means are not subtracted
def reliability(X):
    n, k = X.shape
    T = X.sum(1)
    s2 = X.var(0, ddof=1)
    S2 = T.var(ddof=1)
    alpha = (k / (k - 1)) * (S2 - s2.sum()) / S2
    ad, ir = np.empty(k), np.empty(k)
    for j in range(k):
        R = T - X[:, j]
        V = R.var(ddof=1)
        ad[j] = (k - 1) / (k - 2) * (V - s2.sum() + s2[j]) / V
        ir[j] = X[:, j] @ R / np.sqrt((X[:, j] @ X[:, j]) * (R @ R))
    return alpha, (S2 - alpha * S2) ** 0.5, ad, ir
