# what: the errors' part of dP and dQ is doubled (the half of the loss forgotten there)
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    dmu = np.sum(err)
    dbu = np.sum(err, axis=1) + lam * bu
    dbi = np.sum(err, axis=0) + lam * bi
    dP = 2 * err @ Q + lam * P
    dQ = 2 * err.T @ P + lam * Q
    return {"dmu": dmu, "dbu": dbu, "dbi": dbi, "dP": dP, "dQ": dQ}
