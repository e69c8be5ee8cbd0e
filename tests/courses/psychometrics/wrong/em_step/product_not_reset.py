# the running product is set to one per person and not per node: the nodes' likelihoods are multiplied up
def em_step(X, a, b, c, nodes, weights):
    n, k = X.shape
    q = len(nodes)
    P, _ = item_curves(nodes, a, b, c)
    L = np.zeros((n, q))
    for i in range(n):
        like = 1.0
        for m in range(q):
            for j in range(k):
                if not np.isnan(X[i, j]):
                    like *= P[m, j] if X[i, j] == 1 else 1 - P[m, j]
            L[i, m] = like
    den = L @ weights
    post = L * weights / den[:, None]
    seen = ~np.isnan(X)
    return {"posterior": post, "expected_n": seen.T @ post,
            "expected_r": np.where(seen, X, 0.0).T @ post,
            "weights": post.sum(axis=0) / n, "loglik": np.sum(np.log(den))}
