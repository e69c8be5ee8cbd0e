# what: dmu is the mean of the errors
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    dP = err @ Q + lam * P
    dQ = err.T @ P + lam * Q
    return {"dmu": err.mean(), "dbu": err.sum(1) + lam * bu, "dbi": err.sum(0) + lam * bi, "dP": dP, "dQ": dQ}
