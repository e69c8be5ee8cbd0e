# what: x is divided by its standard deviation without its mean subtracted
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    sigma = np.sqrt(np.var(x, axis=1) + eps)[:, None]
    xhat = x / sigma
    out = gamma * xhat + beta
    return out, (xhat, sigma, gamma)
