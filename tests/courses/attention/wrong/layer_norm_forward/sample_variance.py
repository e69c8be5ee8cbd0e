# what: the variance is divided by d - 1 (ddof=1) instead of d
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    mu = x.mean(axis=1, keepdims=True)
    var = x.var(axis=1, keepdims=True, ddof=1)
    std = np.sqrt(var + eps)
    xhat = (x - mu) / std
    return gamma * xhat + beta, (xhat, std, gamma)
