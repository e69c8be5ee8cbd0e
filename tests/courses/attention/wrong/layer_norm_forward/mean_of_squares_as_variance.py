# what: the mean of the squares of x stands for the variance, the mean is not subtracted before squaring
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=1, keepdims=True)
    var = np.mean(x**2, axis=1, keepdims=True)
    std = np.sqrt(var + eps)
    xhat = (x - mu) / std
    y = gamma * xhat + beta
    return y, (xhat, std, gamma)
