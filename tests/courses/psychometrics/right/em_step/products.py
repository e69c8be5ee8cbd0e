# what: products over a third axis, no logarithms
def em_step(X, a, b, c, nodes, weights):
    P, _ = item_curves(nodes, a, b, c)
    ok = np.isfinite(X)
    x = np.where(ok, X, 0)
    like = np.prod(np.where(ok[:, None, :], np.where(x[:, None, :] == 1, P, 1 - P), 1), axis=2)
    den = like @ weights
    post = like * weights / den[:, None]
    return {"posterior": post, "expected_n": ok.T @ post, "expected_r": x.T @ post,
            "weights": post.mean(axis=0), "loglik": np.log(den).sum()}
