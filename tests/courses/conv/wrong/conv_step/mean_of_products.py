# what: the products are averaged over the window instead of summed
def conv_step(window, W, b):
    prod = window[:, np.newaxis, :, :] * W[np.newaxis, :, :, :]
    return np.mean(prod, axis=(2, 3)) + b[np.newaxis, :]
