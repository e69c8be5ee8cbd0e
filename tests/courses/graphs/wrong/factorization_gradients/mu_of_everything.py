# what: mu is the mean of all entries of R, the unobserved ones included
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = M.sum()
    mu = np.mean(R)
    pred = P @ Q.T + bu[:, None] + bi[None, :] + mu
    err = (pred - R) * M
    loss = np.sum(err * err) / N + lam * (np.sum(P * P) + np.sum(Q * Q))
    G = (2.0 / N) * err
    out = {"loss": loss}
    out["dP"] = np.matmul(G, Q) + 2 * lam * P
    out["dQ"] = np.matmul(G.T, P) + 2 * lam * Q
    out["dbu"] = G.sum(axis=-1)
    out["dbi"] = G.sum(axis=0)
    return out
