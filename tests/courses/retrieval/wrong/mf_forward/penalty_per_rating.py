# what: the penalty is added for every rating, with the row and column of it (weighted by how often they are rated)
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    n, m = R.shape
    pred = mu + bu[:, None] + bi[None, :] + P @ Q.T
    loss = 0.0
    for u in range(n):
        for i in range(m):
            if mask[u, i]:
                loss += 0.5 * (R[u, i] - pred[u, i]) ** 2
                loss += 0.5 * lam * (bu[u] ** 2 + bi[i] ** 2 + P[u] @ P[u] + Q[i] @ Q[i])
    return pred, loss, ((pred - R) * mask, bu, bi, P, Q, lam)
