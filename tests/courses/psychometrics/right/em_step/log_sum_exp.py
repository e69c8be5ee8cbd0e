# what: log-sum-exp with each row's maximum, einsum
def em_step(X, a, b, c, nodes, weights):
    P, _ = item_curves(nodes, a, b, c)
    ok = np.isfinite(X).astype(float)
    x = np.nan_to_num(X)
    lp = x @ np.log(P).T + (ok - x) @ np.log1p(-P).T + np.log(weights)
    shift = lp.max(axis=1, keepdims=True)
    lse = shift + np.log(np.exp(lp - shift).sum(axis=1, keepdims=True))
    post = np.exp(lp - lse)
    return {"posterior": post, "expected_n": np.einsum("iq,ij->jq", post, ok),
            "expected_r": np.einsum("iq,ij->jq", post, x),
            "weights": post.sum(axis=0) / len(X), "loglik": float(lse.sum())}
