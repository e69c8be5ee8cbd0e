# what: the loop over the filter stops one position early
def conv_step(window, W, b):
    m, c, k = window.shape
    out = np.tile(b, (m, 1)).astype(float)
    for ch in range(c):
        for p in range(k - 1):
            out += np.outer(window[:, ch, p], W[:, ch, p])
    return out
