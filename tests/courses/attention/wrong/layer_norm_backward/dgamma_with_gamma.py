# what: dgamma is made of dy * gamma * xhat, gamma should not stand in its own gradient
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    dxhat = dy * gamma
    dgamma = np.sum(dxhat * xhat, axis=0)
    dbeta = np.sum(dy, axis=0)
    dx = dxhat - np.mean(dxhat, axis=1, keepdims=True)
    dx = dx - xhat * np.mean(dxhat * xhat, axis=1, keepdims=True)
    return {"dx": dx / std, "dgamma": dgamma, "dbeta": dbeta}
