# what: the ReLU stands before the batch normalisation instead of after it
def block_forward(x, W, b, gamma, beta, pad, size, eps):
    z = conv_forward(x, W, b, 1, pad)
    z = z * (z > 0)
    bn = batchnorm_forward(z, gamma, beta, eps)
    out, where = max_pool_forward(bn["out"], size, size)
    return {"out": out, "x_hat": bn["x_hat"], "var": bn["var"], "y": bn["out"], "where": where}
