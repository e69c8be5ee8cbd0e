# what: the penalty has lam instead of lam / 2
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    pred = mu + bu[:, None] + bi[None, :] + P @ Q.T
    err = mask * (pred - R)
    penalty = np.sum(bu**2) + np.sum(bi**2) + np.sum(P**2) + np.sum(Q**2)
    loss = 0.5 * np.sum(err**2) + lam * penalty
    return pred, loss, (err, bu, bi, P, Q, lam)
