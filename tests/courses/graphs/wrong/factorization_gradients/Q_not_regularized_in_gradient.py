# what: dQ lacks its regularization term
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = np.sum(M)
    mu = np.sum(R * M) / N
    err = (mu + bu[:, np.newaxis] + bi + np.dot(P, Q.T) - R) * M
    loss = np.sum(err ** 2) / N + lam * np.sum(P ** 2) + lam * np.sum(Q ** 2)
    dP = 2 / N * np.dot(err, Q) + 2 * lam * P
    dQ = 2 / N * np.dot(err.T, P)
    dbu = 2 / N * np.sum(err, axis=1)
    dbi = 2 / N * np.sum(err, axis=0)
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
