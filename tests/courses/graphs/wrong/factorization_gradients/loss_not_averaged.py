# what: the sum of the squared errors in loss and gradients, not divided by N
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    mu = np.average(R, weights=M)
    e = (mu + bu[:, None] + bi[None, :] + P @ Q.T - R) * M
    return {
        "loss": np.sum(e ** 2) + lam * (np.sum(P ** 2) + np.sum(Q ** 2)),
        "dP": 2 * e @ Q + 2 * lam * P,
        "dQ": 2 * e.T @ P + 2 * lam * Q,
        "dbu": 2 * e.sum(axis=1),
        "dbi": 2 * e.sum(axis=0),
    }
