# what: the ReLU is also cut off above, at 1
def block_forward(x, W, b, gamma, beta, pad, size, eps):
    z = conv_forward(x, W, b, 1, pad)
    bn = batchnorm_forward(z, gamma, beta, eps)
    a = np.minimum(np.maximum(bn["out"], 0), 1)
    out, where = max_pool_forward(a, size, size)
    return {"out": out, "x_hat": bn["x_hat"], "var": bn["var"], "y": bn["out"], "where": where}
