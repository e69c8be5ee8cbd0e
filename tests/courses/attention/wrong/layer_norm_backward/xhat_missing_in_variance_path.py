# what: the mean of dxhat * xhat is subtracted as it is, the factor xhat before it is missing
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    dxhat = dy * gamma
    through_mean = np.mean(dxhat, axis=1, keepdims=True)
    through_var = np.mean(dxhat * xhat, axis=1, keepdims=True)
    dx = (dxhat - through_mean - through_var) / std
    dgamma = np.sum(dy * xhat, axis=0)
    dbeta = np.sum(dy, axis=0)
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
