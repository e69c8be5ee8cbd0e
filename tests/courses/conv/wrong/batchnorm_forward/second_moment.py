# what: the variance is the mean of the squares of x instead of the squares of the centered x
def batchnorm_forward(x, gamma, beta, eps):
    N = x.shape[0] * x.shape[2]
    mu = x.sum(axis=(0, 2), keepdims=True) / N
    var = (x ** 2).sum(axis=(0, 2), keepdims=True) / N
    x_hat = (x - mu) * (var + eps) ** -0.5
    out = x_hat * gamma[:, None] + beta[:, None]
    return {"out": out, "x_hat": x_hat, "var": var[0, :, 0]}
