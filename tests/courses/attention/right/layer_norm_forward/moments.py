# what: right: variance as mean of squares minus square of mean
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=1)
    var = (x * x).mean(axis=1) - mean**2
    inv = 1 / np.sqrt(var + eps)
    xhat = (x - mean[:, None]) * inv[:, None]
    return xhat * gamma + beta, (xhat, 1 / inv[:, None], gamma)
