# what: the factor 2 of the squared error's derivative is missing in all gradients (that of the regularization is there)
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    n = M.sum()
    mu = R[M].sum() / n
    e = np.zeros(R.shape)
    e[M] = (mu + bu[:, None] + bi[None, :] + P @ Q.T)[M] - R[M]
    loss = (e ** 2).sum() / n + lam * (np.sum(P * P) + np.sum(Q * Q))
    return {"loss": loss, "dP": e @ Q / n + 2 * lam * P, "dQ": e.T @ P / n + 2 * lam * Q,
            "dbu": e.sum(1) / n, "dbi": e.sum(0) / n}
