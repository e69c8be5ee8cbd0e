# what: two mistakes: beta is not added, and the variance is divided by N - 1
def batchnorm_forward(x, gamma, beta, eps):
    flat = x.transpose(1, 0, 2).reshape(x.shape[1], -1)
    mu, var = flat.mean(axis=1), flat.var(axis=1, ddof=1)
    x_hat = (x - mu[None, :, None]) / np.sqrt(var + eps)[None, :, None]
    return {"out": gamma[None, :, None] * x_hat, "x_hat": x_hat, "var": var}
