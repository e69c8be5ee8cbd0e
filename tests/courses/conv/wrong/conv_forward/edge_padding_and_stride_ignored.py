# what: two mistakes: the row is padded with its edge values instead of zeros, and the windows start at i instead of i * stride
def conv_forward(x, W, b, stride, pad):
    n, k = x.shape[2], W.shape[2]
    xp = np.pad(x, ((0, 0), (0, 0), (pad, pad)), mode="edge")
    out = []
    for i in range((n + 2 * pad - k) // stride + 1):
        out.append(conv_step(xp[:, :, i:i + k], W, b))
    return np.stack(out, axis=2)
