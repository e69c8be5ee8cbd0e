# what: the two averages run over the tokens (axis 0) instead of over the features of a token
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    dgamma = np.sum(dy * xhat, axis=0)
    dbeta = np.sum(dy, axis=0)
    dxhat = dy * gamma
    m1 = np.mean(dxhat, axis=0, keepdims=True)
    m2 = np.mean(dxhat * xhat, axis=0, keepdims=True)
    dx = (dxhat - m1 - xhat * m2) / std
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
