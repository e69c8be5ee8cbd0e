# what: the number of windows is computed with n instead of n + 2 * pad
def conv_forward(x, W, b, stride, pad):
    m, c, n = x.shape
    f, _, k = W.shape
    xp = np.zeros((m, c, n + 2 * pad))
    xp[:, :, pad:pad + n] = x
    T = int((n - k) / stride) + 1
    out = np.zeros((m, f, T))
    for j in range(T):
        out[:, :, j] = conv_step(xp[:, :, j * stride:j * stride + k], W, b)
    return out
