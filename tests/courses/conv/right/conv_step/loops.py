# what: four nested loops that start from the bias
def conv_step(window, W, b):
    m, c, k = window.shape
    f = W.shape[0]
    z = np.zeros((m, f))
    for i in range(m):
        for j in range(f):
            z[i, j] = b[j]
            for ch in range(c):
                for p in range(k):
                    z[i, j] += window[i, ch, p] * W[j, ch, p]
    return z
