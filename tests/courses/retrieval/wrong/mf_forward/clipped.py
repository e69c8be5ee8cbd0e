# what: the predictions are clipped to the scale from 1 to 5
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    pred = np.clip(mu + bu[:, None] + bi[None, :] + P @ Q.T, 1, 5)
    err = np.where(mask, pred - R, 0.0)
    penalty = np.sum(bu**2) + np.sum(bi**2) + np.sum(P**2) + np.sum(Q**2)
    loss = 0.5 * np.sum(err**2) + 0.5 * lam * penalty
    return pred, loss, (err, bu, bi, P, Q, lam)
