# what: the loss is masked, but the gradients use the error of all entries
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    mu = R[M].mean()
    pred = mu + bu.reshape(-1, 1) + bi.reshape(1, -1) + P.dot(Q.T)
    E = pred - R
    loss = (E[M] ** 2).sum() / N + lam * ((P ** 2).sum() + (Q ** 2).sum())
    dP = 2 / N * E.dot(Q) + 2 * lam * P
    dQ = 2 / N * E.T.dot(P) + 2 * lam * Q
    dbu = 2 / N * E.sum(axis=1)
    dbi = 2 / N * E.sum(axis=0)
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
