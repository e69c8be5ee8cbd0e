# what: the part of dx through the mean is missing
def batchnorm_backward(dout, x_hat, gamma, var, eps):
    m, c, n = dout.shape
    dgamma = np.einsum("mcn,mcn->c", dout, x_hat)
    dbeta = np.einsum("mcn->c", dout)
    dxh = dout * gamma.reshape(1, c, 1)
    s = np.einsum("mcn,mcn->c", dxh, x_hat) / (m * n)
    dx = (dxh - x_hat * s[None, :, None]) / np.sqrt(var + eps)[None, :, None]
    return {"dx": dx, "dgamma": dgamma, "dbeta": dbeta}
