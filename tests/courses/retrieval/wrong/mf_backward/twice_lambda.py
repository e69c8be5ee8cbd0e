# what: the derivative of the penalty is 2 lam times the parameter, as if it were not halved
def mf_backward(cache):
    err, bu, bi, P, Q, lam = cache
    reg = 2 * lam
    return {"dmu": err.sum(), "dbu": err.sum(axis=1) + reg * bu, "dbi": err.sum(axis=0) + reg * bi,
            "dP": np.einsum("ui,if->uf", err, Q) + reg * P, "dQ": np.einsum("ui,uf->if", err, P) + reg * Q}
