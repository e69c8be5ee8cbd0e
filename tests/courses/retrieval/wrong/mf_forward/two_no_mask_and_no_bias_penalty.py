# what: the mask is not used, and the biases are not penalised
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    pred = mu + bu[:, None] + bi[None, :] + P @ Q.T
    err = pred - R
    loss = 0.5 * np.sum(err**2) + 0.5 * lam * (np.sum(P**2) + np.sum(Q**2))
    return pred, loss, (err, bu, bi, P, Q, lam)
