# what: dxhat is dy itself, gamma is not multiplied on the way to dx
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    dgamma = np.sum(dy * xhat, axis=0)
    dbeta = np.sum(dy, axis=0)
    dxhat = dy
    a = np.mean(dxhat, axis=1, keepdims=True)
    b = np.mean(dxhat * xhat, axis=1, keepdims=True)
    dx = (dxhat - a - xhat * b) / std
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
