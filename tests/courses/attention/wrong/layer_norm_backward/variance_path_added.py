# what: the variance path is added instead of subtracted
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    d = dy.shape[1]
    gx = dy * gamma
    proj = np.sum(gx * xhat, axis=1, keepdims=True) / d
    dx = (gx - np.sum(gx, axis=1, keepdims=True) / d + xhat * proj) / std
    return {"dx": dx, "dgamma": np.sum(dy * xhat, 0), "dbeta": np.sum(dy, 0)}
