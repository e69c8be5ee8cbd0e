# what: the biases as extra columns of the factors
def mf_forward(R, mask, mu, bu, bi, P, Q, lam):
    one_u, one_i = np.ones((len(bu), 1)), np.ones((len(bi), 1))
    A = np.hstack([P, bu[:, None], one_u])
    B = np.hstack([Q, one_i, bi[:, None]])
    pred = mu + A @ B.T
    err = (pred - R) * mask
    theta = np.concatenate([bu, bi, P.ravel(), Q.ravel()])
    return pred, 0.5 * np.vdot(err, err) + 0.5 * lam * theta @ theta, (err, bu, bi, P, Q, lam)
