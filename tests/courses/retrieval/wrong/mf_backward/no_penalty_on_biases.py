# what: the penalty is missing from the gradients of both biases
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    grads = {}
    grads["dmu"] = np.sum(err)
    grads["dbu"] = np.sum(err, axis=1)
    grads["dbi"] = np.sum(err, axis=0)
    grads["dP"] = err @ Q + lam * P
    grads["dQ"] = err.T @ P + lam * Q
    return grads
