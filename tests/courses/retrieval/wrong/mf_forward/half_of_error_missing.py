# what: the squared error is not halved
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    n, m = R.shape
    pred = np.zeros((n, m))
    loss = 0.0
    for u in range(n):
        for i in range(m):
            pred[u, i] = mu + bu[u] + bi[i] + P[u] @ Q[i]
            if mask[u, i]:
                loss += (pred[u, i] - R[u, i]) ** 2
    loss += lam / 2 * (np.sum(bu**2) + np.sum(bi**2) + np.sum(P**2) + np.sum(Q**2))
    return pred, loss, ((pred - R) * mask, bu, bi, P, Q, lam)
