# what: divided by the number of all entries, and the gradient of the regularization lacks its 2
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    mu = R[M].mean()
    E = np.where(M, mu + bu[:, None] + bi[None, :] + P @ Q.T - R, 0)
    loss = np.mean(E ** 2) + lam * (np.sum(P ** 2) + np.sum(Q ** 2))
    dP = 2 * E @ Q / R.size + lam * P
    dQ = 2 * E.T @ P / R.size + lam * Q
    dbu = 2 * E.sum(axis=1) / R.size
    dbi = 2 * E.sum(axis=0) / R.size
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
