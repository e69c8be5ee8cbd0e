# what: the biases are regularized too, in the loss and in their gradients
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    E = M * (R[M].mean() + bu[:, None] + bi[None, :] + P @ Q.T - R)
    reg = sum(np.sum(p ** 2) for p in (P, Q, bu, bi))
    loss = np.sum(E ** 2) / N + lam * reg
    dE = 2 * E / N
    return {
        "loss": loss,
        "dP": dE @ Q + 2 * lam * P,
        "dQ": dE.T @ P + 2 * lam * Q,
        "dbu": dE.sum(axis=1) + 2 * lam * bu,
        "dbi": dE.sum(axis=0) + 2 * lam * bi,
    }
