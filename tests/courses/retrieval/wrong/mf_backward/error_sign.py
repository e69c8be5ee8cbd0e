# what: the gradients use R - pred instead of pred - R, the penalty has the right sign
def mf_backward(cache):
    e, bu, bi, P, Q, lam = cache
    e = -e
    return {"dmu": e.sum(), "dbu": e.sum(1) + lam * bu, "dbi": e.sum(0) + lam * bi,
            "dP": e @ Q + lam * P, "dQ": e.T @ P + lam * Q}
