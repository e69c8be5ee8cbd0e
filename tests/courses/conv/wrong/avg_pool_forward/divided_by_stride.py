# what: the sum of the window is divided by the stride instead of the size
def avg_pool_forward(x, size, stride):
    m, c, n = x.shape
    t = (n - size) // stride + 1
    out = np.zeros((m, c, t))
    for i in range(t):
        for j in range(size):
            out[:, :, i] += x[:, :, i * stride + j]
    return out / stride
