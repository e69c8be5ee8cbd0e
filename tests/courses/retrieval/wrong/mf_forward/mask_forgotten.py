# what: the error is summed over all entries of R, rated or not
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    pred = mu + bu[:, None] + bi[None, :] + P @ Q.T
    err = pred - R
    reg = lam * (np.sum(bu**2) + np.sum(bi**2) + np.sum(P**2) + np.sum(Q**2))
    return pred, 0.5 * (np.sum(err**2) + reg), (err, bu, bi, P, Q, lam)
