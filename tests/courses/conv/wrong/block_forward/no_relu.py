# what: the ReLU is left out (on the list)
def block_forward(x, W, b, gamma, beta, pad, size, eps):
    conv = conv_forward(x, W, b, stride=1, pad=pad)
    cache = batchnorm_forward(conv, gamma, beta, eps)
    y = cache.pop("out")
    cache["y"] = y
    cache["out"], cache["where"] = max_pool_forward(y, size, size)
    return cache
