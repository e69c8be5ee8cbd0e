# what: SGD habit: lam P and lam Q are added once for every rated entry
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    dP, dQ = np.zeros(P.shape), np.zeros(Q.shape)
    for u in range(err.shape[0]):
        for i in range(err.shape[1]):
            if err[u, i] != 0:
                dP[u] += err[u, i] * Q[i] + lam * P[u]
                dQ[i] += err[u, i] * P[u] + lam * Q[i]
    return {"dmu": np.sum(err), "dbu": np.sum(err, axis=1) + lam * bu,
            "dbi": np.sum(err, axis=0) + lam * bi, "dP": dP, "dQ": dQ}
