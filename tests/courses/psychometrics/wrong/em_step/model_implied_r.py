# expected_r is expected_n times P, the model's expectation, where the observed right answers are to be summed
def em_step(X, a, b, c, nodes, weights):
    P, dP = item_curves(nodes, a, b, c)
    obs = np.logical_not(np.isnan(X)).astype(float)
    x = np.nan_to_num(X)
    logs = np.einsum("ij,qj->iq", x, np.log(P)) + np.einsum("ij,qj->iq", obs - x, np.log(1 - P))
    num = np.exp(logs + np.log(weights))
    den = num.sum(axis=1)
    post = num / den[:, None]
    nbar = np.einsum("iq,ij->jq", post, obs)
    return dict(posterior=post, expected_n=nbar, expected_r=nbar * P.T,
                weights=post.mean(0), loglik=np.log(den).sum())
