# what: two slips: the mean is not subtracted from x, and x is divided by the variance plus eps without the root
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    var = np.var(x, axis=1, keepdims=True)
    xhat = x / (var + eps)
    y = gamma * xhat + beta
    return y, (xhat, var + eps, gamma)
