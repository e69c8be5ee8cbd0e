# what: the gradients of the biases average the errors instead of summing them
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    return {"dmu": np.sum(err), "dbu": np.mean(err, axis=1) + lam * bu, "dbi": np.mean(err, axis=0) + lam * bi,
            "dP": err @ Q + lam * P, "dQ": err.T @ P + lam * Q}
