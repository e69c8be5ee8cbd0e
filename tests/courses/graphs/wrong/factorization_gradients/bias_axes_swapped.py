# what: dbu sums over the users and dbi over the items: axes swapped, so the shapes are swapped too
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    mu = R[M].mean()
    E = M * (mu + bu[:, None] + bi[None, :] + P @ Q.T - R)
    loss = (E ** 2).sum() / N + lam * ((P ** 2).sum() + (Q ** 2).sum())
    dP = 2 * (E @ Q) / N + 2 * lam * P
    dQ = 2 * (E.T @ P) / N + 2 * lam * Q
    dbu = 2 * np.sum(E, axis=0) / N
    dbi = 2 * np.sum(E, axis=1) / N
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
