# what: the ReLU takes the normalized x_hat instead of the scaled and shifted y
def block_forward(x, W, b, gamma, beta, pad, size, eps):
    bn = batchnorm_forward(conv_forward(x, W, b, 1, pad), gamma, beta, eps)
    out, where = max_pool_forward(np.maximum(bn["x_hat"], 0), size, size)
    return dict(out=out, x_hat=bn["x_hat"], var=bn["var"], y=bn["out"], where=where)
