# what: the path through the mean is left out, mean(dxhat) is not subtracted
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    dxhat = gamma * dy
    var_part = xhat * np.mean(dxhat * xhat, axis=1, keepdims=True)
    dx = (dxhat - var_part) / std
    return {"dx": dx, "dgamma": np.sum(dy * xhat, axis=0), "dbeta": np.sum(dy, axis=0)}
