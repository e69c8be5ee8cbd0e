# what: two slips: the standard deviation is the sample's (ddof=1), and eps is added outside the root
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=1, keepdims=True)
    std = np.std(x, axis=1, ddof=1, keepdims=True) + eps
    xhat = (x - mu) / std
    return gamma * xhat + beta, (xhat, std, gamma)
