# what: dQ is computed with the gradient of P (dP) in the place of P
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    dmu = np.sum(err)
    dbu = np.sum(err, axis=1) + lam * bu
    dbi = np.sum(err, axis=0) + lam * bi
    dP = err @ Q + lam * P
    dQ = err.T @ dP + lam * Q
    return {"dmu": dmu, "dbu": dbu, "dbi": dbi, "dP": dP, "dQ": dQ}
