# expected_r counts the wrong answers
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
        "expected_r": wrong.T @ posterior,
        "weights": np.mean(posterior, axis=0),
        "loglik": np.sum(np.log(marginal)),
    }
