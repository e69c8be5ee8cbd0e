# what: the penalty in dQ is forgotten, that in dP is there
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    out = {"dmu": np.sum(err), "dbu": np.sum(err, axis=1) + lam * bu, "dbi": np.sum(err, axis=0) + lam * bi}
    out["dP"] = lam * P + err.dot(Q)
    out["dQ"] = err.T.dot(P)
    return out
