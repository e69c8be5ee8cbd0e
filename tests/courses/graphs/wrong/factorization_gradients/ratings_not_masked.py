# what: the mask is multiplied to the prediction alone, M * prediction - R
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    mu = R[M].mean()
    pred = (mu + bu[:, None] + bi[None, :] + P @ Q.T) * M
    err = pred - R
    loss = np.sum(err ** 2) / N + lam * (np.sum(P ** 2) + np.sum(Q ** 2))
    dP = 2 * err.dot(Q) / N + 2 * lam * P
    dQ = 2 * err.T.dot(P) / N + 2 * lam * Q
    dbu = 2 * err.sum(1) / N
    dbi = 2 * err.sum(0) / N
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
