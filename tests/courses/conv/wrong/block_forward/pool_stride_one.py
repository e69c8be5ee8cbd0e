# what: the pooling windows move by 1 instead of by their size
def block_forward(x, W, b, gamma, beta, pad, size, eps):
    z = conv_forward(x, W, b, 1, pad)
    n = batchnorm_forward(z, gamma, beta, eps)
    y = n["out"]
    relu = np.where(y > 0, y, 0.0)
    pooled = max_pool_forward(relu, size, 1)
    return {"out": pooled[0], "where": pooled[1], "x_hat": n["x_hat"], "var": n["var"], "y": y}
