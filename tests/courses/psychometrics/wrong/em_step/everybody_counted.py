# expected_n counts everybody at each item, those with a missing answer too
def em_step(X, a, b, c, nodes, weights):
    P = item_curves(nodes, a, b, c)[0]
    filled = np.nan_to_num(X)
    miss = np.isnan(X)
    L = np.ones((X.shape[0], len(nodes)))
    for j in range(X.shape[1]):
        term = np.where(filled[:, [j]] == 1, P[:, j], 1 - P[:, j])
        L *= np.where(miss[:, [j]], 1.0, term)
    evidence = L @ weights
    h = L * weights / evidence[:, None]
    counts = np.tile(h.sum(axis=0), (X.shape[1], 1))
    return {"posterior": h, "expected_n": counts, "expected_r": filled.T @ h,
            "weights": h.mean(axis=0), "loglik": np.log(evidence).sum()}
