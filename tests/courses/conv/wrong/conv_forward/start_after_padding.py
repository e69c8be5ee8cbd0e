# what: the first window starts at pad, after the zeros, instead of at 0
def conv_forward(x, W, b, stride, pad):
    n = x.shape[2]
    k = W.shape[2]
    t = (n + 2 * pad - k) // stride + 1
    padded = np.pad(x, ((0, 0), (0, 0), (pad, pad)))
    z = np.zeros((x.shape[0], W.shape[0], t))
    for i in range(t):
        a = pad + i * stride
        z[:, :, i] = conv_step(padded[:, :, a:a + k], W, b)
    return z
