# what: the biases themselves are added in their gradients, without lam
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    dbu = err @ np.ones(err.shape[1]) + bu
    dbi = np.ones(err.shape[0]) @ err + bi
    return {"dmu": np.sum(err), "dbu": dbu, "dbi": dbi, "dP": err @ Q + lam * P, "dQ": err.T @ P + lam * Q}
