# what: R is masked but the prediction is not: what was not rated counts as a rating of 0
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    pred = mu + bu[:, None] + bi[None, :] + P @ Q.T
    err = pred - np.where(mask, R, 0)
    penalty = np.sum(bu**2) + np.sum(bi**2) + np.sum(P**2) + np.sum(Q**2)
    loss = 0.5 * np.sum(err**2) + 0.5 * lam * penalty
    return pred, loss, (err, bu, bi, P, Q, lam)
