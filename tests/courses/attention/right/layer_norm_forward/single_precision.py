# what: right: computed in single precision
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    x = x.astype(np.float32)
    mu = x.mean(axis=1, keepdims=True)
    std = np.sqrt(x.var(axis=1, keepdims=True) + np.float32(eps))
    xhat = (x - mu) / std
    y = gamma.astype(np.float32) * xhat + beta.astype(np.float32)
    return y, (xhat, std, gamma)
