# what: the loss has half the squared error, while the gradients have the factor 2
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    err = (R[M].mean() + bu[:, None] + bi[None, :] + P @ Q.T - R) * M
    data_loss = 0.5 * np.sum(err ** 2) / N
    reg_loss = lam * (np.sum(P ** 2) + np.sum(Q ** 2))
    d = 2 * err / N
    return {"loss": data_loss + reg_loss, "dP": d @ Q + 2 * lam * P, "dQ": d.T @ P + 2 * lam * Q,
            "dbu": d.sum(axis=1), "dbi": d.sum(axis=0)}
