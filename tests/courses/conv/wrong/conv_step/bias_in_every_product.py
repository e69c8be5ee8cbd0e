# what: the bias is added to every product before the sum instead of once after it
def conv_step(window, W, b):
    m = window.shape[0]
    f = W.shape[0]
    z = np.zeros((m, f))
    for i in range(m):
        for j in range(f):
            z[i, j] = np.sum(window[i] * W[j] + b[j])
    return z
