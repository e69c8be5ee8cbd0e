# what: dgamma and dbeta keep the summed axis, shape (1, d) instead of (d,)
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    dgamma = np.sum(dy * xhat, axis=0, keepdims=True)
    dbeta = np.sum(dy, axis=0, keepdims=True)
    dxhat = dy * gamma
    mean1 = np.mean(dxhat, axis=1, keepdims=True)
    mean2 = np.mean(dxhat * xhat, axis=1, keepdims=True)
    dx = (dxhat - mean1 - xhat * mean2) / std
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
