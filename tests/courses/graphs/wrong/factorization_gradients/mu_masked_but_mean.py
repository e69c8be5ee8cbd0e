# what: mu is np.mean(R * M): the observed ratings' sum over the number of all entries
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    mu = np.mean(R * M)
    n_obs = M.sum()
    pred = mu + bu[:, None] + bi + P @ Q.T
    err = M * (pred - R)
    dP = np.zeros_like(P)
    dQ = np.zeros_like(Q)
    for u in range(len(P)):
        dP[u] = 2 * (err[u] @ Q) / n_obs + 2 * lam * P[u]
    for i in range(len(Q)):
        dQ[i] = 2 * (err[:, i] @ P) / n_obs + 2 * lam * Q[i]
    return {
        "loss": (err ** 2).sum() / n_obs + lam * (np.linalg.norm(P) ** 2 + np.linalg.norm(Q) ** 2),
        "dP": dP, "dQ": dQ,
        "dbu": 2 * err.sum(axis=1) / n_obs,
        "dbi": 2 * err.sum(axis=0) / n_obs,
    }
