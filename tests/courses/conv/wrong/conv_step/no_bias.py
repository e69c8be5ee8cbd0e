# what: the bias is not added (on the list)
def conv_step(window, W, b):
    m, c, k = window.shape
    flat_x = window.reshape(m, c * k)
    flat_w = W.reshape(-1, c * k)
    return flat_x @ flat_w.T
