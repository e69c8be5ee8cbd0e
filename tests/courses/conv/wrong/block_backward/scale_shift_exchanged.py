# what: dgamma and dbeta are exchanged
def block_backward(dout, cache, x, W, gamma, pad, eps):
    out = {}
    y = cache["y"]
    da = max_pool_backward(dout, cache["where"], y.shape[2])
    bn = batchnorm_backward(da * (y > 0).astype(float), cache["x_hat"], gamma, cache["var"], eps)
    conv = conv_backward(bn["dx"], x, W, 1, pad)
    out["dx"], out["dW"] = conv["dx"], conv["dW"]
    out["dgamma"], out["dbeta"] = bn["dbeta"], bn["dgamma"]
    return out
