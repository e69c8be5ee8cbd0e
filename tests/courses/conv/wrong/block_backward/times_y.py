# what: the gradient is multiplied with the ReLU's value instead of its derivative
def block_backward(dout, cache, x, W, gamma, pad, eps):
    y = cache["y"]
    relu = np.maximum(y, 0)
    dy = max_pool_backward(dout, cache["where"], y.shape[2]) * relu
    g = batchnorm_backward(dy, cache["x_hat"], gamma, cache["var"], eps)
    h = conv_backward(g["dx"], x, W, 1, pad)
    return {"dx": h["dx"], "dW": h["dW"], "dgamma": g["dgamma"], "dbeta": g["dbeta"]}
