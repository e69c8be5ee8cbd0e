# what: the returned predictions are zero where nothing was rated
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    pred = (mu + bu[:, None] + bi[None, :] + P @ Q.T) * mask
    err = pred - R * mask
    penalty = np.sum(bu**2) + np.sum(bi**2) + np.sum(P**2) + np.sum(Q**2)
    loss = 0.5 * np.sum(err**2) + 0.5 * lam * penalty
    return pred, loss, (err, bu, bi, P, Q, lam)
