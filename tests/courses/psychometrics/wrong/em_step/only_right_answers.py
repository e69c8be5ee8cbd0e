# the likelihood has the right answers only: the factor (1 - P)^(1 - x) is left out
def em_step(X, a, b, c, nodes, weights):
    P, _ = item_curves(nodes, a, b, c)
    seen = ~np.isnan(X)
    right = np.where(seen, X, 0)
    logL = right @ np.log(P).T
    joint = np.exp(logL) * weights
    marginal = np.sum(joint, axis=1, keepdims=True)
    posterior = joint / marginal
    return {
        "posterior": posterior,
        "expected_n": seen.T @ posterior,
        "expected_r": right.T @ posterior,
        "weights": np.mean(posterior, axis=0),
        "loglik": np.sum(np.log(marginal)),
    }
