# the new weights are divided by the number of items, where the number of persons belongs
def em_step(X, a, b, c, nodes, weights):
    P, _ = item_curves(nodes, a, b, c)
    seen = ~np.isnan(X)
    right = np.where(seen, X, 0)
    wrong = np.where(seen, 1 - X, 0)
    logL = right @ np.log(P).T + wrong @ np.log(1 - P).T
    joint = np.exp(logL) * weights
    marginal = np.sum(joint, axis=1, keepdims=True)
    posterior = joint / marginal
    return {
        "posterior": posterior,
        "expected_n": seen.T @ posterior,
        "expected_r": right.T @ posterior,
        "weights": np.sum(posterior, axis=0) / X.shape[1],
        "loglik": np.sum(np.log(marginal)),
    }
