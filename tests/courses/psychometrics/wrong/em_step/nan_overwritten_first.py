# missing answers are set to zero in X itself before they are looked for: they count as wrong in the likelihood and in expected_n, and the input is changed
def em_step(X, a, b, c, nodes, weights):
    P, _ = item_curves(nodes, a, b, c)
    X[np.isnan(X)] = 0
    seen = ~np.isnan(X)
    ll = X @ np.log(P).T + (1 - X) @ np.log(1 - P).T
    joint = weights * np.exp(ll)
    den = joint.sum(axis=1)
    h = joint / den[:, None]
    return {"posterior": h, "expected_n": seen.T @ h, "expected_r": X.T @ h,
            "weights": h.mean(axis=0), "loglik": np.log(den).sum()}
