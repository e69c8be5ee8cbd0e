# what: dmu is a mean, and dQ has no penalty
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    return {"dmu": np.mean(err), "dbu": np.sum(err, axis=1) + lam * bu, "dbi": np.sum(err, axis=0) + lam * bi,
            "dP": err @ Q + lam * P, "dQ": err.T @ P}
