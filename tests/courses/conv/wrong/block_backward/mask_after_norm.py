# what: the mask of the ReLU is applied after the batch normalisation's way back instead of before it
def block_backward(dout, cache, x, W, gamma, pad, eps):
    y = cache["y"]
    g = max_pool_backward(dout, cache["where"], y.shape[2])
    bn = batchnorm_backward(g, cache["x_hat"], gamma, cache["var"], eps)
    dz = np.multiply(bn["dx"], y > 0)
    conv = conv_backward(dz, x, W, 1, pad)
    return {"dx": conv["dx"], "dW": conv["dW"], "dgamma": bn["dgamma"], "dbeta": bn["dbeta"]}
