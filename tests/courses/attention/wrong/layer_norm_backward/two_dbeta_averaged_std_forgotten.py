# what: two slips: dbeta is averaged over the tokens, and dx is not divided by the standard deviation
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    dxhat = dy * gamma
    dx = dxhat - np.mean(dxhat, axis=1, keepdims=True)
    dx -= xhat * np.mean(dxhat * xhat, axis=1, keepdims=True)
    dgamma = np.sum(dy * xhat, axis=0)
    dbeta = np.mean(dy, axis=0)
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
