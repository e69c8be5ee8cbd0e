# what: the part through the variance is added instead of subtracted
def batchnorm_backward(dout, x_hat, gamma, var, eps):
    istd = (var + eps) ** -0.5
    dxh = dout * gamma[None, :, None]
    mean1 = dxh.mean(axis=2, keepdims=True).mean(axis=0, keepdims=True)
    mean2 = (dxh * x_hat).mean(axis=2, keepdims=True).mean(axis=0, keepdims=True)
    dx = istd[None, :, None] * (dxh - mean1 + x_hat * mean2)
    dgamma = np.sum(np.sum(dout * x_hat, axis=2), axis=0)
    dbeta = np.sum(np.sum(dout, axis=2), axis=0)
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
