# what: the gradient of the regularization is lam P and lam Q, without the 2
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    us, its = np.nonzero(M)
    r = R[us, its]
    N = len(r)
    err = r.mean() + bu[us] + bi[its] + np.sum(P[us] * Q[its], axis=1) - r
    loss = np.mean(err ** 2) + lam * (np.sum(P ** 2) + np.sum(Q ** 2))
    dP = lam * P
    dQ = lam * Q
    np.add.at(dP, us, 2 * err[:, None] * Q[its] / N)
    np.add.at(dQ, its, 2 * err[:, None] * P[us] / N)
    dbu = np.bincount(us, 2 * err / N, minlength=len(bu))
    dbi = np.bincount(its, 2 * err / N, minlength=len(bi))
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
