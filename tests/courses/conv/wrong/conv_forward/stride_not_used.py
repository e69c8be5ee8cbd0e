# what: the windows start at i instead of i * stride (on the list)
def conv_forward(x, W, b, stride, pad):
    m, c, n = x.shape
    f, c, k = W.shape
    n_out = (n + 2 * pad - k) // stride + 1
    left = np.zeros((m, c, pad))
    right = np.zeros((m, c, pad))
    padded = np.concatenate([left, x, right], axis=2)
    Z = np.empty((m, f, n_out))
    for pos in range(n_out):
        patch = padded[:, :, pos:pos + k]
        Z[:, :, pos] = np.einsum("mck,fck->mf", patch, W) + b
    return Z
