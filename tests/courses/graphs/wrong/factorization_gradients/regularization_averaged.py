# what: the regularization is divided by N as well, in loss and gradients
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    mu = R[M].mean()
    err = M * (mu + bu[:, None] + bi[None, :] + P @ Q.T - R)
    loss = (np.sum(err ** 2) + lam * (np.sum(P ** 2) + np.sum(Q ** 2))) / N
    dP = (2 * err @ Q + 2 * lam * P) / N
    dQ = (2 * err.T @ P + 2 * lam * Q) / N
    dbu = 2 * err.sum(axis=1) / N
    dbi = 2 * err.sum(axis=0) / N
    return dict(loss=loss, dP=dP, dQ=dQ, dbu=dbu, dbi=dbi)
