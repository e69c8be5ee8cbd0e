# what: mu is left out of the prediction
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    pred = bu[:, None] + bi + P @ Q.T
    err = (pred - R) * mask
    penalty = np.sum(bu**2) + np.sum(bi**2) + np.sum(P**2) + np.sum(Q**2)
    return pred, 0.5 * np.sum(err**2) + 0.5 * lam * penalty, (err, bu, bi, P, Q, lam)
