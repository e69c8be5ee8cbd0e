# what: the convolution has the stride of the pooling, size, instead of 1
def block_forward(x, W, b, gamma, beta, pad, size, eps):
    z = conv_forward(x, W, b, size, pad)
    norm = batchnorm_forward(z, gamma, beta, eps)
    act = np.clip(norm["out"], 0, None)
    out, where = max_pool_forward(act, size, size)
    return {"out": out, "x_hat": norm["x_hat"], "var": norm["var"], "y": norm["out"], "where": where}
