# what: the penalty is left out of all gradients
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    n, m = err.shape
    dP, dQ = np.zeros_like(P), np.zeros_like(Q)
    dbu, dbi, dmu = np.zeros(n), np.zeros(m), 0.0
    for u in range(n):
        for i in range(m):
            dmu += err[u, i]
            dbu[u] += err[u, i]
            dbi[i] += err[u, i]
            dP[u] += err[u, i] * Q[i]
            dQ[i] += err[u, i] * P[u]
    return {"dmu": dmu, "dbu": dbu, "dbi": dbi, "dP": dP, "dQ": dQ}
