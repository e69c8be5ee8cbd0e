# what: the mask of the ReLU is taken from x_hat instead of y
def block_backward(dout, cache, x, W, gamma, pad, eps):
    x_hat = cache["x_hat"]
    da = max_pool_backward(dout, cache["where"], x_hat.shape[-1])
    dy = np.where(x_hat > 0, da, 0)
    bn = batchnorm_backward(dy, x_hat, gamma, cache["var"], eps)
    conv = conv_backward(bn["dx"], x, W, 1, pad)
    return {"dx": conv["dx"], "dW": conv["dW"], "dgamma": bn["dgamma"], "dbeta": bn["dbeta"]}
