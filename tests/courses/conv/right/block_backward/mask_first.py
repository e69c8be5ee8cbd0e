# what: the gradient is stopped by y <= 0 in place, gradients unpacked in another order
def block_backward(dout, cache, x, W, gamma, pad, eps):
    y = cache["y"]
    d = max_pool_backward(dout, cache["where"], y.shape[-1])
    d[y <= 0] = 0
    bn = batchnorm_backward(d, cache["x_hat"], gamma, cache["var"], eps)
    conv = conv_backward(dz=bn["dx"], x=x, W=W, stride=1, pad=pad)
    return {"dbeta": bn["dbeta"], "dgamma": bn["dgamma"], "dW": conv["dW"], "dx": conv["dx"]}
