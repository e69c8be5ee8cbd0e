# what: the ReLU is left out on the way back (on the list)
def block_backward(dout, cache, x, W, gamma, pad, eps):
    length = cache["y"].shape[2]
    d = max_pool_backward(dout, cache["where"], length)
    bn = batchnorm_backward(d, cache["x_hat"], gamma, cache["var"], eps)
    grads = conv_backward(bn["dx"], x, W, 1, pad)
    grads.pop("db")
    grads["dgamma"], grads["dbeta"] = bn["dgamma"], bn["dbeta"]
    return grads
