# what: a copy-paste slip: dQ is regularized with P; shapes do not fit unless users = items
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    E = np.where(M, R[M].mean() + bu[:, None] + bi + P @ Q.T - R, 0)
    loss = np.sum(E ** 2) / N + lam * (np.sum(P ** 2) + np.sum(Q ** 2))
    dP = 2 / N * E @ Q + 2 * lam * P
    dQ = 2 / N * E.T @ P + 2 * lam * P
    dbu = 2 / N * E.sum(1)
    dbi = 2 / N * E.sum(0)
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
