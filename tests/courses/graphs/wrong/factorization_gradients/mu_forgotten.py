# what: mu is not in the prediction
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    r_hat = np.zeros_like(R)
    for u in range(R.shape[0]):
        for i in range(R.shape[1]):
            r_hat[u, i] = bu[u] + bi[i] + np.dot(P[u], Q[i])
    delta = M * (r_hat - R)
    loss = (delta ** 2).sum() / N + lam * (P ** 2).sum() + lam * (Q ** 2).sum()
    delta = 2 * delta / N
    return {"loss": loss, "dP": delta @ Q + 2 * lam * P, "dQ": delta.T @ P + 2 * lam * Q,
            "dbu": delta.sum(axis=1), "dbi": delta.sum(axis=0)}
