# what: the penalty holds the factors only, not the biases
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    pred = mu + bu[:, None] + bi[None, :] + np.einsum("uf,if->ui", P, Q)
    err = np.where(mask, pred - R, 0)
    loss = 0.5 * (err**2).sum() + 0.5 * lam * ((P**2).sum() + (Q**2).sum())
    return pred, loss, (err, bu, bi, P, Q, lam)
