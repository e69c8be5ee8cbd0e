# what: divided by the number of all entries instead of the observed ones
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    mask = M.astype(float)
    mu = (R * mask).sum() / mask.sum()
    diff = (mu + np.add.outer(bu, bi) + P @ Q.T - R) * mask
    loss = np.mean(diff ** 2) + lam * (np.sum(P ** 2) + np.sum(Q ** 2))
    g = 2 * diff / diff.size
    return {
        "loss": loss,
        "dP": g @ Q + 2 * lam * P,
        "dQ": g.T @ P + 2 * lam * Q,
        "dbu": g.sum(axis=1),
        "dbi": g.sum(axis=0),
    }
