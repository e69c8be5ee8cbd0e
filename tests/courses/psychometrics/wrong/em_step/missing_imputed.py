# missing answers are replaced by the item's proportion correct, everywhere
def em_step(X, a, b, c, nodes, weights):
    P, _ = item_curves(nodes, a, b, c)
    filled = np.where(np.isnan(X), np.nanmean(X, axis=0), X)
    ll = filled @ np.log(P.T) + (1 - filled) @ np.log(1 - P.T)
    top = np.exp(ll) * weights
    den = top.sum(axis=1)
    post = top / den[:, None]
    everyone = np.ones_like(X)
    return {"posterior": post, "expected_n": everyone.T @ post, "expected_r": filled.T @ post,
            "weights": post.mean(axis=0), "loglik": np.log(den).sum()}
