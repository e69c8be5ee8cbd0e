# what: eps is not added to the variance
def batchnorm_backward(dout, x_hat, gamma, var, eps):
    N = dout.shape[0] * dout.shape[2]
    dbeta = dout.sum((0, 2))
    dgamma = (x_hat * dout).sum((0, 2))
    std = np.sqrt(var)
    dx = (gamma / std / N)[:, None] * (N * dout - dbeta[:, None] - x_hat * dgamma[:, None])
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
