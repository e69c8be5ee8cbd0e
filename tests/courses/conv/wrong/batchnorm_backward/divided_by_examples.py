# what: the averages divide by the number of examples instead of examples times positions
def batchnorm_backward(dout, x_hat, gamma, var, eps):
    N = dout.shape[0]
    ax = (0, 2)
    dgamma = (dout * x_hat).sum(axis=ax)
    dbeta = dout.sum(axis=ax)
    dxh = gamma[:, None] * dout
    inv = 1.0 / np.sqrt(var + eps)
    a = dxh.sum(axis=ax, keepdims=True) / N
    b = (dxh * x_hat).sum(axis=ax, keepdims=True) / N
    return {"dx": inv[:, None] * (dxh - a - x_hat * b), "dgamma": dgamma, "dbeta": dbeta}
