# what: the loss has the root of the mean squared error (the gradients are those without root)
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    obs = M.sum()
    res = (R[M].mean() + np.add.outer(bu, bi) + P @ Q.T - R) * M
    rmse = np.sqrt(np.sum(res ** 2) / obs)
    loss = rmse + lam * (np.sum(P ** 2) + np.sum(Q ** 2))
    s = 2 * res / obs
    return {"loss": loss, "dP": s @ Q + 2 * lam * P, "dQ": s.T @ P + 2 * lam * Q, "dbu": s.sum(1), "dbi": s.sum(0)}
