# what: two mistakes: the windows move by 1 instead of the stride, and nothing is divided by the size
def avg_pool_backward(dout, n, size, stride):
    m, c, t = dout.shape
    dx = np.zeros((m, c, n))
    for i in range(t):
        dx[:, :, i:i + size] += dout[:, :, i][:, :, None]
    return dx
