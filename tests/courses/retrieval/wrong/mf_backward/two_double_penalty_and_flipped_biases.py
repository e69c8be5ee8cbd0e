# what: the factors' penalty is doubled, and the biases' gradients have the errors with the wrong sign
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    return {"dmu": np.sum(err), "dbu": lam * bu - np.sum(err, axis=1), "dbi": lam * bi - np.sum(err, axis=0),
            "dP": err @ Q + 2 * lam * P, "dQ": err.T @ P + 2 * lam * Q}
