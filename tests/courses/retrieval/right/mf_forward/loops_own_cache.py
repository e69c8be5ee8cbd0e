# what: loops, and a cache that is a dict of everything
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    n, m = R.shape
    pred = np.zeros((n, m))
    for u in range(n):
        for i in range(m):
            pred[u, i] = mu + bu[u] + bi[i] + np.dot(P[u], Q[i])
    e = R[mask] - pred[mask]
    loss = (e @ e + lam * sum(np.sum(a * a) for a in (bu, bi, P, Q))) / 2
    return pred, loss, {"R": R, "mask": mask, "pred": pred, "bu": bu, "bi": bi, "P": P, "Q": Q, "lam": lam}
