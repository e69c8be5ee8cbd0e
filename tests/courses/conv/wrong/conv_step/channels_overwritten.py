# what: the sum over channels is overwritten instead of accumulated, only the last channel is left
def conv_step(window, W, b):
    n_ch = window.shape[1]
    for ch in range(n_ch):
        z = np.dot(window[:, ch, :], W[:, ch, :].T)
    return z + b
