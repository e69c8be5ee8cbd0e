def factorization_gradients(R, M, params, lam):
    P, Q = params["P"], params["Q"]
    bu, bi = params["bu"], params["bi"]
    seen = [(u, i) for u in range(R.shape[0]) for i in range(R.shape[1]) if M[u, i]]
    N = len(seen)
    mu = sum(R[u, i] for u, i in seen) / N
    dP, dQ = 2 * lam * P, 2 * lam * Q
    dbu, dbi = np.zeros(len(bu)), np.zeros(len(bi))
    loss = lam * ((P * P).sum() + (Q * Q).sum())
    for u, i in seen:
        e = mu + bu[u] + bi[i] + P[u].dot(Q[i]) - R[u, i]
        loss += e * e / N
        dP[u] += 2 / N * e * Q[i]
        dQ[i] += 2 / N * e * P[u]
        dbu[u] += 2 / N * e
        dbi[i] += 2 / N * e
    return {"loss": loss, "dP": dP, "dQ": dQ, "dbu": dbu, "dbi": dbi}
