# what: the output has the axes (m, t, f) instead of (m, f, t)
def conv_forward(x, W, b, stride, pad):
    width = W.shape[2]
    xp = np.pad(x, ((0, 0), (0, 0), (pad, pad)), "constant")
    results = []
    s = 0
    while s + width <= xp.shape[2]:
        results.append(conv_step(xp[:, :, s:s + width], W, b))
        s += stride
    return np.array(results).transpose(1, 0, 2)
