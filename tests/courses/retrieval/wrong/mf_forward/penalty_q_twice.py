# what: the penalty has Q where P should be, so Q twice and P never
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    pred = mu + bu[:, None] + bi[None, :] + P @ Q.T
    err = np.where(mask, pred - R, 0.0)
    penalty = np.sum(bu**2) + np.sum(bi**2) + np.sum(Q**2) + np.sum(Q**2)
    loss = 0.5 * np.sum(err**2) + 0.5 * lam * penalty
    return pred, loss, (err, bu, bi, P, Q, lam)
