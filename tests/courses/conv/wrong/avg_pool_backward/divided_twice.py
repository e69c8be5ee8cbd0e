# what: the share is divided by the size twice
def avg_pool_backward(dout, n, size, stride):
    m, c, t = dout.shape
    dx = np.zeros((m, c, n))
    share = dout / size
    spread = np.repeat(share[:, :, :, None], size, axis=3) / size
    for i in range(t):
        dx[:, :, i * stride:i * stride + size] += spread[:, :, i]
    return dx
