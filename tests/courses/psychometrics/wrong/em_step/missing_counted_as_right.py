# a missing answer counts as a right one in the likelihood (nan is not 0)
def em_step(X, a, b, c, nodes, weights):
    n, k = X.shape
    P, _ = item_curves(nodes, a, b, c)
    L = np.ones((n, len(nodes)))
    for i in range(n):
        for j in range(k):
            if X[i, j] == 0:
                L[i] *= 1 - P[:, j]
            else:
                L[i] *= P[:, j]
    den = np.dot(L, weights)
    post = L * weights / den.reshape(-1, 1)
    seen = (~np.isnan(X)).astype(float)
    return {"posterior": post, "expected_n": seen.T.dot(post),
            "expected_r": np.nan_to_num(X).T.dot(post),
            "weights": np.average(post, axis=0), "loglik": np.log(den).sum()}
