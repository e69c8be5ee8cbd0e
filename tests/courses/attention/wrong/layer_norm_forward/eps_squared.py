# what: the square of eps is added to the variance instead of eps
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    std = np.sqrt(np.var(x, axis=-1, keepdims=True) + eps**2)
    z = (x - mean) / std
    return z * gamma[None, :] + beta[None, :], (z, std, gamma)
