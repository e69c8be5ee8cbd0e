# what: the convolution gets the gradient of y instead of that of z, the batch normalisation is passed by
def block_backward(dout, cache, x, W, gamma, pad, eps):
    y = cache["y"]
    dy = max_pool_backward(dout, cache["where"], y.shape[2])
    dy[y <= 0] = 0
    bn = batchnorm_backward(dy, cache["x_hat"], gamma, cache["var"], eps)
    conv = conv_backward(dy, x, W, 1, pad)
    return {"dx": conv["dx"], "dW": conv["dW"], "dgamma": bn["dgamma"], "dbeta": bn["dbeta"]}
