# what: loops over the ratings
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    dmu, dbu, dbi, dP, dQ = 0.0, lam * bu, lam * bi, lam * P, lam * Q
    for u, i in zip(*np.nonzero(err)):
        dmu += err[u, i]
        dbu[u] += err[u, i]
        dbi[i] += err[u, i]
        dP[u] += err[u, i] * Q[i]
        dQ[i] += err[u, i] * P[u]
    return {"dmu": dmu, "dbu": dbu, "dbi": dbi, "dP": dP, "dQ": dQ}
