# what: the item bias is missing from the prediction
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    dots = P @ Q.T
    pred = dots + mu + bu.reshape(-1, 1)
    err = np.where(mask, pred - R, 0.0)
    penalty = np.sum(bu**2) + np.sum(bi**2) + np.sum(P**2) + np.sum(Q**2)
    return pred, 0.5 * np.sum(err**2) + 0.5 * lam * penalty, (err, bu, bi, P, Q, lam)
