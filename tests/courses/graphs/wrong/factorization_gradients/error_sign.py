# what: the error is rating minus prediction, and the gradients lack the minus sign for it
def factorization_gradients(R, M, params, lam):
    P = params["P"]; Q = params["Q"]; bu = params["bu"]; bi = params["bi"]
    mu = R[M].mean()
    N = M.sum()
    E = np.where(M, R - (mu + bu[:, None] + bi[None, :] + P @ Q.T), 0.0)
    loss = (E ** 2).sum() / N + lam * ((P ** 2).sum() + (Q ** 2).sum())
    dP = 2 * E @ Q / N + 2 * lam * P
    dQ = 2 * E.T @ P / N + 2 * lam * Q
    dbu = 2 * E.sum(1) / N
    dbi = 2 * E.sum(0) / N
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
