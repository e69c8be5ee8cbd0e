# expected_n and expected_r are transposed: nodes in rows, items in columns
def em_step(X, a, b, c, nodes, weights):
    P, dP = item_curves(nodes, a, b, c)
    obs = np.logical_not(np.isnan(X)).astype(float)
    x = np.nan_to_num(X)
    logs = np.einsum("ij,qj->iq", x, np.log(P)) + np.einsum("ij,qj->iq", obs - x, np.log(1 - P))
    num = np.exp(logs + np.log(weights))
    den = num.sum(axis=1)
    post = num / den[:, None]
    return dict(posterior=post, expected_n=np.einsum("iq,ij->qj", post, obs),
                expected_r=np.einsum("iq,ij->qj", post, x),
                weights=post.mean(0), loglik=np.log(den).sum())
