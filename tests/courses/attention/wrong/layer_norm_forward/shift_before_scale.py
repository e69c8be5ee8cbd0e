# what: beta is added before gamma multiplies: gamma * (xhat + beta) instead of gamma * xhat + beta
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    centred = x - x.mean(1, keepdims=True)
    std = np.sqrt((centred**2).mean(1, keepdims=True) + eps)
    xhat = centred / std
    y = gamma * (xhat + beta)
    return y, (xhat, std, gamma)
