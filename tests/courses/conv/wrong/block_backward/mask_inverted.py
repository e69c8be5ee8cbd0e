# what: the gradient passes where y is negative instead of positive
def block_backward(dout, cache, x, W, gamma, pad, eps):
    y, x_hat, var = cache["y"], cache["x_hat"], cache["var"]
    da = max_pool_backward(dout, cache["where"], y.shape[2])
    mask = y > 0
    da[mask] = 0.0
    bn = batchnorm_backward(da, x_hat, gamma, var, eps)
    cv = conv_backward(bn["dx"], x, W, 1, pad)
    return {"dx": cv["dx"], "dW": cv["dW"], "dgamma": bn["dgamma"], "dbeta": bn["dbeta"]}
