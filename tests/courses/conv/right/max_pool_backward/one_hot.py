# what: a one-hot mask in float32 (exact) and an einsum
def max_pool_backward(dout, where, n):
    hot = (where[:, :, :, None] == np.arange(n)).astype(np.float32)
    return np.einsum("mct,mctn->mcn", dout, hot.astype(np.float64))
