# what: dgamma and dbeta are averages over the tokens instead of sums
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    dgamma = (dy * xhat).mean(axis=0)
    dbeta = dy.mean(axis=0)
    g = dy * gamma
    dx = (g - g.mean(axis=1, keepdims=True) - xhat * (g * xhat).mean(axis=1, keepdims=True)) / std
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
