# what: the gradient is divided by the number of windows instead of the size
def avg_pool_backward(dout, n, size, stride):
    m, c, t = dout.shape
    dx = np.zeros((m, c, n))
    for j in range(size):
        for i in range(t):
            dx[:, :, i * stride + j] += dout[:, :, i] / t
    return dx
