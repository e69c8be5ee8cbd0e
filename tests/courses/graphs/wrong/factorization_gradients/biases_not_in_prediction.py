# what: the prediction is mu + PQ^T, without the biases
def factorization_gradients(R, M, params, lam):
    P, Q = params["P"], params["Q"]
    N = M.sum()
    mu = R[M].mean()
    pred = mu + P @ Q.T
    d = np.where(M, pred - R, 0)
    loss = np.sum(d ** 2) / N + lam * (np.sum(P ** 2) + np.sum(Q ** 2))
    return {
        "loss": loss,
        "dP": 2 / N * d @ Q + 2 * lam * P,
        "dQ": 2 / N * d.T @ P + 2 * lam * Q,
        "dbu": 2 / N * d.sum(axis=1),
        "dbi": 2 / N * d.sum(axis=0),
    }
