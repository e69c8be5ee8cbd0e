# what: scales by 1 + gamma instead of gamma
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=1, keepdims=True)
    var = np.var(x, axis=1, keepdims=True)
    std = (var + eps) ** 0.5
    xhat = (x - mu) / std
    return (1 + gamma) * xhat + beta, (xhat, std, gamma)
