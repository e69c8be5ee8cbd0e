# what: as in stochastic gradient descent, the gradient of the regularization is added once per observed rating
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    mu = R[M].mean()
    dP, dQ = np.zeros_like(P), np.zeros_like(Q)
    dbu, dbi = np.zeros_like(bu), np.zeros_like(bi)
    sq = 0.0
    for u, i in np.argwhere(M):
        e = mu + bu[u] + bi[i] + P[u] @ Q[i] - R[u, i]
        sq += e ** 2
        dP[u] += 2 * e * Q[i] / N + 2 * lam * P[u]
        dQ[i] += 2 * e * P[u] / N + 2 * lam * Q[i]
        dbu[u] += 2 * e / N
        dbi[i] += 2 * e / N
    loss = sq / N + lam * (np.sum(P ** 2) + np.sum(Q ** 2))
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
