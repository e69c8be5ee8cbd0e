# what: the ReLU by a mask on a copy, everything in one dictionary that grows
def block_forward(x, W, b, gamma, beta, pad, size, eps):
    result = batchnorm_forward(conv_forward(x, W, b, stride=1, pad=pad), gamma, beta, eps)
    y = result["out"]
    a = y.copy()
    a[y < 0] = 0
    result["y"] = y
    result["out"], result["where"] = max_pool_forward(a, size=size, stride=size)
    return result
