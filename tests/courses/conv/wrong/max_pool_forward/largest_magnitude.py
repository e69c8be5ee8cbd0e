# what: the number of the largest magnitude is taken instead of the largest number
def max_pool_forward(x, size, stride):
    m, c, n = x.shape
    t = (n - size) // stride + 1
    where = np.zeros((m, c, t), dtype=int)
    for i in range(t):
        where[:, :, i] = np.abs(x[:, :, i * stride:i * stride + size]).argmax(-1) + i * stride
    out = np.take_along_axis(x, where, axis=2)
    return out, where
