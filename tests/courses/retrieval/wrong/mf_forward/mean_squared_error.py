# what: the squared error is averaged over the ratings, not summed
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    pred = mu + bu[:, None] + bi[None, :] + P @ Q.T
    e = (pred - R)[mask]
    pen = sum((a**2).sum() for a in (bu, bi, P, Q))
    loss = 0.5 * np.mean(e**2) + 0.5 * lam * pen
    return pred, loss, (np.where(mask, pred - R, 0), bu, bi, P, Q, lam)
