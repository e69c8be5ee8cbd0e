# what: two slips: gamma is not multiplied on the way to dx, and the path through the mean is left out
def layer_norm_backward(dy, cache):
    xhat, std, gamma = cache
    dx = (dy - xhat * np.mean(dy * xhat, axis=1, keepdims=True)) / std
    return {"dx": dx, "dgamma": np.sum(dy * xhat, axis=0), "dbeta": np.sum(dy, axis=0)}
