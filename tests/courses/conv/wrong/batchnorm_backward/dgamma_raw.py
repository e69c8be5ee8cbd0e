# what: dgamma is multiplied with gamma, as if it were made from dx_hat instead of dout
def batchnorm_backward(dout, x_hat, gamma, var, eps):
    dx_hat = dout * gamma[:, None]
    dgamma = np.sum(dx_hat * x_hat, axis=(0, 2))
    dbeta = np.sum(dout, axis=(0, 2))
    avg = lambda a: np.mean(a, axis=(0, 2), keepdims=True)
    dx = (dx_hat - avg(dx_hat) - x_hat * avg(dx_hat * x_hat)) / np.sqrt(var[:, None] + eps)
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
