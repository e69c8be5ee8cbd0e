# what: the errors are replaced by their signs, as for the absolute loss, in the biases' gradients
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    s = np.sign(err)
    return {"dmu": np.sum(s), "dbu": np.sum(s, axis=1) + lam * bu, "dbi": np.sum(s, axis=0) + lam * bi,
            "dP": err @ Q + lam * P, "dQ": err.T @ P + lam * Q}
