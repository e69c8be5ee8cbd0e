# what: one mean and one variance of the whole matrix instead of one of each token
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    mu = np.mean(x)
    var = np.mean((x - mu) ** 2)
    std = np.sqrt(var + eps)
    xhat = (x - mu) / std
    y = gamma * xhat + beta
    return y, (xhat, std * np.ones((len(x), 1)), gamma)
