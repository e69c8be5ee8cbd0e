# what: two mistakes: dx is divided by the variance instead of its root, and dbeta is a mean
def batchnorm_backward(dout, x_hat, gamma, var, eps):
    t = dout * gamma[:, None]
    dx = t - t.mean((0, 2), keepdims=True) - x_hat * (t * x_hat).mean((0, 2), keepdims=True)
    dx /= var[:, None] + eps
    return {"dx": dx, "dgamma": (dout * x_hat).sum((0, 2)), "dbeta": dout.mean((0, 2))}
