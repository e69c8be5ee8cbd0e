# what: the loss has lam times the norms of P and Q, not their squares (the gradients are right)
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = np.count_nonzero(M)
    mu = R[M].mean()
    E = np.where(M, mu + bu[:, None] + bi + P @ Q.T - R, 0)
    loss = np.linalg.norm(E) ** 2 / N + lam * (np.linalg.norm(P) + np.linalg.norm(Q))
    return {
        "loss": loss,
        "dP": 2 / N * E @ Q + 2 * lam * P,
        "dQ": 2 / N * E.T @ P + 2 * lam * Q,
        "dbu": 2 / N * E.sum(1),
        "dbi": 2 / N * E.sum(0),
    }
