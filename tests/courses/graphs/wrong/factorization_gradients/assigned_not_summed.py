# what: in the loop over ratings dbu is assigned instead of added to, so each user's last rating counts
def factorization_gradients(R, M, params, lam):
    P, Q, bu, bi = params["P"], params["Q"], params["bu"], params["bi"]
    N = int(M.sum())
    mu = R[M].mean()
    dP = 2 * lam * P
    dQ = 2 * lam * Q
    dbu = np.zeros(bu.shape)
    dbi = np.zeros(bi.shape)
    loss = lam * (np.sum(P ** 2) + np.sum(Q ** 2))
    for u in range(R.shape[0]):
        for i in range(R.shape[1]):
            if not M[u, i]:
                continue
            err = mu + bu[u] + bi[i] + np.dot(P[u], Q[i]) - R[u, i]
            loss += err ** 2 / N
            dP[u] += 2 * err * Q[i] / N
            dQ[i] += 2 * err * P[u] / N
            dbu[u] = 2 * err / N
            dbi[i] += 2 * err / N
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
