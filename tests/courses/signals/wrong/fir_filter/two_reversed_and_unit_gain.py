# what: the kernel is applied reversed, and divided by its sum
def fir_filter(x, h):
    n = x.shape[1]
    k = h[::-1] / h.sum()
    return np.stack([np.convolve(r, k)[:n] for r in x])
