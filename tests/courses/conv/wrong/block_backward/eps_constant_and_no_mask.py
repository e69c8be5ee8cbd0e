# what: two mistakes: eps is the constant 1e-8 instead of the argument, and the ReLU is left out
def block_backward(dout, cache, x, W, gamma, pad, eps):
    y = cache["y"]
    dy = max_pool_backward(dout, cache["where"], y.shape[2])
    bn = batchnorm_backward(dy, cache["x_hat"], gamma, cache["var"], 1e-8)
    conv = conv_backward(bn["dx"], x, W, 1, pad)
    return {"dx": conv["dx"], "dW": conv["dW"], "dgamma": bn["dgamma"], "dbeta": bn["dbeta"]}
