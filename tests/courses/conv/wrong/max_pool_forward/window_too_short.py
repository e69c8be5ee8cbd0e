# what: the window is one position too short
def max_pool_forward(x, size, stride):
    m, c, n = x.shape
    t = int(np.floor((n - size) / stride)) + 1
    out, where = np.empty((m, c, t)), np.empty((m, c, t), dtype=int)
    for i in range(t):
        first = i * stride
        last = first + size - 1
        piece = x[:, :, first:last]
        out[:, :, i] = piece.max(axis=-1)
        where[:, :, i] = piece.argmax(axis=-1) + first
    return out, where
