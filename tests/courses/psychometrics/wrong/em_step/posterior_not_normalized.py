# the posterior is not divided by the marginal probability
def em_step(X, a, b, c, nodes, weights):
    n, k = X.shape
    q = len(nodes)
    P, _ = item_curves(nodes, a, b, c)
    post = np.zeros((n, q))
    nbar, rbar = np.zeros((k, q)), np.zeros((k, q))
    for i in range(n):
        for m in range(q):
            like = weights[m]
            for j in range(k):
                if not np.isnan(X[i, j]):
                    like *= P[m, j] if X[i, j] == 1 else 1 - P[m, j]
            post[i, m] = like
    loglik = np.sum(np.log(np.sum(post, axis=1)))
    for i in range(n):
        for j in range(k):
            if not np.isnan(X[i, j]):
                nbar[j] += post[i]
                rbar[j] += X[i, j] * post[i]
    return {"posterior": post, "expected_n": nbar, "expected_r": rbar,
            "weights": post.sum(axis=0) / n, "loglik": loglik}
