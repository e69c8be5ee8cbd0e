# what: eps is added to the standard deviation instead of to the variance under the root
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=1, keepdims=True)
    std = np.std(x, axis=1, keepdims=True) + eps
    xhat = (x - mu) / std
    y = xhat * gamma + beta
    cache = (xhat, std, gamma)
    return y, cache
