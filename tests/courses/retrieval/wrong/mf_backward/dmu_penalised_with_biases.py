# what: dmu gets lam times the sum of the biases as well
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    dbu = np.sum(err, axis=1) + lam * bu
    dbi = np.sum(err, axis=0) + lam * bi
    dmu = np.sum(dbu)
    return {"dmu": dmu, "dbu": dbu, "dbi": dbi, "dP": err @ Q + lam * P, "dQ": err.T @ P + lam * Q}
