# two mistakes: the old weights are not used, and expected_n is that of everybody (missing answers counted)
def em_step(X, a, b, c, nodes, weights):
    P, _ = item_curves(nodes, a, b, c)
    ok = ~np.isnan(X)
    x = np.nan_to_num(X)
    like = np.ones((len(X), len(nodes)))
    for j, p in enumerate(P.T):
        like = like * np.where(ok[:, [j]], np.where(x[:, [j]] > 0.5, p, 1 - p), 1)
    den = like.sum(axis=1)
    post = like / den[:, None]
    return {"posterior": post, "expected_n": np.ones(X.shape).T @ post, "expected_r": x.T @ post,
            "weights": post.mean(axis=0), "loglik": np.log(den).sum()}
